import ChildProcesses
import Foundation
import Testing

/// What others write to the socket of a process that runs.
@Suite("Hostile messages")
struct HostileTests {
  /// Sends bytes, and returns what is answered and what the process that runs says of it.
  private func send(_ bytes: [UInt8], to runtime: RuntimeFolder, _ first: Child) async throws
    -> (answer: String, fault: String)
  {
    let before = first.lines.count
    let answer = try await withCheckedThrowingContinuation {
      (done: CheckedContinuation<String, any Error>) in
      // Reading and writing wait.
      Thread.detachNewThread {
        guard let client = RawClient(runtime.socket) else {
          return done.resume(throwing: CocoaError(.fileReadUnknown))
        }
        client.write(bytes)
        done.resume(returning: client.answer())
      }
    }
    return (answer, try await first.line(after: before, beginning: "fault"))
  }

  @Test(
    "Each is refused with a reason and opens nothing",
    arguments: [
      ("garbage", "\u{0}\u{1}\u{2}garbage", "A message is none of this protocol"),
      ("no end of line", "lamina 1\nprobe:x", "A message is none of this protocol"),
      ("another scheme", "lamina 1\nfile:///etc/passwd\n", "No address with the scheme «file»"),
      ("a relative path", "lamina 1\n../../x\n", "«../../x» has no scheme"),
      ("one bad of two", "lamina 1\nprobe:x\njavascript:x\n", "No address with the scheme"),
      ("an escape", "lamina 1\nprobe:\u{1B}]0;x\u{7}\n", "is no address"),
    ])
  func refused(name: String, text: String, reason: String) async throws {
    let runtime = try RuntimeFolder()
    let first = try await runtime.running()
    let (answer, fault) = try await send(Array(text.utf8), to: runtime, first)
    #expect(answer.hasPrefix("refused "))
    #expect(answer.contains(reason) && fault.contains(reason))
    #expect(!first.lines.contains { $0.hasPrefix("open") })
    #expect(try await runtime.start("probe:y").waitForExit() == 0)
    _ = try await first.line(beginning: "open probe:y")
  }

  @Test("Of 10 MB hardly more than the limit is read, and the next start is served")
  func flood() async throws {
    let runtime = try RuntimeFolder()
    let first = try await runtime.running()
    let (_, fault) = try await send([UInt8](repeating: 65, count: 10 << 20), to: runtime, first)
    #expect(fault.contains("more than 65536 bytes"))
    #expect(try await runtime.start("probe:y").waitForExit() == 0)
    _ = try await first.line(beginning: "open probe:y")
  }

  @Test("Ten that connect and say nothing are ended, and keep nobody out for good")
  func silent() async throws {
    let runtime = try RuntimeFolder()
    let first = try await runtime.running()
    let silent = (0..<10).compactMap { _ in RawClient(runtime.socket) }
    #expect(silent.count == 10)
    #expect(try await runtime.start("probe:y").waitForExit() == 0)
    _ = try await first.line(beginning: "open probe:y")
    #expect(first.lines.contains("fault A message was not finished in 2 s."))
    withExtendedLifetime(silent) {}
  }
}
