/// A long text as it was one change ago, which takes the next changes in place of the text that others
/// hold.
///
/// ```
///            the binding, the layout, a node hold it       nobody else holds it
///  before    text   Hello, world│                   spare   Hello, worl│        lacks "d"
///  a key     spare  Hello, world│  lacks "!"        text    Hello, world!│
/// ```
///
/// The two change places with each change, so that a key moves the bytes behind it and copies none: for
/// a megabyte a copy takes longer than all else, as the machine hands out new memory for it page by page.
/// Where somebody still holds the older text too, it is copied, as every `String` is.
struct SpareText: Sendable {
  /// A text of fewer bytes is copied faster than two are kept.
  static let leastBytes = 32 << 10

  private var older = ""
  /// What was done to the other text since; nil before there is an older one.
  private var missing: TextHistory.Change?

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - change: its bytes are those of `text`.
  ///   - text: the text with all changes before; who else holds it sees nothing of this one.
  /// - Returns: how many bytes of a long text were copied.
  mutating func apply(_ change: TextHistory.Change, to text: inout String) -> Int {
    guard text.utf8.count >= Self.leastBytes else {
      self = SpareText()
      text.apply(change)
      return 0
    }
    var copied = 0
    if let missing {
      // Exchanged and not copied: what is changed has one owner.
      swap(&older, &text)
      copied += text.applyCountingCopies(missing)
    } else {
      older = text
    }
    copied += text.applyCountingCopies(change)
    missing = change
    return copied
  }
}

extension String {
  fileprivate mutating func apply(_ change: TextHistory.Change) {
    replaceBytes(change.lower..<change.lower + change.removed.utf8.count, with: change.inserted)
  }

  /// Makes a change and says how many bytes that copied.
  fileprivate mutating func applyCountingCopies(_ change: TextHistory.Change) -> Int {
    let place = storagePlace
    apply(change)
    return storagePlace == place ? 0 : utf8.count
  }

  private var storagePlace: UnsafePointer<UInt8>? {
    utf8.withContiguousStorageIfAvailable(\.baseAddress) ?? nil
  }
}
