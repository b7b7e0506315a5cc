import Lamina
import LaminaTesting
import Observation
import Testing

@Observable
private final class Document {
  var text = "" { didSet { isDirty = true } }
  private(set) var isDirty = false
  private(set) var saved: [String] = []
  func save() {
    saved.append(text)
    isDirty = false
  }
}

private struct DocumentEditor: View {
  @Bindable var document: Document
  @State private var savedAt = 0
  var body: some View {
    VStack {
      TextEditor(text: $document.text).accessibilityLabel("Text")
      HStack {
        Text(document.isDirty ? "Edited" : "Saved").accessibilityIdentifier("state")
        Button("Save") { document.save() }.keyboardShortcut("s")
      }
    }
    .onChange(of: document.text) { if document.text.hasSuffix(".") { document.save() } }
  }
}

@MainActor @Suite("Idioms: an editor that saves by itself")
struct AutosaveEditorIdiom {
  @Test("It saves at the end of a sentence and on Ctrl+S, and typing goes on")
  func saving() {
    let document = Document()
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      DocumentEditor(document: document)
    }
    harness.tap("Text")
    harness.type("One.")
    #expect(document.saved == ["One."])
    #expect(harness.text(of: "state") == "Saved")
    harness.type(" Two")
    #expect(harness.text(of: "state") == "Edited")
    harness.press("s", modifiers: .command)
    #expect(document.saved.last == "One. Two")
    harness.type("!")
    #expect(document.text == "One. Two!")
  }
}
