/// The first line of a file that is not blank: `#%RAML 1.0 Library`.
struct FileHeader {
  /// The version; nil if the line names none that is known.
  let version: RAMLVersion?
  /// What the file is; nil if the line names nothing that is known.
  let kind: DocumentKind?
  /// The words of the line.
  let text: String
  /// How many bytes of blanks and line ends stand before it, where none may be.
  let blankCount: Int
  /// How many bytes the line has.
  let length: Int

  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let blanks = bytes[start...].prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
    blankCount = blanks.count
    let line = bytes[(start + blanks.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
    let words = String(decoding: line.prefix(200), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map(String.init)
    text = words.joined(separator: " ")
    length = line.count
    let isRAML = words.first == "#%RAML" && words.count > 1
    let version = isRAML ? RAMLVersion(rawValue: words[1]) : nil
    let word = words.count > 2 ? words[2...].joined(separator: " ") : ""
    kind = version == .v08 && !word.isEmpty ? nil : DocumentKind(rawValue: word)
    self.version = version
  }
}
