/// A value of a parameter, in a form that any file holds.
public indirect enum ParameterValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case array([ParameterValue])
  case dictionary([String: ParameterValue])

  /// How deep arrays and dictionaries may be nested.
  public static let greatestDepth = 32
}

extension ParameterValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .real(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension ParameterValue {
  /// The characters that a URL holds for the value; nil for arrays and dictionaries.
  public var text: String? {
    switch self {
    case .string(let string): string
    case .integer(let integer): String(integer)
    case .real(let real): String(real)
    case .boolean(let boolean): String(boolean)
    case .array, .dictionary: nil
    }
  }

  /// Whether a file can hold the value: numbers are finite, and nothing is nested too deep.
  func isSound(depth: Int = 0) -> Bool {
    guard depth <= Self.greatestDepth else { return false }
    switch self {
    case .string, .integer, .boolean: return true
    case .real(let real): return real.isFinite
    case .array(let values): return values.allSatisfy { $0.isSound(depth: depth + 1) }
    case .dictionary(let values):
      return values.values.allSatisfy { $0.isSound(depth: depth + 1) }
    }
  }
}

/// In a file a real and a dictionary stand in a dictionary that names them, so that `1.0` stays a real.
extension ParameterValue: Codable {
  private enum Tag: String, CodingKey { case real, values }

  public init(from decoder: any Decoder) throws {
    if let tagged = try? decoder.container(keyedBy: Tag.self) {
      self =
        tagged.contains(.real)
        ? .real(try tagged.decode(Double.self, forKey: .real))
        : .dictionary(try tagged.decode([String: ParameterValue].self, forKey: .values))
      return
    }
    let single = try decoder.singleValueContainer()
    if let boolean = try? single.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let integer = try? single.decode(Int.self) {
      self = .integer(integer)
    } else if let string = try? single.decode(String.self) {
      self = .string(string)
    } else {
      self = .array(try single.decode([ParameterValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .real(let real):
      var tagged = encoder.container(keyedBy: Tag.self)
      try tagged.encode(real, forKey: .real)
    case .dictionary(let values):
      var tagged = encoder.container(keyedBy: Tag.self)
      try tagged.encode(values, forKey: .values)
    case .string(let string): try encode(string, to: encoder)
    case .integer(let integer): try encode(integer, to: encoder)
    case .boolean(let boolean): try encode(boolean, to: encoder)
    case .array(let values): try encode(values, to: encoder)
    }
  }

  private func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    try single.encode(value)
  }
}
