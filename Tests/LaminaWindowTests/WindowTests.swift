import ChildProcesses
import Foundation
import Testing
import XServers

@Suite(
  "A window under Xvfb",
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or ImageMagick is missing: run Scripts/setup"))
struct WindowTests {
  /// The window is centred: 400x300 on 1024x768.
  private let left = 312
  private let top = 234

  /// The probe's own buffer, presented once more and written as a PPM picture.
  private func retainedPicture(of probe: Child) async throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-buffer-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    probe.send("buffer \(file.path)")
    _ = try await probe.line(beginning: "done buffer")
    return try Data(contentsOf: file)
  }

  @Test("the screen shows the retained picture, pixel for pixel, and damage only")
  func pixels() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    let retained = try await retainedPicture(of: probe)
    let before = try await screen.picture(x: left, y: top, width: 400, height: 300)
    #expect(before == retained)

    probe.send("mark 20 30 40 50")
    _ = try await probe.line(beginning: "done mark")
    let after = try await screen.picture(x: left, y: top, width: 400, height: 300)
    let changed = zip(before, after).filter { $0 != $1 }.count
    // White over the pattern: few bytes were 255 before; the magenta corner is not shown.
    #expect(changed > 40 * 50 * 3 - 200)
    #expect(changed <= 40 * 50 * 3)
  }

  @Test("clicks, double clicks, wheel, keys and typed text arrive")
  func input() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    try await screen.xdotool(
      "mousemove", "352", "264", "click", "1", "click", "--repeat", "2", "--delay", "40", "3",
      "click", "5", "click", "4", "click", "7", "keydown", "shift", "click", "5", "keyup", "shift")
    for expected in [
      "down 40.0 30.0 primary 1 0", "up 40.0 30.0 primary 1 0", "down 40.0 30.0 secondary 2 0",
      "scroll 0 48 false", "scroll 0 -48 false", "scroll 48 0 false",
    ] {
      _ = try await probe.line { $0 == expected }
    }
    #expect(probe.lines.filter { $0 == "scroll 48 0 false" }.count == 2)
    try await screen.xdotool("key", "ctrl+a", "Left", "F5", "BackSpace")
    for expected in ["character(\"a\") 16", "leftArrow 0", "function(5) 0", "delete 0"] {
      _ = try await probe.line { $0 == "keyDown \(expected) false" }
    }
    #expect(!probe.lines.contains { $0.hasPrefix("text") })
    probe.send("text")
    _ = try await probe.line(beginning: "done text")
    try await screen.xdotool("type", "--delay", "20", "a?1")
    _ = try await probe.line { $0 == "text 1" }
    #expect(probe.lines.filter { $0.hasPrefix("text ") } == ["text a", "text ?", "text 1"])
  }

  @Test("text from another application is dropped where that holds the pointer")
  func drops() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    #expect(try await screen.drop("from elsewhere", on: "^Probe$", x: 352, y: 264))
    #expect(try await screen.drop("and again", on: "^Probe$", x: 412, y: 300))
    for expected in [
      #"dropped 40.0 30.0 [LaminaInput.DropEvent.Item.text("from elsewhere")]"#,
      #"dropped 100.0 66.0 [LaminaInput.DropEvent.Item.text("and again")]"#,
    ] {
      _ = try await probe.line { $0 == expected }
    }
  }

  @Test("a new size is painted whole and at once")
  func resize() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    try await screen.xdotool("search", "--name", "^Probe$", "windowsize", "500", "350")
    _ = try await probe.line(beginning: "resized 500.0x350.0 1.0")
    let shown = try await screen.picture(x: left, y: top, width: 500, height: 350)
    let isRetained = shown == (try await retainedPicture(of: probe))
    #expect(isRetained)
  }

  @Test("many sizes in a row leave no stale edge")
  func manySizes() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    for step in 1...12 {
      try await screen.xdotool(
        "search", "--name", "^Probe$", "windowsize", "\(400 - step * 9)", "\(300 + step * 7)")
    }
    _ = try await probe.line(beginning: "resized 292.0x384.0")
    let shown = try await screen.picture(x: left, y: top, width: 292, height: 384)
    let isRetained = shown == (try await retainedPicture(of: probe))
    #expect(isRetained)
  }

  @Test("a window that was smaller for a moment, unnoticed, is painted whole")
  func smallerForAMoment() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    kill(probe.processID, SIGSTOP)
    try await screen.xdotool(
      "search", "--name", "^Probe$", "windowsize", "200", "150", "windowsize", "400", "300")
    kill(probe.processID, SIGCONT)
    _ = try await probe.line(beginning: "resized 400.0x300.0")
    let shown = try await screen.picture(x: left, y: top, width: 400, height: 300)
    let isRetained = shown == (try await retainedPicture(of: probe))
    #expect(isRetained)
  }

  @Test("at rest nothing wakes up and nothing is presented; the main actor answers at once")
  func idle() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    probe.send("hop")
    let hops = try await probe.line(beginning: "hops").split(separator: " ").compactMap {
      Double($0)
    }
    #expect(hops.count == 3)
    // Within 5 ms on an idle machine; tests run beside a compiler.
    #expect(hops.allSatisfy { $0 < 50 }, "\(hops)")
    probe.send("count")
    let presents = try await probe.line(beginning: "presents")
    let before = try Activity(of: probe.processID)
    try await Task.sleep(for: .seconds(2))
    let after = try Activity(of: probe.processID)
    #expect(after.wakeUps(since: before) <= 4)
    #expect(after.milliseconds(since: before) <= 10)
    let index = probe.lines.count
    probe.send("count")
    #expect(try await probe.line(after: index, beginning: "presents") == presents)
  }

  @Test("frames come at the display's rhythm")
  func frames() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    probe.send("frames 30")
    let words = try await probe.line(beginning: "frames").split(separator: " ")
    let mean = try #require(words.last.flatMap { Double($0) })
    #expect(mean > 0.0166)
    #expect(mean < 0.05)
  }

  @Test("text is copied and pasted")
  func clipboard() async throws {
    let screen = try await Screen()
    let (first, second) = (try await screen.probe(), try await screen.probe())
    first.send("copy 你好 wörld")
    _ = try await first.line(beginning: "done copy")
    second.send("paste")
    #expect(try await second.line(beginning: "pasted") == "pasted 你好 wörld")
  }

  @Test("a list of files, a picture and text are pasted by others, each as its type")
  func offered() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    probe.send("offer wörld")
    _ = try await probe.line(beginning: "done offer")
    #expect(try await screen.pasted() == "wörld")
    #expect(try await screen.pasted("text/uri-list") == "file:///wörld\r\n")
    #expect(try await screen.pasted("image/png").utf8.count == 300_000)
    let types = Set(try await screen.pasted("TARGETS").split(separator: "\n").map(String.init))
    #expect(types.isSuperset(of: ["TARGETS", "UTF8_STRING", "text/uri-list", "image/png"]))
    // Its own window pastes what it offers, and text that is copied afterwards takes its place.
    probe.send("paste")
    #expect(try await probe.line(beginning: "pasted") == "pasted wörld")
    probe.send("copy later")
    _ = try await probe.line(beginning: "done copy")
    #expect(try await screen.pasted() == "later")
    #expect(probe.exitCode == nil)
  }

  @Test("who asks for the clipboard and is gone before the answer ends no program")
  func vanished() async throws {
    let screen = try await Screen()
    let probe = try await screen.probe()
    probe.send("copy text")
    _ = try await probe.line(beginning: "done copy")
    let client = try #require(XClient(on: screen.display))
    for _ in 0..<20 { client.askForClipboardAndVanish() }
    client.close()
    #expect(try await screen.pasted() == "text")
    probe.send("paste")
    #expect(try await probe.line(beginning: "pasted") == "pasted text")
  }

  @Test("LAMINA_SCALE makes points larger", arguments: ["1.25", "2"])
  func scale(scale: String) async throws {
    let screen = try await Screen()
    let probe = try await screen.probe(["LAMINA_SCALE": scale])
    let pixels = scale == "2" ? "800x600" : "500x375"
    #expect(probe.lines.contains { $0.hasPrefix("first \(pixels)") })
  }

  @Test("closing the window, SIGTERM and SIGINT end it with code 0")
  func close() async throws {
    let screen = try await Screen()
    for signal in [SIGTERM, SIGINT] {
      let probe = try await screen.probe()
      kill(probe.processID, signal)
      #expect(try await probe.waitForExit() == 0)
      #expect(probe.lines.last == "quit")
    }
    let probe = try await screen.probe()
    try await screen.askToClose("^Probe$")
    _ = try await probe.line { $0 == "close" }
    #expect(try await probe.waitForExit() == 0)
  }

  @Test("without a display the error is one sentence")
  func noDisplay() async throws {
    let screen = try await Screen()
    let probe = try Child(
      screen.probeProgram, environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(
      try await probe.line(beginning: "error")
        == "error There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.")
    #expect(try await probe.waitForExit() == 1)
    let lost = try Child(
      screen.probeProgram, environment: ["DISPLAY": ":9999", "SDL_VIDEODRIVER": "x11"])
    #expect(
      try await lost.line(beginning: "error").hasPrefix("error The display :9999 cannot be reached")
    )
  }
}
