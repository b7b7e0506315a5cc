import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Undo and redo by menu and keys.
@Suite struct UndoCommandsTests {
  private struct Notes: View {
    @Undoable private var notes: [String] = []
    var body: some View {
      Menu("Edit") { UndoCommands() }
      Button("Add") { $notes.change("Add Note") { $0.append("x") } }
      Text("\(notes.count) notes").accessibilityIdentifier("count")
    }
  }

  @Test("the menu names what it would undo and redo, and is disabled where there is nothing")
  func menu() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Notes() }
    harness.tap("Edit")
    #expect(harness.element("Undo")?.semantics.isEnabled == false)
    #expect(harness.element("Redo")?.semantics.isEnabled == false)
    harness.press(.escape)
    harness.tap("Add")
    harness.tap("Edit")
    #expect(harness.element("Undo Add Note")?.semantics.hint == "Ctrl+Z")
    harness.tap("Undo Add Note")
    #expect(harness.text(of: "count") == "0 notes")
    harness.tap("Edit")
    #expect(harness.element("Redo Add Note")?.semantics.hint == "Ctrl+Shift+Z")
    harness.tap("Redo Add Note")
    #expect(harness.text(of: "count") == "1 notes")
  }

  @Test("Ctrl+Z and Ctrl+Shift+Z do the same, without end")
  func keys() {
    let harness = Harness { Notes() }
    for _ in 0..<3 { harness.tap("Add") }
    for _ in 0..<5 { harness.press("z", modifiers: .command) }
    #expect(harness.text(of: "count") == "0 notes")
    for _ in 0..<5 { harness.press("z", modifiers: [.command, .shift]) }
    #expect(harness.text(of: "count") == "3 notes")
  }
}
