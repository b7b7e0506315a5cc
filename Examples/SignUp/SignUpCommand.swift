import ArgumentParser
import Lamina
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

  @Option(help: "Draw into this PNG file instead of opening a window; no server runs for that.")
  var png: String?

  func validate() throws {
    guard (0...2).contains(latency) else {
      throw ValidationError("A latency of \(latency) s is not possible. Give one from 0 to 2.")
    }
    guard (0...1).contains(failures) else {
      throw ValidationError("A rate of \(failures) is not possible. Give one from 0 to 1.")
    }
  }

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
      session: SignUpSession(latency: latency, failureRate: failures, server: .loopback),
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
