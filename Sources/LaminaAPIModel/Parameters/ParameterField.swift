/// A field of a message as it was sent: a name, and a value with its escapes.
package struct ParameterField: Hashable, Sendable {
  /// The name without escapes.
  package let name: String
  /// The value as it was sent: with escapes, but for fields of a head, which have none.
  package let raw: String

  package init(_ name: String, raw: String) {
    self.name = name
    self.raw = raw
  }

  /// The most fields that are read of one message.
  private static let limit = 1_000

  /// The fields of a query; names whose escapes are broken stay as they are.
  package static func fields(ofQuery query: Substring) -> [ParameterField] {
    query.split(separator: "&", maxSplits: limit).prefix(limit).map { part in
      let sign = part.firstIndex(of: "=") ?? part.endIndex
      let name = PercentText.decoded(part[..<sign], plusIsBlank: true) ?? String(part[..<sign])
      let raw = sign == part.endIndex ? "" : String(part[part.index(after: sign)...])
      return ParameterField(name, raw: raw.replacing("+", with: "%20"))
    }
  }

  /// The cookies of a head's fields `Cookie`, in order (RFC 6265).
  package static func cookies(_ values: [String]) -> [ParameterField] {
    values.flatMap { $0.split(separator: ";", maxSplits: limit) }.prefix(limit).map { part in
      let sign = part.firstIndex(of: "=") ?? part.endIndex
      let value = sign == part.endIndex ? "" : part[part.index(after: sign)...]
      return ParameterField(trimmed(part[..<sign]), raw: unquoted(trimmed(value)))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(start[...$0]) } ?? ""
  }

  private static func unquoted(_ text: String) -> String {
    text.count > 1 && text.first == "\"" && text.last == "\""
      ? String(text.dropFirst().dropLast()) : text
  }
}
