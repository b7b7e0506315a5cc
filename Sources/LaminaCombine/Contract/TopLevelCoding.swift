public import Foundation

/// An encoder of whole values, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// What values become.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A decoder of whole values, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// What values are made of.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
