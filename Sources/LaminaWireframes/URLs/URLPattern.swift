/// A pattern of URLs: parts that are plain, and placeholders with converters.
///
/// ```
///  myapp://user/<id>              any part
///  myapp://user/<int:id>/posts    an integer; also <float:>, <uuid:>, and converters of one's own
///  files://<path:rest>            all that follows; only at the end
/// ```
///
/// Of the patterns that match a URL, one is chosen part by part from the left: a plain part beats a
/// placeholder with a converter, that beats one without, and that `<path:>`. Where all parts are
/// alike, a pattern with a scheme beats one without, and then the one that was written first wins.
public struct URLPattern: Hashable, Sendable {
  /// The scheme in small letters; nil for a pattern that takes any.
  public let scheme: String?
  public let parts: [Part]

  /// A part of a pattern between slashes.
  public enum Part: Hashable, Sendable {
    case plain(String)
    /// A placeholder: the parameter's name, and the converter's, which is "" for any text.
    case value(name: String, converter: String)

    var rank: Int {
      switch self {
      case .plain: 3
      case .value(_, "path"): 0
      case .value(_, ""): 1
      case .value: 2
      }
    }
  }

  /// Reads a pattern, after it was normalised.
  public init(
    _ text: String, converters: URLConverters = .standard
  ) throws(URLPatternError) {
    let address = URLAddress(text)
    scheme = address.scheme?.lowercased()
    var parts: [Part] = []
    for (index, part) in address.parts.enumerated() {
      parts.append(try Self.part(part, isLast: index == address.parts.count - 1, converters))
    }
    try Self.checkNames(of: parts)
    self.parts = parts
  }

  private static func checkNames(of parts: [Part]) throws(URLPatternError) {
    var names: Set<String> = []
    for case .value(let name, _) in parts where !names.insert(name).inserted {
      throw .repeatedName(name)
    }
  }

  private static func part(
    _ text: String, isLast: Bool, _ converters: URLConverters
  ) throws(URLPatternError) -> Part {
    guard text.hasPrefix("<") || text.hasSuffix(">") else { return .plain(text) }
    guard text.hasPrefix("<"), text.hasSuffix(">") else { throw .malformed(text) }
    let halves = text.dropFirst().dropLast().split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    guard let name = halves.last, !name.isEmpty, !name.contains(":") else {
      throw .malformed(text)
    }
    let converter = halves.count == 2 ? halves[0] : ""
    guard converter == "" || converter == "path" || converters.names.contains(converter) else {
      throw .unknownConverter(converter)
    }
    guard converter != "path" || isLast else { throw .pathInTheMiddle(text) }
    return .value(name: name, converter: converter)
  }
}
