/// A method of an exported object.
public struct BusMethod: Sendable {
  /// What it does with a call; what it throws is the answer.
  public typealias Body = @Sendable (BusMessage) async throws -> [BusValue]

  /// The name.
  public let name: String
  /// The signature of the arguments, such as `su`.
  public let takes: String
  /// The signature of the answer.
  public let returns: String
  let body: Body

  /// A method of these signatures: calls with other arguments are refused before `body` sees them.
  public init(
    _ name: String, takes: String = "", returns: String = "", body: @escaping Body
  ) {
    self.name = name
    self.takes = takes
    self.returns = returns
    self.body = body
  }
}
