import Foundation

/// What a screen is given, by name: values that a file holds, read as types of the author's.
///
/// ```swift
/// let parameters: ScreenParameters = ["name": "tea", "count": 2]
/// let count: Int = try parameters.value("count")        // 2
///
/// struct Product: Codable { var name: String; var count: Int }
/// let product = try parameters.decoded(as: Product.self)
/// let again = try ScreenParameters(encoding: product)   // equal to `parameters`
/// ```
public struct ScreenParameters: Codable, Hashable, Sendable {
  public var values: [String: ParameterValue]

  public init(_ values: [String: ParameterValue] = [:]) { self.values = values }

  public init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: ParameterValue].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    try single.encode(values)
  }

  /// The value of a name.
  public subscript(name: String) -> ParameterValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Whether a file can hold all of them.
  var isSound: Bool { values.values.allSatisfy { $0.isSound() } }
}

extension ScreenParameters: ExpressibleByDictionaryLiteral {
  /// Makes parameters of pairs, of which the last one of a name counts.
  public init(dictionaryLiteral pairs: (String, ParameterValue)...) {
    values = Dictionary(pairs) { _, last in last }
  }
}

extension ScreenParameters {
  /// Makes parameters of a value with named fields: a struct, or a dictionary by string.
  ///
  /// Unsigned integers above `Int.max` lose digits, as they become reals.
  public init(encoding value: some Encodable) throws(ParameterError) {
    let type = String(describing: Swift.type(of: value))
    do {
      let data = try JSONEncoder().encode(value)
      let plain = try JSONDecoder().decode(PlainValue.self, from: data).value
      guard case .dictionary(let values) = plain else {
        throw ParameterError.unencodable(type: type, reason: "it has no named fields")
      }
      self.init(values)
    } catch {
      throw (error as? ParameterError)
        ?? .unencodable(type: type, reason: String(describing: error))
    }
  }

  /// Reads the parameter `name` as a type of the author's.
  public func value<Value: Decodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value {
    guard let value = values[name] else {
      throw .missing(name: name, type: String(describing: type))
    }
    do {
      return try Self.decode(type, from: value)
    } catch {
      throw .wrongType(
        name: name, value: String(describing: value), type: String(describing: type))
    }
  }

  /// Reads all of them as one value with named fields.
  public func decoded<Value: Decodable>(
    as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value {
    do {
      return try Self.decode(type, from: .dictionary(values))
    } catch {
      throw .undecodable(type: String(describing: type), reason: String(describing: error))
    }
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from value: ParameterValue
  ) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(PlainValue(value)))
  }
}
