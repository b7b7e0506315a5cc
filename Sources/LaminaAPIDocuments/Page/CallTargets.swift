import LaminaAPIModel

/// Where a page's calls may go: the addresses that the base URI names.
struct CallTargets {
  /// The base URI with its usual values; empty if there is none.
  let base: String
  /// The path of the base URI, without a slash at its end.
  let path: String
  /// Origins for the page's policy: of each value that the base URI's parameters may have.
  let origins: [String]

  /// More combinations of values are left out.
  private static let limit = 20

  init(_ api: APIModel) {
    let uri = api.baseURI ?? ""
    let template = URITemplate.read(uri, isStrict: false).template
    let choices = (template?.names ?? []).map { name in
      // One of which nothing is known stands as its name.
      let values = Self.values(of: name, api)
      return (name, values.isEmpty ? [name] : values)
    }
    let usual = Dictionary(choices.map { ($0.0, $0.1[0]) }) { first, _ in first }
    let whole = template?.expand(usual) ?? uri
    base = whole.hasPrefix("/") ? "" : String(whole.reversed().drop { $0 == "/" }.reversed())
    path = Self.path(of: whole)
    let all = Self.combinations(choices).compactMap { Self.origin(of: template?.expand($0) ?? uri) }
    let ways = api.protocols.map { $0.rawValue.lowercased() }
    let origins = all.flatMap { origin in [origin] + ways.map { Self.with($0, origin) } }
    self.origins = Set(origins).sorted()
  }

  private static func values(of name: String, _ api: APIModel) -> [String] {
    let type = api.baseParameters.first { $0.name == name }?.types.first
    if name == "version", let version = api.version { return [version] }
    let usual = type?.usualValue.map { [$0] } ?? []
    return usual + (type?.values ?? []).filter { !usual.contains($0) }
  }

  private static func combinations(_ choices: [(String, [String])]) -> [[String: String]] {
    choices.reduce([[:]]) { known, choice in
      let next = known.flatMap { one in
        choice.1.map { value in one.merging([choice.0: value]) { $1 } }
      }
      return Array(next.prefix(limit))
    }
  }

  /// The scheme, host and port, if they are what a policy may name.
  private static func origin(of uri: String) -> String? {
    guard let scheme = ["http://", "https://"].first(where: { uri.lowercased().hasPrefix($0) })
    else {
      return nil
    }
    let host = uri.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let isPlain = host.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".-:[]".contains($0))
    }
    return isPlain && !host.isEmpty ? scheme + host.lowercased() : nil
  }

  private static func with(_ scheme: String, _ origin: String) -> String {
    scheme + "://" + (origin.split(separator: "/").last ?? "")
  }

  private static func path(of uri: String) -> String {
    let rest = uri.firstRange(of: "://").map { uri[$0.upperBound...] } ?? uri[...]
    guard let slash = rest.firstIndex(of: "/") else { return "" }
    return String(rest[slash...].reversed().drop { $0 == "/" }.reversed())
  }
}
