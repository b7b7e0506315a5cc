/// The name of a destination: a screen's code, a port of it, and perhaps a gate: `Home-Detail-Product`.
///
/// A port and a gate that stand in a file contain no "-", so a text has one reading wherever one
/// declared code begins it.
public struct WireframeKey: Codable, Hashable, Sendable, CustomStringConvertible {
  public var code: String
  public var port: String
  public var gate: String?

  public init(_ code: String, _ port: String, _ gate: String? = nil) {
    self.code = code
    self.port = port
    self.gate = gate
  }

  /// The key as files have it.
  public var description: String {
    ([code, port] + [gate].compactMap(\.self)).joined(separator: "-")
  }
}

extension WireframeKey {
  /// All ways to read a text, the longest declared code first, and the shortest port first within
  /// one; without a declared code, the text up to the first "-" is taken for it.
  static func readings(of text: String, codes: Set<String>) -> [WireframeKey] {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.count <= 32, !parts.contains("") else { return [] }
    let lengths = (1..<parts.count).filter { codes.contains(parts[..<$0].joined(separator: "-")) }
    return (lengths.isEmpty ? [1] : lengths.reversed()).flatMap { length in
      readings(of: parts[length...], after: parts[..<length].joined(separator: "-"))
    }
  }

  private static func readings(of rest: ArraySlice<String>, after code: String) -> [WireframeKey] {
    guard rest.count > 1 else { return [WireframeKey(code, rest.joined())] }
    return (1..<rest.count).map { length in
      WireframeKey(
        code, rest.prefix(length).joined(separator: "-"),
        rest.dropFirst(length).joined(separator: "-"))
    }
  }
}
