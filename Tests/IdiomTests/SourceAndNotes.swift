import Foundation
import Lamina
import LaminaTesting
import Testing

/// Source text is no prose: its editor marks no words.
private struct SourceEditor: View {
  @Binding var source: String

  var body: some View {
    TextEditor(text: $source)
      .font(.body.monospaced())
      .autocorrectionDisabled()
      .textInputAutocapitalization(.never)
      .accessibilityLabel("Source")
  }
}

/// A caption that says what editors below it do.
private struct Marks: View {
  @Environment(\.autocorrectionDisabled) private var isOff

  var body: some View { Text(isOff ? "No marks" : "Marks") }
}

private struct SourceAndNotes: View {
  @State private var source = "fn mian() {}"
  @State private var notes = "Tomorow"

  var body: some View {
    VStack {
      SourceEditor(source: $source)
      Marks().autocorrectionDisabled(true)
      TextEditor(text: $notes)
        .environment(\.locale, Locale(identifier: "en_GB"))
        .accessibilityLabel("Notes")
      Marks()
    }
  }
}

@MainActor @Suite("Idioms: source text beside notes")
struct SourceAndNotesIdiom {
  @Test("Marks are turned off for source text, which is typed like any other")
  func typing() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { SourceAndNotes() }
    #expect(harness.exists("No marks") && harness.exists("Marks"))
    harness.tap("Source")
    harness.press(.end, modifiers: .command)
    harness.type(" // teh")
    #expect(harness.element("Source")?.semantics.value == "fn mian() {} // teh")
    #expect(harness.element("Notes")?.semantics.value == "Tomorow")
  }
}
