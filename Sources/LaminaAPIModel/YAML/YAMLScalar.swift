import LaminaJSON

/// Texts as YAML: plain where no reader takes them for anything else, as lines, or in double quotes.
enum YAMLScalar {
  /// A key, which always stands on one line.
  static func key(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// A value; its lines, if it has several, stand behind the indentation.
  static func text(_ text: String, indentation: String) -> String {
    if isPlain(text) { return text }
    return isLines(text) ? lines(text, indentation) : quoted(text)
  }

  /// A letter, `/`, `$` or `_` first, then letters, digits and a few signs: no number, no date, no word with a meaning.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) || [0x24, 0x2F, 0x5F].contains(first),
      text.utf8.last != 0x20
    else { return false }
    let isSafe = text.utf8.allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0)
        || [0x20, 0x24, 0x2D, 0x2E, 0x2F, 0x5F].contains($0)
    }
    return isSafe && !reserved.contains(text.lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static let reserved: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

  /// Whether the text can stand as it is below a `|`.
  private static func isLines(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first != " ", first != "\n", scalars.contains("\n"),
      !text.hasSuffix("\n\n"), scalars.allSatisfy({ $0 == "\n" || isPrinted($0) })
    else { return false }
    return !text.split(separator: "\n").contains { $0.allSatisfy { $0 == " " } }
  }

  private static func lines(_ text: String, _ indentation: String) -> String {
    let isEnded = text.hasSuffix("\n")
    let body = isEnded ? text.dropLast() : text[...]
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    return (isEnded ? "|" : "|-")
      + lines.map { $0.isEmpty ? "\n" : "\n" + indentation + $0 }.joined()
  }

  /// What every reader takes as it is; breaks of lines that only some know are not.
  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x2028, 0x202A..<0xD800, 0xE000..<0xFEFF, 0xFF00..<0xFFFE: true
    case 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// The text in double quotes, which YAML reads as JSON does.
  private static func quoted(_ text: String) -> String {
    let json = JSONValue.text(text).text()
    guard !json.unicodeScalars.allSatisfy(isPrinted) else { return json }
    return json.unicodeScalars.map { isPrinted($0) ? String($0) : escape($0) }.joined()
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
