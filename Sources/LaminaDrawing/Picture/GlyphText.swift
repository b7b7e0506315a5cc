/// The characters that a glyph stands for, where they take four bytes or fewer: for files whose text stays text.
package struct GlyphText: Hashable, Sendable {
  /// UTF-8, the first byte lowest.
  private var bytes: UInt32

  /// No glyph's text is known before somebody says it.
  package static let unknown = GlyphText(bytes: 0)
  /// The glyph belongs to the characters of the one before it.
  package static let continued = GlyphText(bytes: .max)

  private init(bytes: UInt32) { self.bytes = bytes }

  /// Takes UTF-8; what is longer than four bytes is not known.
  package init(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard range.count <= 4, range.upperBound <= utf8.count else {
      self = .unknown
      return
    }
    var value: UInt32 = 0
    for index in range.reversed() { value = value << 8 | UInt32(utf8[index]) }
    bytes = value
  }

  /// The bytes, none where the text is not known or was said by the glyph before.
  package var utf8: [UInt8] {
    guard self != .continued else { return [] }
    return (0..<4).map { UInt8(truncatingIfNeeded: bytes >> ($0 * 8)) }.filter { $0 != 0 }
  }
}
