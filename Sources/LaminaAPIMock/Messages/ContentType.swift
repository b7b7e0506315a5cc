/// A media type with its parameters: `text/plain; charset=utf-8`.
struct ContentType: Hashable, Sendable {
  /// Type and subtype in small letters.
  let name: String
  /// The parameters by names in small letters.
  let parameters: [String: String]

  init(_ text: String) {
    let parts = Self.parts(text)
    name = (parts.first ?? "").lowercased()
    let pairs = parts.dropFirst().compactMap(Self.pair)
    parameters = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the text is JSON.
  var isJSON: Bool { name == "application/json" || name.hasSuffix("+json") }

  /// Whether a range, as `text/*`, holds this type.
  func fits(_ range: String) -> Bool {
    if range == "*/*" || range == name { return true }
    return range.hasSuffix("/*") && name.hasPrefix(range.dropLast())
  }

  /// Splits at semicolons outside of quotes.
  private static func parts(_ text: String) -> [String] {
    guard text.contains(";") else { return [trimmed(text[...])] }
    var isQuoted = false
    return text.split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }.map(trimmed)
  }

  private static func pair(_ part: String) -> (String, String)? {
    guard let sign = part.firstIndex(of: "=") else { return nil }
    let value = part[part.index(after: sign)...].filter { $0 != "\"" }
    return (part[..<sign].lowercased(), String(value))
  }

  static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(start[...$0]) } ?? ""
  }
}
