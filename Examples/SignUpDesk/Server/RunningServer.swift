package import SignUpForms

/// A server that answers until it is stopped.
package protocol RunningServer: AnyObject, Sendable {
  /// Where it listens on this machine; nil where it is asked without a network.
  var loopbackPort: Int? { get }
  /// How it behaves from the next request on.
  var conduct: ServerConduct { get set }
  /// The service to ask; a new one each time.
  func client() -> any SignUpService
  /// What it has done, now and after each change, until it stops; slow readers get the latest.
  func reports() -> AsyncStream<ServerReport>
  /// Gives up what it thinks about, and answers no longer.
  func stop() async
}

/// How a server is started: `.local`, or `.loopback` of SignUpNetwork.
package struct ServerStart: Sendable {
  private let start: @Sendable (ServerConduct) async throws -> any RunningServer

  package init(_ start: @escaping @Sendable (ServerConduct) async throws -> any RunningServer) {
    self.start = start
  }

  /// A server in this program, without a network.
  package static let local = ServerStart { LocalServer(conduct: $0) }

  package func callAsFunction(_ conduct: ServerConduct) async throws -> any RunningServer {
    try await start(conduct)
  }
}
