/// The way to a value inside another one: `/signups/0/name` (RFC 6901).
///
/// ```swift
/// let pointer = JSONPointer("/a~1b/0")!
/// print(pointer.tokens)                               // ["a/b", "0"]
/// print(value[pointer]?.range ?? 0..<0)
/// ```
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The keys and indices, without escapes.
  public var tokens: [String]

  /// Creates a pointer of tokens; without any it points at the whole value.
  public init(tokens: [String] = []) { self.tokens = tokens }

  /// Creates a pointer from its text, which is empty or begins with a slash; `~` only as `~0`, `~1`.
  public init?(_ text: String) {
    guard !text.isEmpty else {
      self.init()
      return
    }
    guard text.utf8.first == 0x2F else { return nil }
    var tokens: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let token = Self.unescaped(part) else { return nil }
      tokens.append(token)
    }
    self.init(tokens: tokens)
  }

  /// The pointer's text.
  public var description: String {
    tokens.map { "/" + Self.escaped($0) }.joined()
  }

  /// The pointer to a part of what this one points at.
  public func appending(_ token: String) -> JSONPointer { JSONPointer(tokens: tokens + [token]) }

  private static func unescaped(_ part: Substring) -> String? {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in part.utf8 {
      if isEscape {
        guard byte == 0x30 || byte == 0x31 else { return nil }
        bytes.append(byte == 0x30 ? 0x7E : 0x2F)
      } else if byte != 0x7E {
        bytes.append(byte)
      }
      isEscape = !isEscape && byte == 0x7E
    }
    return isEscape ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F }) else { return token }
    let parts = token.unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }
    return parts.joined()
  }
}

extension JSONValue {
  /// The value that a pointer points at.
  public subscript(pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      guard let part = value.part(token) else { return nil }
      value = part
    }
    return value
  }

  /// The member or element of that token; an index is written without zeros in front.
  public func part(_ token: String) -> JSONValue? {
    switch content {
    case .object(let object): object[token]
    case .array: Int(token).flatMap { String($0) == token ? self[$0] : nil }
    case .null, .bool, .number, .string: nil
    }
  }
}
