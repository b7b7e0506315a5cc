public import LaminaAPIMock
package import NIOCore

/// A proxy in front of a real server that says which side breaks the model.
public final class ContractProxy: Sendable {
  private let api: MockAPI
  private let caller: ServerCaller
  private let report: @Sendable (ContractBreak) -> Void

  /// Creates a proxy; what breaks the model is reported, and passed on all the same.
  public init(
    _ api: MockAPI, to address: ServerAddress,
    report: @escaping @Sendable (ContractBreak) -> Void
  ) {
    self.api = api
    caller = ServerCaller(address)
    self.report = report
  }

  /// Begins to listen.
  public func start(
    host: String = "127.0.0.1", port: Int = 0
  ) async throws(ServerFault) -> MockServer {
    try await MockServer.start(answering: self, host: host, port: port)
  }
}

/// Rules that a request or an answer broke.
public struct ContractBreak: Hashable, Sendable, CustomStringConvertible {
  /// The sides of a contract.
  public enum Side: String, Hashable, Sendable {
    /// Who asks, and who answers.
    case client, server
  }

  /// Who broke them.
  public let side: Side
  /// Method and target of the request.
  public let request: String
  /// The rules.
  public let violations: [Violation]

  /// A line for each rule.
  public var description: String {
    violations.map { "\(side.rawValue): \(request): \($0)" }.joined(separator: "\n")
  }
}

extension ContractProxy: Answering {
  package func answer(_ request: MockRequest, on loop: any EventLoop) -> Reply {
    let asked = note(.client, request, api.violations(of: request))
    let answer = caller.send(request, on: loop).map { answer in
      let answered = self.note(.server, request, self.api.violations(of: answer, to: request))
      return Self.passed(answer, asked + answered)
    }.recover { Self.unreached($0) }
    return .later(answer)
  }

  private func note(
    _ side: ContractBreak.Side, _ request: MockRequest, _ violations: [Violation]
  ) -> Int {
    if violations.isEmpty { return 0 }
    let line = "\(request.method) \(request.target.prefix(200))"
    report(ContractBreak(side: side, request: line, violations: violations))
    return violations.count
  }

  private static func passed(_ answer: MockAnswer, _ count: Int) -> MockAnswer {
    var answer = answer
    for name in ["Content-Length", "Transfer-Encoding", "Connection", "Keep-Alive"] {
      answer.headers[name] = nil
    }
    answer.headers["X-Contract-Violations"] = "\(count)"
    return answer
  }

  private static func unreached(_ error: any Error) -> MockAnswer {
    MockAnswer(
      502, headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: Array("\(error)\n".utf8))
  }
}
