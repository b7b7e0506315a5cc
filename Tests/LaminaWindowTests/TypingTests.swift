import ChildProcesses
import Foundation
import Testing

/// Text fields and editors in windows on a real X server, among other clients of it.
@Suite(
  "Typing under Xvfb",
  .enabled(if: Screen.isInstalled, "Xvfb, xdotool or xclip is missing: run Scripts/setup"))
struct TypingTests {
  /// Keys of xdotool that lead to a text in the empty field, beginning with what another client copied.
  struct Script: Sendable, CustomTestStringConvertible {
    let name: String
    var copied = ""
    let keys: [String]
    let expected: String
    var testDescription: String { name }
  }

  private static let scripts: [Script] = [
    Script(name: "typing", keys: ["type one two"], expected: "one two"),
    Script(
      name: "a word back", keys: ["type one two", "key ctrl+Left BackSpace"], expected: "onetwo"),
    Script(
      name: "a selection typed over", keys: ["type abc", "key shift+Left shift+Left", "type x"],
      expected: "ax"),
    Script(
      name: "cut and pasted twice", keys: ["type hello", "key ctrl+a ctrl+x ctrl+v ctrl+v"],
      expected: "hellohello"),
    Script(
      name: "undone and done again", keys: ["type abc", "key ctrl+z ctrl+shift+z", "type d"],
      expected: "abcd"),
    Script(
      name: "a Chinese word deleted", copied: "我们在大学学习", keys: ["key ctrl+v ctrl+BackSpace"],
      expected: "我们在大学"),
    Script(
      name: "an Arabic letter deleted where the caret is seen", copied: "مرحبا",
      keys: ["key ctrl+v Right BackSpace"], expected: "مرحا"),
    Script(
      name: "a family deleted as one", copied: "a👩‍👩‍👧‍👦b",
      keys: ["key ctrl+v Left BackSpace"], expected: "ab"),
    Script(
      name: "a letter deleted with its accent", copied: "e\u{301}x",
      keys: ["key ctrl+v Home Delete"], expected: "x"),
    Script(name: "a dead key", keys: ["key dead_acute e dead_diaeresis u"], expected: "éü"),
    Script(name: "the compose key", keys: ["key Multi_key o e Multi_key 1 2"], expected: "œ½"),
  ]

  /// Something to type into on a page of the gallery: the window is centred, 1000x700 on 1024x768.
  struct Place: Sendable, CustomTestStringConvertible {
    let page: String
    let x: String
    let y: String
    var testDescription: String { page }
  }

  private static let places = [
    Place(page: "Text fields", x: "512", y: "250"), Place(page: "Editor", x: "512", y: "334"),
  ]

  private func gallery(at place: Place, on screen: Screen) async throws -> Child {
    try await screen.xdotool("mousemove", "0", "0")
    let window = try screen.start("Gallery", ["--page", place.page])
    try await screen.xdotool("search", "--sync", "--onlyvisible", "--name", "Gallery")
    return window
  }

  /// Clicks into the field and deletes what is in it, until the field has the keyboard.
  private func clear(_ place: Place, on screen: Screen) async throws {
    try await screen.xdotool(
      "mousemove", place.x, place.y, "click", "1", "key", "ctrl+a", "key", "BackSpace")
  }

  /// All of the field's text, as another client pastes it.
  private func text(on screen: Screen, expecting expected: String) async throws -> String {
    var found = ""
    // A slow window gets one copy at a time: a late one would take the clipboard from the next script.
    for _ in 0..<10 where found != expected {
      try await screen.xdotool("key", "ctrl+a", "key", "ctrl+c")
      for _ in 0..<200 where found != expected { found = try await screen.pasted() }
    }
    return found
  }

  /// Waits until the window is painted and takes keys: under a sanitizer, beside others, that lasts.
  private func ready(_ place: Place, on screen: Screen) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
      try await clear(place, on: screen)
      try await screen.xdotool("type", "ready")
      try await screen.xdotool("key", "ctrl+a", "key", "ctrl+c")
      if try await screen.pasted() == "ready" { return }
    }
    Issue.record("the window took no keys for two minutes")
  }

  @Test("keys, words, Chinese, Arabic and emoji, read by another application", arguments: places)
  func scripts(place: Place) async throws {
    let screen = try await Screen()
    try await screen.addComposingKeys()
    let window = try await gallery(at: place, on: screen)
    try await ready(place, on: screen)
    for script in Self.scripts {
      try await clear(place, on: screen)
      if !script.copied.isEmpty { try await screen.copy(script.copied) }
      for keys in script.keys {
        let parts = keys.split(separator: " ", maxSplits: 1).map(String.init)
        if parts[0] == "type" {
          try await screen.xdotool("type", "--delay", "15", parts[1])
        } else {
          for key in parts[1].split(separator: " ") {
            try await screen.xdotool("key", String(key))
          }
        }
      }
      let found = try await text(on: screen, expecting: script.expected)
      #expect(found == script.expected, "\(script.name)")
    }
    window.terminate()
  }

  @Test("what is selected is pasted by the middle button, here and elsewhere", arguments: places)
  func primarySelection(place: Place) async throws {
    let screen = try await Screen()
    let window = try await gallery(at: place, on: screen)
    try await ready(place, on: screen)
    try await clear(place, on: screen)
    try await screen.xdotool("type", "--delay", "15", "one two")
    try await screen.xdotool("key", "ctrl+shift+Left")
    var selected = ""
    for _ in 0..<40 where selected != "two" {
      selected = try await screen.pasted(from: "primary")
    }
    #expect(selected == "two")
    try await clear(place, on: screen)
    try await screen.xdotool("type", "x")
    // Once it is there, nothing else will be selected here that would own the selection again.
    #expect(try await text(on: screen, expecting: "x") == "x")
    try await screen.xdotool("key", "BackSpace")
    try await screen.copy("from elsewhere", to: "primary")
    try await screen.xdotool("mousemove", place.x, place.y, "click", "2")
    #expect(try await text(on: screen, expecting: "from elsewhere") == "from elsewhere")
    window.terminate()
  }

  @Test("an input method composes: shown, written once, cancelled, while the view is evaluated")
  func composition() async throws {
    let screen = try await Screen()
    let probe = try Child(
      screen.probeProgram, ["--field"],
      environment: [
        "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "LAMINA_SCALE": "1",
        "DBUS_SESSION_BUS_ADDRESS": Screen.noBus,
      ])
    _ = try await probe.line(beginning: "focus true")
    // The window is centred: 400x300 on 1024x768, the field a little above its middle.
    try await screen.xdotool("mousemove", "512", "374", "click", "1")
    try await screen.xdotool("type", "--delay", "20", "ab")
    _ = try await probe.line { $0 == "wrote ab" }
    let before = try await caret(of: probe)
    // Five letters of six points, underlined, and nothing written.
    probe.send("editing nihao")
    _ = try await probe.line { $0.hasPrefix("editing nihao") }
    #expect(try await caret(of: probe, reaching: before + 30) == before + 30)
    probe.send("evaluate")
    #expect(try await caret(of: probe, reaching: before + 30) == before + 30)
    probe.send("input 你好")
    _ = try await probe.line { $0 == "wrote ab你好" }
    probe.send("editing")
    #expect(try await caret(of: probe, reaching: before + 20) == before + 20)
    // Given up: nothing is left of it.
    probe.send("editing x")
    #expect(try await caret(of: probe, reaching: before + 26) == before + 26)
    probe.send("editing")
    #expect(try await caret(of: probe, reaching: before + 20) == before + 20)
    #expect(probe.lines.filter { $0.hasPrefix("wrote") } == ["wrote a", "wrote ab", "wrote ab你好"])
    probe.terminate()
  }

  /// Where the field says that its caret is; commands and events before are done by then.
  ///
  /// Asked until it stays, or comes to a place that it is to reach: for as long as a busy machine may
  /// take, and however fast it answers.
  private func caret(of probe: Child, reaching place: Int? = nil) async throws -> Int {
    var found = Int.min
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(10) {
      let count = probe.lines.count
      probe.send("caret")
      let line = try await probe.line(after: count, beginning: "caret")
      let next = Int(line.dropFirst(6)) ?? -1
      if place.map({ $0 == next }) ?? (next == found) { return next }
      found = next
    }
    return found
  }
}
