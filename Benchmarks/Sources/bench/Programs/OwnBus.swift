import Foundation

/// A session's bus of our own, which ends with this value.
final class OwnBus {
  /// Where it listens.
  let address: String
  private let daemon = Process()

  /// Starts it and waits until it listens.
  ///
  /// - Throws: where dbus-daemon is missing or does not start.
  init() throws {
    let pipe = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    daemon.arguments = [
      "--session", "--nofork", "--nopidfile", "--nosyslog", "--print-address=1",
      "--address=unix:tmpdir=/tmp",
    ]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    address = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { daemon.terminate() }

  /// The environment of programs that find it.
  var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// The environment of programs that find no bus of a session; without an address, SDL has libdbus start one
  /// (dbus-launch).
  static let none = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]

  /// What a command of the shell prints, run in this session.
  func output(of command: String) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
