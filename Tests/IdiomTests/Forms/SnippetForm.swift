import Lamina
import LaminaTesting
import Testing

/// Snippets that are pasted, rated and looked at in an inspector, as someone writes it in an evening.
private struct SnippetForm: View {
  struct Snippet: Identifiable {
    let id: Int
    var text: String
    var stars = 3.0
  }

  @State private var snippets: [Snippet] = []
  @State private var chosen: Int?
  @State private var showsInspector = true

  var body: some View {
    List(selection: $chosen) {
      ForEach(snippets) { snippet in
        Text(snippet.text).tag(snippet.id)
      }
      PasteButton(payloadType: String.self) { strings in
        for text in strings { snippets.append(Snippet(id: snippets.count, text: text)) }
        chosen = snippets.last?.id
      }
    }
    .inspector(isPresented: $showsInspector) {
      if let chosen, snippets.indices.contains(chosen) {
        VStack {
          Text("\(snippets[chosen].text): \(Int(snippets[chosen].stars))")
            .accessibilityIdentifier("detail")
          Slider(value: $snippets[chosen].stars, in: 0...5, step: 1) { Text("Stars") }
        }
        .padding()
      } else {
        ContentUnavailableView("Nothing chosen", systemImage: "doc")
      }
    }
  }
}

@MainActor @Suite("Forms: snippets")
struct SnippetFormIdioms {
  @Test("What is pasted is chosen, shown in the inspector and rated there")
  func paste() async throws {
    let harness = Harness(size: CGSize(width: 900, height: 500)) { SnippetForm() }
    #expect(harness.element("Paste")?.isEnabled == false)
    harness.clipboard.string = "let it be"
    harness.hover("Paste")
    harness.tap("Paste")
    await harness.run(for: 0.5)
    #expect(harness.text(of: "detail") == "let it be: 3")
    try harness.find(.slider, "Stars").increment()
    #expect(harness.text(of: "detail") == "let it be: 4")
  }
}
