import ChildProcesses
import Foundation
import Glibc
import Synchronization

/// A dbus-daemon of a test's own, which ends with it; never the session's.
public final class PrivateBus: Sendable {
  /// The daemon.
  public static let program = "/usr/bin/dbus-daemon"
  /// Whether the machine has it.
  public static let isInstalled = FileManager.default.isExecutableFile(atPath: program)
  /// Where it listens.
  public let address: String
  private let daemon: Child
  private let services: URL?

  /// Starts a daemon, which knows how to start those who serve some names: a command for each.
  public init(services: [String: String] = [:]) throws {
    self.services = services.isEmpty ? nil : try Self.folder(of: services)
    daemon = try Child(
      URL(fileURLWithPath: Self.program),
      [
        "--session", "--nofork", "--nopidfile", "--nosyslog", "--print-address=1",
        "--address=unix:tmpdir=/tmp",
      ], environment: self.services.map { ["XDG_DATA_HOME": $0.path] } ?? [:])
    RunningDaemons.shared.begin(daemon.processID)
    address = try daemon.nextLine() ?? ""
  }

  deinit {
    stop()
    if let services { try? FileManager.default.removeItem(at: services) }
  }

  private static func folder(of services: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-services-\(UUID().uuidString)")
    let files = folder.appendingPathComponent("dbus-1/services")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    for (name, command) in services {
      let text = "[D-BUS Service]\nName=\(name)\nExec=\(command)\n"
      try Data(text.utf8).write(to: files.appendingPathComponent(name + ".service"))
    }
    return folder
  }

  /// Ends it at once.
  public func stop() {
    RunningDaemons.shared.end(daemon.processID)
    daemon.kill()
  }
}

/// The daemons of a process: a task that still holds one when the tests are over does not let it live on.
private final class RunningDaemons: Sendable {
  private let processes = Mutex<Set<pid_t>>([])

  /// The one of the process.
  static let shared = RunningDaemons()

  private init() {
    atexit { RunningDaemons.shared.endAll() }
  }

  private func endAll() { processes.withLock { $0 }.forEach { kill($0, SIGKILL) } }

  func begin(_ process: pid_t) { processes.withLock { _ = $0.insert(process) } }

  func end(_ process: pid_t) { processes.withLock { _ = $0.remove(process) } }
}
