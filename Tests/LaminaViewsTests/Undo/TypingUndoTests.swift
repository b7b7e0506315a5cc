import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What is typed in fields and editors, as the undo manager of the window knows it.
@MainActor @Suite("Typing in the undo manager of a window")
struct TypingUndoTests {
  private final class Model { var name = "none" }

  private struct Desk: View {
    let model = Model()
    @State private var line = ""
    @State private var page = ""
    @State private var name = "none"
    @State private var showsLine = true
    @Environment(\.undoManager) private var undoManager

    private func rename(to next: String) {
      let former = model.name
      model.name = next
      name = next
      undoManager?.registerUndo(withTarget: model) { _ in rename(to: former) }
    }

    var body: some View {
      VStack {
        if showsLine { TextField("Line", text: $line) }
        TextEditor(text: $page).accessibilityLabel("Page").frame(height: 60)
        Button("Rename") { rename(to: name + "+") }
        Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
        Button("Redo") { undoManager?.redo() }.disabled(undoManager?.canRedo != true)
        Button("Forget") { undoManager?.removeAllActions() }
        Button("Hide") { showsLine = false }
        Text("\(line)|\(page)|\(name)").accessibilityIdentifier("all")
      }
    }
  }

  private func desk() -> Harness { Harness(size: CGSize(width: 300, height: 500)) { Desk() } }

  private func all(_ harness: Harness) -> String? { harness.text(of: "all") }

  private func can(_ name: String, _ harness: Harness) -> Bool? {
    harness.element(name)?.isEnabled
  }

  private func write(_ text: String, in name: String, _ harness: Harness) {
    harness.tap(name)
    harness.type(text)
  }

  @Test("What was typed in a field is taken back and done again by the manager")
  func field() {
    let harness = desk()
    #expect(can("Undo", harness) == false && can("Redo", harness) == false)
    write("tea", in: "Line", harness)
    #expect(all(harness) == "tea||none" && can("Undo", harness) == true)
    harness.tap("Undo")
    #expect(all(harness) == "||none" && can("Undo", harness) == false)
    #expect(can("Redo", harness) == true)
    harness.tap("Redo")
    #expect(all(harness) == "tea||none")
    #expect(can("Undo", harness) == true && can("Redo", harness) == false)
  }

  @Test(
    "Steps of texts and those that were registered are taken back in the order in which they were done"
  )
  func order() {
    let harness = desk()
    write("tea", in: "Line", harness)
    harness.tap("Rename")
    write("pot", in: "Page", harness)
    #expect(all(harness) == "tea|pot|none+")
    var seen: [String?] = []
    for _ in 0..<3 {
      harness.tap("Undo")
      seen.append(all(harness))
    }
    #expect(seen == ["tea||none+", "tea||none", "||none"])
    #expect(can("Undo", harness) == false)
    seen = []
    for _ in 0..<3 {
      harness.tap("Redo")
      seen.append(all(harness))
    }
    #expect(seen == ["tea||none", "tea||none+", "tea|pot|none+"])
    #expect(can("Redo", harness) == false)
  }

  @Test("A step that its text has taken back by keys is none any more, and is done again from both")
  func keys() {
    let harness = desk()
    write("tea", in: "Line", harness)
    harness.press("z", modifiers: .command)
    #expect(all(harness) == "||none" && can("Undo", harness) == false)
    harness.tap("Redo")
    #expect(all(harness) == "tea||none" && can("Undo", harness) == true)
  }

  @Test("Ctrl+Z takes typing back also when the focus has left the text")
  func elsewhere() {
    let harness = desk()
    write("tea", in: "Line", harness)
    harness.press(.escape)
    harness.press("z", modifiers: .command)
    #expect(all(harness) == "||none")
    harness.press("z", modifiers: [.command, .shift])
    #expect(all(harness) == "tea||none")
  }

  @Test("What was taken back is not done again once something else was done")
  func done() {
    let harness = desk()
    harness.tap("Rename")
    harness.tap("Undo")
    write("tea", in: "Line", harness)
    #expect(can("Redo", harness) == false)
    harness.tap("Undo")
    #expect(can("Redo", harness) == true)
    harness.tap("Rename")
    #expect(can("Redo", harness) == false)
  }

  @Test("Steps go with their text, and with all that the manager forgets")
  func gone() {
    let harness = desk()
    write("tea", in: "Line", harness)
    harness.tap("Hide")
    harness.tap("Rename")
    harness.tap("Undo")
    #expect(can("Undo", harness) == false)
    write("pot", in: "Page", harness)
    harness.tap("Forget")
    #expect(can("Undo", harness) == false && all(harness) == "tea|pot|none")
  }
}
