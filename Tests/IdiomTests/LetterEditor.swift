import Lamina
import LaminaTesting
import Testing

/// A letter with a bar of toggles that follow, and change, what is selected.
private struct LetterEditor: View {
  @State private var text: AttributedString = "Dear reader"
  @State private var selection = AttributedTextSelection()
  @Environment(\.fontResolutionContext) private var fontResolutionContext

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Toggle("Bold", isOn: bold)
        Toggle("Italic", isOn: italic)
        Toggle("Underline", isOn: underline)
      }
      .toggleStyle(.button)
      TextEditor(text: $text, selection: $selection)
        .accessibilityIdentifier("letter")
      Text(summary).accessibilityIdentifier("summary")
    }
  }

  private var typing: AttributeContainer { selection.typingAttributes(in: text) }

  private var bold: Binding<Bool> {
    Binding {
      (typing.font ?? .default).resolve(in: fontResolutionContext).isBold
    } set: { isBold in
      text.transformAttributes(in: &selection) {
        $0.font = ($0.font ?? .default).bold(isBold)
      }
    }
  }

  private var italic: Binding<Bool> {
    Binding(
      get: { (typing.font ?? .default).resolve(in: fontResolutionContext).isItalic },
      set: { isItalic in
        text.transformAttributes(in: &selection) {
          let font = $0.font ?? .default
          $0.font = font.italic(isItalic)
        }
      })
  }

  private var underline: Binding<Bool> {
    Binding {
      selection.attributes(in: text)[\.underlineStyle].allSatisfy { $0 != nil }
    } set: { isUnderlined in
      text.transformAttributes(in: &selection) {
        $0.underlineStyle = isUnderlined ? .single : nil
      }
    }
  }

  /// The runs, as a preview would show them.
  private var summary: String {
    var summary = ""
    for run in text.runs {
      let font = (run.font ?? .default).resolve(in: fontResolutionContext)
      var marks = ""
      if font.isBold { marks.append("*") }
      if font.isItalic { marks.append("/") }
      if run.underlineStyle != nil { marks.append("_") }
      summary += marks + String(text[run.range].characters) + marks
    }
    return summary
  }
}

/// A note into which a program puts words in a colour.
private struct ColoredNote: View {
  @State private var note = AttributedString("Bring ")
  @State private var selection = AttributedTextSelection()

  var body: some View {
    VStack {
      TextEditor(text: $note, selection: $selection).accessibilityIdentifier("note")
      Button("Add tea") {
        var word = AttributedString("tea")
        word.foregroundColor = .green
        note.replaceSelection(&selection, with: word)
      }
      Text(colored).accessibilityIdentifier("colored")
    }
  }

  private var colored: String {
    note.runs.filter { $0.foregroundColor == .green }
      .map { String(note[$0.range].characters) }
      .joined(separator: ", ")
  }
}

/// An editor that is only told which text it has.
private struct Draft: View {
  @State private var draft = AttributedString("Draft")

  var body: some View {
    TextEditor(text: $draft).font(.title3).foregroundStyle(.secondary)
      .accessibilityIdentifier("draft")
  }
}

@MainActor @Suite("Idioms: a letter with bold words")
struct LetterEditorIdiom {
  private func letter() -> Harness {
    let harness = Harness(size: CGSize(width: 420, height: 260)) { LetterEditor() }
    harness.tap("letter")
    harness.press(.end, modifiers: .command)
    return harness
  }

  @Test("Toggles change what is selected, and show it")
  func toggles() {
    let harness = letter()
    harness.press(.leftArrow, modifiers: [.command, .shift])
    harness.tap("Bold")
    #expect(harness.text(of: "summary") == "Dear *reader*")
    harness.tap("Underline")
    #expect(harness.text(of: "summary") == "Dear *_reader*_")
    harness.tap("Bold")
    #expect(harness.text(of: "summary") == "Dear _reader_")
  }

  @Test("A toggle without a selection is about what is typed next, as its key is")
  func typing() {
    let harness = letter()
    harness.tap("Italic")
    harness.type("s")
    #expect(harness.text(of: "summary") == "Dear reader/s/")
    harness.tap("Italic")
    harness.type("!")
    #expect(harness.text(of: "summary") == "Dear reader/s/!")
    harness.press(.character("i"), modifiers: .command)
    harness.type("?")
    #expect(harness.text(of: "summary") == "Dear reader/s/!/?/")
  }

  @Test("What a toggle did is taken back, then what was typed")
  func undo() {
    let harness = letter()
    harness.type("s")
    harness.press(.character("a"), modifiers: .command)
    harness.tap("Bold")
    #expect(harness.text(of: "summary") == "*Dear readers*")
    harness.press(.character("z"), modifiers: .command)
    #expect(harness.text(of: "summary") == "Dear readers")
    harness.press(.character("z"), modifiers: .command)
    #expect(harness.text(of: "summary") == "Dear reader")
  }

  @Test("A word that a program adds is in its colour, and what is typed behind it, too")
  func colored() {
    let harness = Harness(size: CGSize(width: 420, height: 260)) { ColoredNote() }
    harness.tap("note")
    harness.press(.end, modifiers: .command)
    harness.tap("Add tea")
    #expect(harness.text(of: "colored") == "tea")
    #expect(harness.element("note")?.semantics.value == "Bring tea")
    harness.type("s")
    #expect(harness.text(of: "colored") == "teas")
  }

  @Test("An editor without a selection of its own is typed in")
  func draft() {
    let harness = Harness(size: CGSize(width: 420, height: 260)) { Draft() }
    harness.tap("draft")
    harness.press(.end, modifiers: .command)
    harness.type("!")
    #expect(harness.element("draft")?.semantics.value == "Draft!")
  }
}
