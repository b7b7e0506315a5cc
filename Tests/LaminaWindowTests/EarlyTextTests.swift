import ChildProcesses
import Glibc
import Testing

/// What is typed before a window has got round to the click or key that gives a field the keyboard.
@Suite(
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or xclip is missing: run Scripts/setup"),
  .timeLimit(.minutes(5)))
struct EarlyTextTests {
  @Test(
    "Letters typed right after a click or a Tab into a busy window arrive, the first one too",
    arguments: [["click", "1"], ["key", "Tab"]])
  func busy(way: [String]) async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    probe.send("field")
    _ = try await probe.line { $0 == "done field" }
    kill(probe.processID, SIGSTOP)
    try await screen.xdotool(way + ["type", "abc"])
    kill(probe.processID, SIGCONT)
    _ = try await probe.line { $0 == "text c" }
    #expect(probe.lines.filter { $0.hasPrefix("text ") } == ["text a", "text b", "text c"])
  }
}
