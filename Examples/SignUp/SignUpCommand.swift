import ArgumentParser
import Lamina
import SignUpDesk
import SignUpNetwork
import SignUpViews

/// The command: opens the form in a window, or draws it into a file.
@main
struct SignUpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SignUp",
    abstract: "Signs people up with a server of its own, as slow and unreliable as one likes.",
    discussion: "Opens a window, or where there is no display draws the form into out/.")

  @Option(help: "Seconds the server thinks at most, from 0 to 2.")
  var latency = 1.0

  @Option(help: "How many of the requests fail, from 0 to 1.")
  var failures = 0.0

  @Option(
    help: ArgumentHelp(
      "Ask this server, as `lamina-api mock Examples/SignUpNetwork/API/sign-up.raml --stateful` is one.",
      valueName: "http://127.0.0.1:8080/v1"))
  var api: String?

  @Option(help: "Draw into this PNG file instead of opening a window; no server runs for that.")
  var png: String?

  func validate() throws {
    guard (0...2).contains(latency) else {
      throw ValidationError("A latency of \(latency) s is not possible. Give one from 0 to 2.")
    }
    guard (0...1).contains(failures) else {
      throw ValidationError("A rate of \(failures) is not possible. Give one from 0 to 1.")
    }
    if let api, root(api) == nil {
      throw ValidationError("\(api) is no address: write it as in http://127.0.0.1:8080/v1.")
    }
  }

  private func root(_ text: String) -> URL? {
    URL(string: text).flatMap { $0.scheme == "http" && $0.host() != nil ? $0 : nil }
  }

  private var server: ServerStart { api.flatMap(root).map(ServerStart.contract) ?? .loopback }

  func run() throws {
    do {
      try MainActor.assumeIsolated { try start() }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(1)
    }
  }

  @MainActor private func start() throws(SignUpError) {
    let app = SignUpApp(
      session: SignUpSession(latency: latency, failureRate: failures, server: server),
      isServed: png == nil && isDisplayAvailable)
    guard let png else { return app.start() }
    guard let picture = app.picture(size: SignUpApp.size) else { return }
    do {
      try picture.pngData().write(to: URL(fileURLWithPath: png))
    } catch {
      throw .unwritable(path: png, reason: error.localizedDescription)
    }
  }
}
