public import LaminaAPIMock

/// What became of an example that was sent to a server.
public struct VerifiedExample: Hashable, Sendable {
  /// Method and target.
  public let request: String
  /// The status; nil if the server was not reached.
  public let status: Int?
  /// The rules that the answer breaks.
  public let violations: [Violation]
  /// Why there is no answer.
  public let fault: String?

  /// Whether the server keeps the model here.
  public var isKept: Bool { violations.isEmpty && fault == nil }
}

/// Sends all examples of a model to a server, and judges the answers.
public struct ContractVerifier: Sendable {
  private let api: MockAPI
  private let caller: ServerCaller

  /// Creates a verifier.
  public init(_ api: MockAPI, server: ServerAddress) {
    self.api = api
    caller = ServerCaller(server)
  }

  /// What became of a request.
  public func verify(_ request: MockRequest) async -> VerifiedExample {
    let line = "\(request.method) \(request.target)"
    do {
      var request = request
      request.headers["X-Forwarded-Proto"] = "https"
      let answer = try await caller.send(request)
      return VerifiedExample(
        request: line, status: answer.status,
        violations: api.violations(of: answer, to: request), fault: nil)
    } catch {
      return VerifiedExample(request: line, status: nil, violations: [], fault: "\(error)")
    }
  }
}
