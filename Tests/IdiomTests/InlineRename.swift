import Lamina
import LaminaTesting
import Testing

/// A name that becomes a field: it commits on Return and when the focus leaves.
private struct InlineName: View {
  let name: String
  let rename: (String) -> Void
  @State private var draft = ""
  @State private var isEditing = false
  @FocusState private var isFocused: Bool

  var body: some View {
    if isEditing {
      TextField("Rename", text: $draft)
        .focused($isFocused)
        .onAppear { isFocused = true }
        .onSubmit(finish)
        .onChange(of: isFocused) { _, now in if !now { finish() } }
    } else {
      Button(name) { (draft, isEditing) = (name, true) }
    }
  }

  private func finish() {
    guard isEditing else { return }
    isEditing = false
    rename(draft)
  }
}

private struct Files: View {
  @State private var names = ["readme", "licence"]
  @State private var other = ""
  var body: some View {
    VStack {
      ForEach(names.indices, id: \.self) { index in
        InlineName(name: names[index]) { names[index] = $0 }
      }
      TextField("Other", text: $other)
    }
  }
}

@MainActor @Suite("Idioms: renaming in place")
struct InlineRenameIdiom {
  @Test("Return commits")
  func submitting() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { Files() }
    harness.tap("readme")
    harness.press(.end)
    harness.type(".md\n")
    #expect(harness.exists("readme.md"))
  }

  @Test("A click into another field commits")
  func leaving() {
    let harness = Harness(size: CGSize(width: 300, height: 160)) { Files() }
    harness.tap("licence")
    harness.press(.end)
    harness.type("2")
    harness.tap("Other")
    #expect(harness.exists("licence2"))
    harness.type("x")
    #expect(harness.element("Other")?.semantics.value == "x")
  }
}
