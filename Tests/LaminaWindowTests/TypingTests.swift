import Foundation
import Testing

/// A text field in a window on a real X server, composed into through SDL's queue of events.
@Suite(
  "Typing under Xvfb",
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or ImageMagick is missing: run Scripts/setup"))
struct TypingTests {
  @Test("an input method composes: shown, written once, cancelled, while the view is evaluated")
  func composition() async throws {
    let screen = try await Screen()
    let probe = try Child(
      screen.probeProgram, ["--field"],
      environment: ["DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "LAMINA_SCALE": "1"])
    _ = try await probe.line(beginning: "focus true")
    // The window is centred: 400x300 on 1024x768, the field a little above its middle.
    try await screen.xdotool("mousemove", "512", "374", "click", "1")
    try await screen.xdotool("type", "--delay", "20", "ab")
    _ = try await probe.line { $0 == "wrote ab" }
    let before = try await caret(of: probe)
    // Five letters of six points, underlined, and nothing written.
    probe.send("editing nihao")
    _ = try await probe.line { $0.hasPrefix("editing nihao") }
    #expect(try await caret(of: probe) == before + 30)
    probe.send("evaluate")
    #expect(try await caret(of: probe) == before + 30)
    probe.send("input 你好")
    _ = try await probe.line { $0 == "wrote ab你好" }
    probe.send("editing")
    #expect(try await caret(of: probe) == before + 20)
    // Given up: nothing is left of it.
    probe.send("editing x")
    #expect(try await caret(of: probe) == before + 26)
    probe.send("editing")
    #expect(try await caret(of: probe) == before + 20)
    #expect(probe.lines.filter { $0.hasPrefix("wrote") } == ["wrote a", "wrote ab", "wrote ab你好"])
    probe.terminate()
  }

  /// Where the field says that its caret is; commands and events before are done by then.
  private func caret(of probe: Child) async throws -> Int {
    var found = Int.min
    // An event takes a turn of the main loop, and its frame another.
    for _ in 0..<10 {
      let count = probe.lines.count
      probe.send("caret")
      let line = try await probe.line(after: count, beginning: "caret")
      let next = Int(line.dropFirst(6)) ?? -1
      if next == found { return found }
      found = next
    }
    return found
  }
}
