import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Keys that views hear of while they have the focus.
@Suite struct KeyPressTests {
  /// What was reported, in order.
  private final class Log {
    var lines: [String] = []
    func note(_ line: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
      lines.append(line)
      return result
    }
  }

  private func held(_ key: Key, _ harness: Harness) {
    harness.graph.keyDown(KeyEvent(key))
    harness.graph.keyDown(KeyEvent(key, isRepeat: true))
    harness.graph.keyUp(KeyEvent(key))
    harness.settle()
  }

  @Test("one key, several keys, characters, all keys: each form hears of its own")
  func forms() {
    let log = Log()
    let harness = Harness {
      VStack {
        Text("A").focusable()
          .onKeyPress(.space) { log.note("space") }
          .onKeyPress("x", phases: .all) { log.note("x \($0.phase.rawValue)") }
          .onKeyPress(keys: [.home, .end]) { log.note("\($0.key.key)") }
          .onKeyPress(characters: .decimalDigits) { log.note("digit \($0.characters)") }
          .onKeyPress(phases: .up) { log.note("up \($0.key.key)") }
      }
    }
    harness.press(.tab)
    held(.space, harness)
    held("x", harness)
    held(.end, harness)
    held("7", harness)
    held("y", harness)
    #expect(
      log.lines == [
        "up tab",
        "space", "space", "up space", "x 1", "x 2", "x 4", "end", "end", "up end",
        "digit 7", "digit 7", "up character(\"7\")", "up character(\"y\")",
      ])
  }

  @Test("what a key types follows Shift and Caps Lock")
  func characters() {
    let log = Log()
    let harness = Harness {
      Text("A").focusable().onKeyPress(phases: .down) { log.note($0.characters) }
    }
    harness.press(.tab)
    harness.press("a")
    harness.press("a", modifiers: .shift)
    harness.press("a", modifiers: [.shift, .capsLock])
    harness.press(.upArrow)
    #expect(log.lines == ["a", "A", "a", ""])
  }

  @Test("a key goes on from what ignored it, outwards, and stops where it is handled")
  func outwards() {
    let log = Log()
    let harness = Harness {
      VStack {
        Button("A") { _ = log.note("pressed") }
          .onKeyPress(.return) { log.note("on the button", .ignored) }
        Button("B") {}
      }
      .onKeyPress(.return) { log.note("around") }
      .onKeyPress("z") { log.note("z") }
    }
    harness.press(.tab)
    harness.press(.return)
    harness.press("z")
    #expect(log.lines == ["on the button", "pressed", "z"])
    harness.press(.tab)
    #expect(harness.element("B")?.isFocused == true)
  }

  @Test("what is put on a control can keep a key from it")
  func before() {
    let log = Log()
    let harness = Harness {
      VStack {
        Button("A") { _ = log.note("pressed") }.onKeyPress(.return) { log.note("taken") }
        Button("B") {}
      }
    }
    harness.press(.tab)
    harness.press(.return)
    #expect(log.lines == ["taken"])
  }

  @Test("without the focus inside, and while disabled, nothing is heard")
  func silent() {
    let log = Log()
    let harness = Harness {
      VStack {
        VStack { Button("A") {} }.onKeyPress("a") { log.note("a") }
        Button("B") {}.onKeyPress("b") { log.note("b") }.disabled(true)
        Button("C") {}
      }
    }
    harness.press("a")
    harness.press(.tab)
    harness.press(.tab)
    harness.press("a")
    harness.press("b")
    #expect(log.lines.isEmpty)
  }

  @Test("a handled shortcut key does not reach the shortcut, an ignored one does")
  func shortcuts() {
    let log = Log()
    let harness = Harness {
      VStack {
        Text("A").focusable()
          .onKeyPress("s") { log.note("key", .handled) }
        Text("B").focusable()
        Button("Save") { _ = log.note("saved") }.keyboardShortcut("s", modifiers: [])
      }
    }
    harness.press(.tab)
    harness.press("s")
    harness.press(.tab)
    harness.press("s")
    #expect(log.lines == ["key", "saved"])
  }

  @Test("arrows, Escape and Delete are commands to the innermost that takes them")
  func commands() {
    let log = Log()
    let harness = Harness {
      VStack {
        VStack {
          Text("A").focusable().onMoveCommand { _ = log.note("\($0)") }
          Text("B").focusable()
        }
        .onExitCommand { _ = log.note("exit") }
        .onDeleteCommand { _ = log.note("delete") }
        .onMoveCommand { _ = log.note("outer \($0)") }
      }
    }
    harness.press(.tab)
    harness.press(.leftArrow)
    harness.press(.escape)
    harness.press(.delete)
    harness.press(.deleteForward)
    harness.press(.tab)
    harness.press(.downArrow)
    #expect(log.lines == ["left", "exit", "delete", "delete", "outer down"])
    #expect(harness.element("B")?.isFocused == true)
  }

  @Test("inside a section arrows move the focus to what lies in their direction")
  func section() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      VStack {
        HStack {
          VStack {
            Button("A") {}; Button("B") {}
          }
          VStack {
            Button("C") {}; Button("D") {}
          }
        }
        .focusSection()
        Button("E") {}
      }
    }
    harness.press(.tab)
    for (key, name) in [
      (Key.rightArrow, "C"), (.downArrow, "D"), (.leftArrow, "B"), (.upArrow, "A"), (.upArrow, "A"),
    ] {
      harness.press(key)
      #expect(harness.element(name)?.isFocused == true, "\(key)")
    }
    harness.press(.tab, modifiers: .shift)
    #expect(harness.element("E")?.isFocused == true)
    harness.press(.upArrow)
    #expect(harness.element("E")?.isFocused == true)
  }
}
