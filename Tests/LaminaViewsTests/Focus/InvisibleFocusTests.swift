import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What cannot be seen and Tab.
@Suite("What cannot be seen, and the focus")
struct InvisibleFocusTests {
  private struct Fields: View {
    @State private var texts = ["", "", ""]
    @FocusState private var isHidden: Bool
    var body: some View {
      VStack {
        TextField("first", text: $texts[0])
        TextField("unseen", text: $texts[1]).opacity(0).focused($isHidden)
        TextField("last", text: $texts[2])
        Button("Digits") { isHidden = true }.keyboardShortcut("d")
        Text("typed \(texts[1])")
      }
    }
  }

  private func focused(_ harness: Harness) -> String? {
    harness.semanticTree.all.first { $0.isFocused }?.label
  }

  @Test("Tab passes by what has an opacity of 0")
  func tab() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Fields() }
    harness.press(.tab)
    #expect(focused(harness) == "first")
    harness.press(.tab)
    #expect(focused(harness) == "last")
  }

  @Test("A program still focuses it, as fields for codes do, and Tab goes on from there")
  func program() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Fields() }
    harness.press("d", modifiers: .command)
    harness.type("123")
    #expect(harness.exists("typed 123"))
    harness.press(.tab)
    #expect(focused(harness) == "last")
  }
}
