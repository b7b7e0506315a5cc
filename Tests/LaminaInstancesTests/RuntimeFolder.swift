import ChildProcesses
import Foundation
import LaminaInstances

/// A `XDG_RUNTIME_DIR` of its own for one test, which goes with it.
final class RuntimeFolder: Sendable {
  let path: String

  init(mode: Int = 0o700) throws {
    // Short: a socket's path has 107 bytes.
    path = "/tmp/lamina-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: mode])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The folder of an application in it.
  func folder(_ id: String = "org.lamina.probe") throws(InstanceError) -> InstanceFolder? {
    try InstanceFolder(id: id) { [path] in $0 == "XDG_RUNTIME_DIR" ? path : nil }
  }

  /// Starts the probe with addresses to hand over or to open.
  func start(_ addresses: String...) throws -> Child {
    try Child(
      Child.built("InstanceProbe"), addresses, environment: ["XDG_RUNTIME_DIR": path])
  }

  /// Starts the probe, and waits until it runs.
  func running() async throws -> Child {
    let probe = try start()
    _ = try await probe.line(beginning: "running")
    return probe
  }

  var socket: String { "\(path)/lamina/org.lamina.probe/socket" }
}
