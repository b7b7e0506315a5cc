/// Characters that look like those of YAML, and are others: a typist's keyboard or a word processor made them.
enum OddCharacter {
  /// Blanks that are no spaces, by their bytes.
  private static let blanks: [(bytes: [UInt8], name: String)] = [
    ([0xC2, 0xA0], "non-breaking blank (U+00A0)"),
    ([0xE3, 0x80, 0x80], "ideographic blank (U+3000)"),
    ([0xE2, 0x80, 0xAF], "narrow non-breaking blank (U+202F)"),
    ([0xE2, 0x80, 0x8B], "blank without width (U+200B)"),
    ([0xEF, 0xBB, 0xBF], "byte order mark (U+FEFF)"),
    ([0xE2, 0x80, 0x82], "en space (U+2002)"), ([0xE2, 0x80, 0x83], "em space (U+2003)"),
    ([0xE2, 0x80, 0x89], "thin space (U+2009)"),
  ]

  static let colon: [UInt8] = [0xEF, 0xBC, 0x9A]
  static let comma: [UInt8] = [0xEF, 0xBC, 0x8C]
  /// The quotes “ ” ‘ ’ and ＂, by their bytes.
  static let quotes: [[UInt8]] = [
    [0xE2, 0x80, 0x9C], [0xE2, 0x80, 0x9D], [0xE2, 0x80, 0x98], [0xE2, 0x80, 0x99],
    [0xEF, 0xBC, 0x82],
  ]

  /// The name and the length of a blank that is no space.
  static func blank(in bytes: [UInt8], at offset: Int) -> (name: String, length: Int)? {
    guard offset < bytes.count, bytes[offset] >= 0xC2 else { return nil }
    return blanks.first { bytes[offset...].starts(with: $0.bytes) }.map {
      ($0.name, $0.bytes.count)
    }
  }
}
