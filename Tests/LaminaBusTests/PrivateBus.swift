import Foundation

/// A dbus-daemon of a test's own, which ends with it; never the session's.
///
/// `@unchecked`, as its process is only asked for its number after `init`.
final class PrivateBus: @unchecked Sendable {
  static let program = "/usr/bin/dbus-daemon"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: program)
  let address: String
  private let process = Process()

  init() throws {
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

  func stop() {
    // SIGTERM would be blocked: the mask of a thread of Dispatch is inherited.
    kill(process.processIdentifier, SIGKILL)
  }
}
