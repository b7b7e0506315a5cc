import Foundation

/// A dbus-daemon of a test's own, which ends with it; never the session's.
///
/// `@unchecked`, as its process is only asked for its number after `init`.
public final class PrivateBus: @unchecked Sendable {
  /// The daemon.
  public static let program = "/usr/bin/dbus-daemon"
  /// Whether the machine has it.
  public static let isInstalled = FileManager.default.isExecutableFile(atPath: program)
  /// Where it listens.
  public let address: String
  private let process = Process()

  /// Starts a daemon.
  public init() throws {
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = [
      "--session", "--nofork", "--nopidfile", "--nosyslog", "--print-address=1",
      "--address=unix:tmpdir=/tmp",
    ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    stop()
  }

  /// Ends it at once.
  public func stop() {
    // SIGTERM would be blocked: the mask of a thread of Dispatch is inherited.
    kill(process.processIdentifier, SIGKILL)
  }
}
