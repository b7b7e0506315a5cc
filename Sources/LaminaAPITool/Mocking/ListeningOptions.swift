import ArgumentParser
import LaminaAPIServer

/// Where a command listens.
struct ListeningOptions: ParsableArguments {
  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes a free one.")
  var port = 8080

  /// Starts a server, or ends with why it does not.
  func start(
    _ start: (String, Int) async throws(ServerFault) -> MockServer
  ) async throws -> MockServer {
    do {
      return try await start(host, port)
    } catch {
      Output.complain("\(error)")
      throw ExitCode(1)
    }
  }
}
