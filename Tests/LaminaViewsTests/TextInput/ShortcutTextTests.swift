import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Text that keyboards bring along with keys that are shortcuts, or would be.
@MainActor
@Suite struct ShortcutTextTests {
  private struct Form: View {
    @State private var text = ""
    @State private var count = 0
    var body: some View {
      VStack {
        TextField("Text", text: $text)
        TextEditor(text: $text).frame(height: 60)
        Button("Count") { count += 1 }.keyboardShortcut("1")
        Button("Save") { count += 10 }.keyboardShortcut("s")
        Text("\(count) \(text)").accessibilityIdentifier("said")
      }
    }
  }

  private func form() -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Form() }
    harness.tap("Text")
    return harness
  }

  /// A key that goes down, with the text that the keyboard makes of it, and comes up.
  private func press(
    _ key: Key, _ modifiers: EventModifiers, text: String, isRight: Bool = false, _ harness: Harness
  ) {
    var event = KeyEvent(key, modifiers: modifiers)
    event.isRightOption = isRight
    harness.send(.keyDown(event))
    harness.send(.text(text, time: 0))
    harness.send(.keyUp(event))
  }

  @Test("Control, Alt and Super with a key put nothing in, be it a shortcut or not")
  func shortcuts() {
    let harness = form()
    press(",", .command, text: ",", harness)
    press("1", .command, text: "1", harness)
    press("x", .option, text: "x", harness)
    press("y", [.option, .shift], text: "Y", harness)
    press("1", [.option, .shift], text: "!", harness)
    press("d", .control, text: "d", harness)
    press(.space, .command, text: " ", harness)
    #expect(harness.text(of: "said") == "1 ")
  }

  @Test("Shift and AltGr make text, and so does the next key alone")
  func text() {
    let harness = form()
    press("1", .command, text: "1", harness)
    press("a", .shift, text: "A", harness)
    press("e", .option, text: "€", isRight: true, harness)
    press("q", [], text: "@", harness)
    press("x", .option, text: "x", isRight: true, harness)
    #expect(harness.text(of: "said") == "1 A€@")
  }

  @Test("what an input method commits while Control is held, or was, comes in")
  func inputMethod() {
    let harness = form()
    harness.send(.keyDown(KeyEvent(.modifier(.command), modifiers: .command)))
    harness.send(.text("ä", time: 0))
    harness.send(.keyUp(KeyEvent(.modifier(.command))))
    harness.compose("ni")
    harness.commit("你")
    #expect(harness.text(of: "said") == "0 ä你")
  }

  @Test("a shortcut that an input method lets through while it composes is done")
  func composing() {
    let harness = form()
    harness.type("a")
    harness.compose("ni")
    harness.press("s", modifiers: .command)
    #expect(harness.text(of: "said") == "10 a")
    harness.press("q")
    harness.press(.return)
    harness.commit("你")
    #expect(harness.text(of: "said") == "10 a你")
  }

  // MARK: Values while they are typed

  private struct Order: View {
    @State private var count = 1
    @State private var limited = 1
    @State private var ordered = 0
    private let format = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en_US"))
    var body: some View {
      let limited = limited
      VStack {
        TextField("Count", value: $count, format: format)
        TextField(
          "Limited", value: Binding(get: { limited }, set: { self.limited = min(10, max(5, $0)) }),
          format: format)
        Button("Order") { ordered = count }.keyboardShortcut("o")
        Button("More") { count += 1000 }.keyboardShortcut("m")
        Text("\(ordered) \(limited)").accessibilityIdentifier("said")
      }
    }
  }

  @Test(
    "a value is written while it can be read: a shortcut sees it; its text is tidied at the end")
  func values() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Order() }
    harness.press(.tab)
    harness.type("2345")
    #expect(harness.element("Count")?.semantics.value == "2345")
    harness.press("o", modifiers: .command)
    #expect(harness.text(of: "said") == "2345 1")
    harness.press(.return)
    #expect(harness.element("Count")?.semantics.value == "2,345")
    harness.type("x")
    #expect(harness.element("Count")?.semantics.value == "2,345x")
    harness.press("m", modifiers: .command)
    #expect(harness.element("Count")?.semantics.value == "3,345")
  }

  @Test("a value that is held in a range lets one type through what lies outside of it")
  func limits() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Order() }
    harness.press(.tab)
    harness.press(.tab)
    harness.type("7")
    #expect(harness.text(of: "said") == "0 7")
    harness.type("0")
    #expect(harness.text(of: "said") == "0 10")
    #expect(harness.element("Limited")?.semantics.value == "70")
    harness.press(.tab)
    #expect(harness.element("Limited")?.semantics.value == "10")
  }

  // MARK: Texts that the program changes

  private struct Completing: View {
    @State private var text = ""
    var body: some View {
      TextField("Text", text: $text)
        .onChange(of: text) { _, new in if new == "ap" { text = "apple" } }
      TextEditor(text: $text).frame(height: 60).accessibilityLabel("Editor")
    }
  }

  @Test("a caret at the end stays there when the program appends", arguments: ["Text", "Editor"])
  func appending(_ name: String) {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Completing() }
    harness.tap(name)
    harness.type("aps")
    #expect(harness.element("Text")?.semantics.value == "apples")
  }
}
