import Lamina
import LaminaTesting
import Testing

/// A field that gives up its text at each comma.
private struct TagInput: View {
  @State private var tags: [String] = []
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Tag", text: $text)
        .onChange(of: text) { _, new in
          guard new.hasSuffix(",") else { return }
          tags.append(String(new.dropLast()))
          text = ""
        }
        .onSubmit {
          if !text.isEmpty { tags.append(text) }
          text = ""
        }
      Text(tags.joined(separator: "|")).accessibilityIdentifier("tags")
    }
  }
}

@MainActor @Suite("Idioms: tags that are split as one types")
struct TagInputIdiom {
  @Test("Commas and Return make tags, and the field is empty for the next")
  func tags() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { TagInput() }
    harness.tap("Tag")
    harness.type("red,green,blue\nlast")
    #expect(harness.text(of: "tags") == "red|green|blue")
    #expect(harness.element("Tag")?.semantics.value == "last")
  }
}
