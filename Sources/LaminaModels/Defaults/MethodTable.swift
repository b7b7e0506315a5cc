import Glibc

/// The methods that a class of Swift calls through a table, as words at the end of the class.
///
/// ```
///  class        … 5 description … │ its superclasses' methods │ its own │
///  description  0 flags … 28 words of the class … 44 words before its own methods, 48 how many
/// ```
/// So it is on Linux, where classes know nothing of Objective-C.
nonisolated struct MethodTable {
  /// In words.
  private static let descriptionPlace = 5
  /// In bytes.
  private enum Place {
    static let flags = 0
    static let size = 28
    static let first = 44
    static let count = 48
  }
  /// Kind 16 is a class; it has a table, is not generic, needs no initialisation, and knows its superclass's size.
  private static let flags: (mask: UInt32, expected: UInt32) = (0xb003_009f, 0x8000_0010)

  private let words: UnsafeMutablePointer<UInt>
  /// Where the class's own methods are, in words.
  let slots: Range<Int>

  /// Nil where the class is not laid out so.
  init?(of type: AnyClass) {
    words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    guard MemoryLayout<UInt>.size == 8,
      let description = UnsafeRawPointer(bitPattern: words[Self.descriptionPlace])
    else { return nil }
    func number(_ place: Int) -> UInt32 {
      description.load(fromByteOffset: place, as: UInt32.self)
    }
    guard number(Place.flags) & Self.flags.mask == Self.flags.expected else { return nil }
    let (first, count) = (Int(number(Place.first)), Int(number(Place.count)))
    guard first > Self.descriptionPlace, first + count == number(Place.size), first + count < 500
    else { return nil }
    slots = first..<first + count
  }

  /// Those methods of a subclass that stand where `table` has its own.
  init(of type: AnyClass, like table: MethodTable) {
    words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    slots = table.slots
  }

  subscript(slot: Int) -> UInt { words[slot] }

  /// Has methods lead to those of another table; a caller on another thread finds one or the other.
  ///
  /// - Returns: whether it does: not where the system lets nobody write there.
  func replace(_ places: [Int], by other: MethodTable) -> Bool {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = UInt(bitPattern: words + slots.lowerBound) & ~(page - 1)
    let end = UInt(bitPattern: words + slots.upperBound)
    guard
      mprotect(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), PROT_READ | PROT_WRITE)
        == 0
    else { return false }
    for place in places { words[place] = other.words[place] }
    return true
  }
}
