import ChildProcesses
import Foundation
import LaminaInstances
import Testing

/// Several processes of one application.
@Suite("Starts of one application")
struct ProcessTests {
  @Test("A second start hands its addresses over, and ends with 0")
  func handOver() async throws {
    let runtime = try RuntimeFolder()
    let first = try await runtime.running()
    let second = try runtime.start("probe://product/tea", "probe:b")
    #expect(try await second.waitForExit() == 0)
    #expect(second.lines == ["handed over to \(first.processID)"])
    _ = try await first.line(beginning: "open probe:b")
    #expect(first.lines.dropFirst() == ["open probe://product/tea", "open probe:b"])
    let third = try runtime.start()
    #expect(try await third.waitForExit() == 0)
    _ = try await first.line(beginning: "raise")
  }

  @Test("The one that ends leaves nothing that the next one finds in its way")
  func end() async throws {
    let runtime = try RuntimeFolder()
    let first = try await runtime.running()
    #expect(try await runtime.start("probe:end").waitForExit() == 0)
    #expect(try await first.waitForExit() == 0)
    #expect(!FileManager.default.fileExists(atPath: runtime.socket))
    _ = try await runtime.running()
  }

  @Test("The socket of a process that was killed is replaced")
  func stale() async throws {
    let runtime = try RuntimeFolder()
    let first = try await runtime.running()
    first.kill()
    #expect(try await first.waitForExit() == -SIGKILL)
    #expect(FileManager.default.fileExists(atPath: runtime.socket))
    let second = try await runtime.running()
    #expect(try await runtime.start("probe:c").waitForExit() == 0)
    _ = try await second.line(beginning: "open probe:c")
  }

  @Test("Of 20 starts at once one runs, and has the addresses of the other 19")
  func race() async throws {
    let runtime = try RuntimeFolder()
    let starts = try (0..<20).map { try runtime.start("probe:\($0)") }
    var running: [Child] = []
    for start in starts {
      let line = try await start.line { $0.hasPrefix("running") || $0.hasPrefix("handed over") }
      if line.hasPrefix("running") {
        running.append(start)
      } else {
        #expect(try await start.waitForExit() == 0)
      }
    }
    let one = try #require(running.first)
    #expect(running.count == 1)
    #expect(one.exitCode == nil)
    #expect(try await runtime.start("probe:last").waitForExit() == 0)
    _ = try await one.line(beginning: "open probe:last")
    let others = (0..<20).filter { starts[$0] !== one }.map { "open probe:\($0)" }
    #expect(Set(one.lines.dropFirst().dropLast()) == Set(others))
    #expect(one.lines.count == 21)
  }

  @Test("More than the one that runs would take is not sent")
  func tooMany() async throws {
    let runtime = try RuntimeFolder()
    let first = try await runtime.running()
    let folder = try #require(try runtime.folder())
    let address = try #require(URL(string: "probe:a"))
    let outcome = try await MainActor.run {
      try InstanceClaim.acquire(
        folder, handingOver: HandoverMessage(Array(repeating: address, count: 65)))
    }
    guard case .refused(let reason) = outcome else {
      Issue.record("It was not refused: \(outcome)")
      return
    }
    #expect(reason == "A message has 65 addresses. 64 are the most.")
    #expect(try await runtime.start("probe:y").waitForExit() == 0)
    _ = try await first.line(beginning: "open probe:y")
    #expect(first.lines.count == 2)
  }

  @Test("Without a folder for the run each start is alone, and nothing is made")
  func alone() async throws {
    let runtime = try RuntimeFolder()
    let probe = try Child(
      Child.built("InstanceProbe"), environment: ["XDG_RUNTIME_DIR": ""])
    #expect(try await probe.waitForExit() == 0)
    #expect(probe.lines == ["alone"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: runtime.path) == [])
  }

  @Test("A process that holds the lock and does not answer is named")
  func hung() async throws {
    let runtime = try RuntimeFolder()
    let first = try await runtime.running()
    #expect(kill(first.processID, SIGSTOP) == 0)
    let folder = try #require(try runtime.folder())
    let error = await #expect(throws: InstanceError.self) {
      try await MainActor.run {
        _ = try InstanceClaim.acquire(
          folder, handingOver: HandoverMessage([]), patience: .milliseconds(50))
      }
    }
    #expect("\(error.map(\.description) ?? "")".contains("process \(first.processID) runs already"))
    #expect(kill(first.processID, SIGCONT) == 0)
  }
}
