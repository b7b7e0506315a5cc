import Lamina
import LaminaTesting
import Testing

private struct Slug: View {
  @State private var slug = ""
  var body: some View {
    TextField("Slug", text: $slug)
      .onChange(of: slug) { _, new in
        slug = new.lowercased().replacingOccurrences(of: " ", with: "-")
      }
  }
}

@MainActor @Suite("Idioms: undo in a field that tidies")
struct UndoAfterFormattingIdiom {
  @Test("Ctrl+Z takes back what was typed, not the tidying alone")
  func undo() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { Slug() }
    harness.tap("Slug")
    harness.type("My Page")
    #expect(harness.element("Slug")?.semantics.value == "my-page")
    harness.advance(by: 3)
    harness.press("z", modifiers: .command)
    #expect((harness.element("Slug")?.semantics.value?.count ?? 9) < 7)
  }
}
