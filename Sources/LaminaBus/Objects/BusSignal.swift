/// A signal that an exported object may emit.
public struct BusSignal: Sendable, Hashable {
  /// The name.
  public let name: String
  /// The signature of the arguments.
  public let signature: String

  /// A signal with arguments of a signature.
  public init(_ name: String, _ signature: String = "") {
    self.name = name
    self.signature = signature
  }
}
