import ChildProcesses
import Testing

/// What happens once in a second would be seen twice.
func expectIdle(_ probe: Child) async throws {
  try await Task.sleep(for: .milliseconds(300))
  let before = try Activity(of: probe.processID)
  try await Task.sleep(for: .seconds(2))
  let after = try Activity(of: probe.processID)
  #expect(after.wakeUps(since: before) <= 0)
  #expect(after.milliseconds(since: before) == 0)
}
