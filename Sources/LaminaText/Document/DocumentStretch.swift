/// A paragraph of a long text with its terminator, or a piece of one: eight bytes.
struct DocumentStretch: Hashable, Sendable {
  /// The lowest bit says whether a paragraph begins here.
  private var lengthAndStart: UInt32
  /// Less than zero where it is an estimate: minus one more than that.
  private var signedHeight: Int32

  /// A stretch that is about `estimate` device pixels tall.
  init(byteCount: Int, startsParagraph: Bool, estimate: Int) {
    lengthAndStart = UInt32(min(byteCount, 0x7FFF_FFFF)) << 1 | (startsParagraph ? 1 : 0)
    signedHeight = -1 - Int32(clamping: estimate)
  }

  var byteCount: Int { Int(lengthAndStart >> 1) }
  var startsParagraph: Bool { lengthAndStart & 1 == 1 }
  /// Device pixels, with the space to what follows.
  var height: Int { signedHeight < 0 ? -1 - Int(signedHeight) : Int(signedHeight) }

  mutating func setHeight(_ height: Int, isMeasured: Bool) {
    let height = Int32(clamping: max(0, height))
    signedHeight = isMeasured ? height : -1 - min(height, .max - 1)
  }
}

/// What some stretches come to.
struct DocumentSums: Hashable, Sendable {
  var count = 0
  var bytes = 0
  var height = 0
  var paragraphs = 0

  init() {}

  init(_ stretches: ContiguousArray<DocumentStretch>) {
    for stretch in stretches { self = adding(stretch) }
  }

  func adding(_ stretch: DocumentStretch) -> DocumentSums {
    var sum = self
    sum.count += 1
    sum.bytes += stretch.byteCount
    sum.height += stretch.height
    sum.paragraphs += stretch.startsParagraph ? 1 : 0
    return sum
  }

  static func += (sum: inout DocumentSums, other: DocumentSums) {
    sum.count += other.count
    sum.bytes += other.bytes
    sum.height += other.height
    sum.paragraphs += other.paragraphs
  }

  func subtracting(_ other: DocumentSums) -> DocumentSums {
    var rest = self
    rest.count -= other.count
    rest.bytes -= other.bytes
    rest.height -= other.height
    rest.paragraphs -= other.paragraphs
    return rest
  }
}
