import ChildProcesses
import Foundation

/// An X server of a test's own, without a screen that anybody sees.
package final class XServer: Sendable {
  /// Whether the machine has one (`Scripts/setup` does it).
  package static let isInstalled = FileManager.default.isExecutableFile(atPath: program)
  private static let program = "/usr/bin/Xvfb"

  /// What clients connect to.
  package let display: String
  private let server: Child

  /// Starts a server on a number that is free.
  package init() async throws {
    server = try Child(
      URL(fileURLWithPath: Self.program),
      ["-displayfd", "1", "-screen", "0", "1024x768x24", "-noreset", "-nolisten", "tcp"])
    display = ":" + (try await server.line { Int($0) != nil })
  }

  deinit { server.terminate() }

  /// Ends it at once.
  package func stop() { server.kill() }
}
