import Foundation
import Glibc
import Synchronization

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
  private let services: URL?

  /// Starts a daemon, which knows how to start those who serve some names: a command for each.
  public init(services: [String: String] = [:]) throws {
    self.services = services.isEmpty ? nil : try Self.folder(of: services)
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = [
      "--session", "--nofork", "--nopidfile", "--nosyslog", "--print-address=1",
      "--address=unix:tmpdir=/tmp",
    ]
    if let folder = self.services {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["XDG_DATA_HOME": folder.path]) { $1 }
    }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let daemon = process
    try Self.withoutBlockedSignals { try daemon.run() }
    RunningDaemons.shared.begin(process.processIdentifier)
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    stop()
    if let services { try? FileManager.default.removeItem(at: services) }
  }

  /// A child inherits what its thread blocks, and threads of Dispatch block nearly all: a daemon that does
  /// not hear SIGCHLD does not learn that a program which it has started is over.
  private static func withoutBlockedSignals(_ work: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
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
  public func stop() { RunningDaemons.shared.end(process.processIdentifier) }
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

  /// Once: another process may have the number then.
  func end(_ process: pid_t) {
    if processes.withLock({ $0.remove(process) }) != nil { kill(process, SIGKILL) }
  }
}
