/// A pattern of keys with `*` for any part, and the rule by which the narrowest one wins.
///
/// ```
///  Home-Detail-Product  >  Home-Detail  >  Home-Detail-*  >  *-Detail-*  >  *
/// ```
///
/// A `*` at the end stands for all that follows, a missing gate too; `Home-Detail` matches only the
/// key without a gate. Of two patterns that match, the one with more parts that are no `*` wins;
/// where these are as many, the one whose parts are so further to the left.
public struct WireframePattern: Hashable, Sendable, CustomStringConvertible {
  public var code: Part
  public var port: Part
  public var gate: Part

  /// What a pattern asks of a part of a key.
  public enum Part: Hashable, Sendable {
    case any
    /// The key has no such part.
    case none
    case plain(String)

    fileprivate var isPlain: Bool { self != .any }

    fileprivate func matches(_ part: String?) -> Bool {
      switch self {
      case .any: true
      case .none: part == nil
      case .plain(let name): part == name
      }
    }
  }

  /// Reads a pattern of one to three parts; nil for a text that is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard (1...3).contains(parts.count), !parts.contains("") else { return nil }
    guard parts.count > 1 || parts == ["*"] else { return nil }
    let rest: Part = parts.last == "*" ? .any : .none
    let all = parts.map { $0 == "*" ? Part.any : .plain($0) } + [rest, rest]
    (code, port, gate) = (all[0], all[1], all[2])
  }

  public func matches(_ key: WireframeKey) -> Bool {
    code.matches(key.code) && port.matches(key.port) && gate.matches(key.gate)
  }

  /// How narrow the pattern is: the count of plain parts, then which they are, the left ones first.
  public var specificity: Int {
    let plain = [code, port, gate].map { $0.isPlain ? 1 : 0 }
    return plain.reduce(0, +) * 8 + plain[0] * 4 + plain[1] * 2 + plain[2]
  }

  public var description: String {
    let parts = [code, port, gate].compactMap { part -> String? in
      switch part {
      case .any: "*"
      case .none: nil
      case .plain(let name): name
      }
    }
    return parts == ["*", "*", "*"] ? "*" : parts.joined(separator: "-")
  }
}
