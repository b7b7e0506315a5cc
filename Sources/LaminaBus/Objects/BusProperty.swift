/// A property of an exported object.
public struct BusProperty: Sendable {
  /// The name.
  public let name: String
  /// The type, such as `u`.
  public let signature: String
  let read: @Sendable () async throws -> BusValue
  let write: (@Sendable (BusValue) async throws -> Void)?

  /// A property that can be read and, with `write`, set; values of another type are refused.
  public init(
    _ name: String, _ signature: String,
    write: (@Sendable (BusValue) async throws -> Void)? = nil,
    read: @escaping @Sendable () async throws -> BusValue
  ) {
    self.name = name
    self.signature = signature
    self.read = read
    self.write = write
  }

  /// The value, checked.
  func value() async throws -> BusValue {
    let value = try await read()
    guard value.signature == signature else {
      throw BusError.wrongSignature(expected: signature, found: value.signature)
    }
    return value
  }
}
