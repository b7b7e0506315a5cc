import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// A model with undo as a view's own: `@Undoable`.
@Suite struct UndoableTests {
  private struct Note: Equatable {
    var title = "One"
    var size = 1
  }

  /// Shows a note and what can be done with it; `extra` acts on the undoer.
  private struct Editor: View {
    @Undoable private var note = Note()
    var extra: (Undoer<Note>) -> Void = { _ in }

    var body: some View {
      VStack {
        Title(title: note.title)
        Button("Rename") { $note.change("Rename") { $0.title += "!" } }
        Button("Extra") { extra($note) }
        Button("Undo") { $note.undo() }.disabled(!$note.canUndo)
        Button("Redo") { $note.redo() }.disabled(!$note.canRedo)
        Text(verbatim: $note.undoName ?? "none").accessibilityIdentifier("name")
        Grower(size: $note.binding(\.size, named: "Grow"))
      }
    }
  }

  private struct Title: View {
    let title: String
    var body: some View { Text(verbatim: title).accessibilityIdentifier("title") }
  }

  private struct Grower: View {
    @Binding var size: Int
    var body: some View {
      Button("Grow") { size += 1 }.accessibilityValue("\(size)").accessibilityIdentifier("grow")
    }
  }

  @Test("a change evaluates who reads the model; undo and redo follow it")
  func undoAndRedo() {
    let harness = Harness { Editor() }
    #expect(harness.element("Undo")?.semantics.isEnabled == false)
    harness.tap("Rename")
    #expect(harness.text(of: "title") == "One!" && harness.text(of: "name") == "Rename")
    harness.tap("Undo")
    #expect(harness.text(of: "title") == "One" && harness.text(of: "name") == "none")
    #expect(harness.element("Undo")?.semantics.isEnabled == false)
    harness.tap("Redo")
    #expect(harness.text(of: "title") == "One!")
    #expect(harness.element("Redo")?.semantics.isEnabled == false)
  }

  @Test("writes through a binding are one step, until a second passes by the window's clock")
  func binding() {
    let harness = Harness { Editor() }
    harness.tap("grow")
    harness.tap("grow")
    #expect(harness.element("grow")?.semantics.value == "3")
    // No frame is drawn while nothing happens: it is the clock that counts.
    harness.clock.advance(by: 2)
    harness.tap("grow")
    harness.tap("Undo")
    #expect(harness.element("grow")?.semantics.value == "3")
    #expect(harness.text(of: "name") == "Grow")
    harness.tap("Undo")
    #expect(harness.element("grow")?.semantics.value == "1")
  }

  @Test("a group is one step; one that throws takes its changes back")
  func groups() {
    struct Refused: Error {}
    var fails = false
    let harness = Harness {
      Editor { note in
        try? note.group("Both") {
          note.change("Title") { $0.title = "Two" }
          note.change("Size") { $0.size = 5 }
          if fails { throw Refused() }
        }
      }
    }
    harness.tap("Extra")
    #expect(harness.text(of: "name") == "Both" && harness.text(of: "title") == "Two")
    harness.tap("Undo")
    #expect(harness.text(of: "title") == "One")
    fails = true
    harness.tap("Extra")
    #expect(harness.text(of: "title") == "One" && harness.text(of: "name") == "none")
  }

  @Test("saving does not evaluate views that only read the model")
  func saving() {
    struct Reader: View {
      @Undoable var number = 0
      let onBody: () -> Void
      let saver: (Undoer<Int>) -> Void
      var body: some View {
        onBody()
        return Text("\(number)").onTapGesture { saver($number) }.accessibilityIdentifier("n")
      }
    }
    var bodies = 0
    let harness = Harness { Reader(onBody: { bodies += 1 }, saver: { $0.markSaved() }) }
    bodies = 0
    harness.tap("n")
    #expect(bodies == 0)
  }

  @Test("a step without a name comes of setting the model itself, and undo may be animated")
  func setting() {
    struct Owner: View {
      @Undoable var number = 0
      var body: some View {
        Button("Set") { number = 7 }
        Button("Back") { withAnimation { $number.undo() } }
        Text("\(number)").accessibilityIdentifier("n")
      }
    }
    let harness = Harness { Owner() }
    harness.tap("Set")
    #expect(harness.text(of: "n") == "7")
    harness.tap("Back")
    #expect(harness.text(of: "n") == "0")
  }

  @Test("a model begun anew is saved and has no past")
  func reset() {
    var saved: [Bool] = []
    let harness = Harness {
      Editor { note in
        saved.append(note.isSaved)
        note.reset(to: Note(title: "New"))
        saved.append(note.isSaved)
      }
    }
    harness.tap("Rename")
    harness.tap("Extra")
    #expect(saved == [false, true])
    #expect(harness.text(of: "title") == "New" && harness.text(of: "name") == "none")
  }
}
