import Foundation

/// A URL or a pattern taken apart: scheme, parts between slashes, query.
///
/// ```swift
/// URLAddress("myapp:///////user///<id>//hello/??/#abc=/def").normalised    // "myapp://user/<id>/hello"
/// ```
public struct URLAddress: Hashable, Sendable {
  public var scheme: String?
  /// The parts between slashes, none of them empty, as they are written; the host is the first one.
  public var parts: [String]
  /// Names and values of the query, decoded.
  public var query: [(name: String, value: String)] { Self.pairs(of: queryText) }
  private var queryText: Substring

  /// Takes any text apart.
  public init(_ text: String) {
    let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    let query = text[end...].prefix { $0 != "#" }
    queryText = query.drop { $0 == "?" }
    var rest = text[..<end]
    if let colon = Self.schemeEnd(of: rest) {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    parts = rest.split(separator: "/").map(String.init)
  }

  /// The colon after a scheme, which a slash follows.
  private static func schemeEnd(of text: Substring) -> Substring.Index? {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix(":/") else { return nil }
    let scheme = text[..<colon]
    guard scheme.first?.isLetter == true else { return nil }
    let isName = scheme.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    return isName ? colon : nil
  }

  /// The text without repeated slashes, query and fragment.
  public var normalised: String {
    (scheme.map { $0 + "://" } ?? "/") + parts.joined(separator: "/")
  }

  private static func pairs(of query: Substring) -> [(name: String, value: String)] {
    query.split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = halves.map { decoded($0.replacing("+", with: " ")) }
      return (texts[0], texts.count == 2 ? texts[1] : "")
    }
  }

  /// A text without percent signs; as it is where they stand for no UTF-8.
  static func decoded(_ text: some StringProtocol) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  /// A text in which all but letters, digits and "-._~" stands behind percent signs.
  static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 128 && (character.isLetter || character.isNumber)
      if isPlain || "-._~".contains(character) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
