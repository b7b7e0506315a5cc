import Lamina
import LaminaTesting
import Testing

private struct Counter: View {
  @State private var count = 0
  @State private var note = ""
  var body: some View {
    VStack {
      TextField("Note", text: $note)
      Button("Up") { count += 1 }.keyboardShortcut("u")
      Button("Reset") { count = 0 }.keyboardShortcut("r", modifiers: [.command, .shift])
      Button("Save") { note += "!" }.keyboardShortcut(.defaultAction)
      Button("Cancel") { note = "" }.keyboardShortcut(.cancelAction)
      Text("\(count)").accessibilityIdentifier("count")
    }
  }
}

@MainActor @Suite("Idioms: keyboard shortcuts while one types")
struct KeyboardShortcutsIdiom {
  @Test("Shortcuts act and put nothing into the field")
  func shortcuts() {
    let harness = Harness(size: CGSize(width: 300, height: 250)) { Counter() }
    harness.tap("Note")
    harness.type("hi")
    harness.press("u", modifiers: .command)
    harness.send(.text("u", time: 0))
    harness.press("u", modifiers: .command)
    #expect(harness.text(of: "count") == "2")
    harness.press("r", modifiers: [.command, .shift])
    #expect(harness.text(of: "count") == "0")
    harness.press(.return)
    #expect(harness.element("Note")?.semantics.value == "hiu!")
  }
}
