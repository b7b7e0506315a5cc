import ChildProcesses
import Foundation
import LaminaStore
import Testing

/// A folder for the stores of one test.
final class StoreFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/lamina-store-\(UUID().uuidString)"

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  var log: String { path + "/store.log" }

  /// Another process's view of it, as far as one process can have that.
  func store(_ limits: StoreLimits = StoreLimits()) -> SharedStore {
    SharedStore(directory: URL(fileURLWithPath: path), limits: limits)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: log)) }

  /// Puts a file in the store's place.
  func put(_ bytes: Data) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try bytes.write(to: URL(fileURLWithPath: log))
  }

  func probe(_ command: String, _ words: String...) throws -> Child {
    try Child(Child.built("StoreProbe"), [command, path] + words)
  }
}

/// Looks again and again, within a bound.
func wait(_ isThere: () throws -> Bool) async throws {
  for _ in 0..<2_000 {
    if try isThere() { return }
    try await Task.sleep(for: .milliseconds(5))
  }
  Issue.record("It did not come in time")
}
