import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Keys that do what controls do.
@Suite struct KeyboardShortcutTests {
  @Test("a shortcut presses its button wherever the focus is, with just these modifiers")
  func button() {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.keyboardShortcut("n")
        Button("Other") {}
      }
    }
    let harness = Harness { Owner() }
    harness.press("n", modifiers: .command)
    harness.press("n")
    harness.press("n", modifiers: [.command, .shift])
    #expect(harness.exists("Count 1"))
    harness.tap("Other")
    harness.press("N", modifiers: [.command, .capsLock])
    #expect(harness.exists("Count 2"))
  }

  @Test("a shortcut turns a toggle over")
  func toggle() {
    struct Owner: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Hidden", isOn: $isOn).keyboardShortcut("h", modifiers: [.command, .shift])
      }
    }
    let harness = Harness { Owner() }
    harness.press("h", modifiers: [.command, .shift])
    #expect(harness.element("Hidden")?.semantics.value == "on")
  }

  @Test("what is disabled, hidden or gone has no shortcut")
  func unusable() {
    struct Owner: View {
      @State private var state = 0
      let pressed: (Int) -> Void
      var body: some View {
        Button("Next") { state += 1 }.keyboardShortcut("+")
        if state < 3 {
          Button("A") { pressed(state) }.keyboardShortcut("a")
            .disabled(state == 1).opacity(state == 2 ? 0 : 1)
        }
      }
    }
    var pressed: [Int] = []
    let harness = Harness { Owner { pressed.append($0) } }
    for _ in 0..<4 {
      harness.press("a", modifiers: .command)
      harness.press("+", modifiers: .command)
    }
    #expect(pressed.filter { $0 != 2 } == [0])
  }

  @Test("of several controls with one shortcut the innermost has it, then the first")
  func conflicts() {
    var pressed: [String] = []
    let harness = Harness {
      VStack {
        Button("Outer") { pressed.append("Outer") }
        Group { VStack { HStack { Button("Inner 1") { pressed.append("Inner 1") } } } }
        Group { VStack { HStack { Button("Inner 2") { pressed.append("Inner 2") } } } }
      }
      .keyboardShortcut("k")
    }
    harness.press("k", modifiers: .command)
    #expect(pressed == ["Inner 1"])
  }

  @Test("Return and Escape do the default and the cancel action; the focus comes first")
  func defaults() {
    var pressed: [String] = []
    let harness = Harness {
      VStack {
        Button("OK") { pressed.append("OK") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { pressed.append("Cancel") }.keyboardShortcut(.cancelAction)
        Button("Third") { pressed.append("Third") }
      }
    }
    harness.press(.return)
    harness.press(.escape)
    #expect(pressed == ["OK", "Cancel"])
    harness.tap("Third")
    harness.press(.tab, modifiers: .shift)
    harness.press(.return)
    #expect(pressed == ["OK", "Cancel", "Third", "Third"])
  }

  @Test("a shortcut with Control goes before what the focus does with the bare key")
  func beforeFocus() {
    var pressed: [String] = []
    let harness = Harness {
      VStack {
        Button("Send") { pressed.append("Send") }.keyboardShortcut(.return)
        Button("Other") { pressed.append("Other") }
      }
    }
    harness.tap("Other")
    harness.press(.tab, modifiers: .shift)
    harness.press(.return, modifiers: .command)
    #expect(pressed == ["Other", "Send"])
  }

  @Test("an inner nil takes an outer shortcut away")
  func takenAway() {
    var pressed = 0
    let harness = Harness {
      VStack { Button("A") { pressed += 1 }.keyboardShortcut(nil) }.keyboardShortcut("a")
    }
    harness.press("a", modifiers: .command)
    #expect(pressed == 0)
  }
}
