import ArgumentParser
import Foundation
import SignUpDesk
import SignUpNetwork

/// The command: listens on this machine and says what it does, a line for each request.
@main
struct SignUpServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SignUpServer",
    abstract: "Serves the sign-up form on 127.0.0.1, as slowly and unreliably as one likes.",
    discussion: """
      curl http://127.0.0.1:8080/users/ada
      curl -d '{"name":"eve","password":"1234"}' http://127.0.0.1:8080/users
      """)

  @Option(help: "The port to listen on; 0 takes a free one.")
  var port = 8080

  @Option(help: "Seconds it thinks at most, from 0 to 2; each request has its own share.")
  var latency = 0.0

  @Option(help: "How many of the requests fail, from 0 to 1.")
  var failures = 0.0

  @Option(help: "What its random numbers begin with.")
  var seed: UInt64 = 1

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("\(LoopbackServerError.noSuchPort(port))")
    }
    guard (0...ServerConduct.longestLatency).contains(latency) else {
      throw ValidationError("A latency of \(latency) s is not possible. Give one from 0 to 2.")
    }
    guard (0...1).contains(failures) else {
      throw ValidationError("A rate of \(failures) is not possible. Give one from 0 to 1.")
    }
  }

  func run() async throws {
    do {
      try await serve()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(1)
    }
  }

  private func serve() async throws(LoopbackServerError) {
    let server = try await LoopbackServer.start(
      port: port, conduct: ServerConduct(latency: latency, failureRate: failures), seed: seed)
    let interrupts = Interrupts { Task { await server.stop() } }
    say("Listening on http://127.0.0.1:\(server.port)/users (Ctrl+C ends)")
    var log = RequestLog()
    for await report in server.reports() {
      for line in log.lines(report) { say(line) }
    }
    interrupts.cancel()
    say(log.summary)
  }

  private func say(_ line: String) {
    print(line)
    // A reader at a pipe shall get it now.
    fflush(nil)
  }
}
