import Lamina
import LaminaTesting
import Testing

/// Rows that know whether they are typed in.
private struct HighlightedRow: View {
  let number: Int
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    HStack {
      TextField("Row \(number)", text: $text).focused($isFocused)
      if isFocused { Text("editing \(number)") }
    }
  }
}

@MainActor @Suite("Idioms: a row that shows that it is edited")
struct FocusedRowHighlightIdiom {
  @Test("The mark goes along with Tab and with clicks", arguments: [true, false])
  func marking(_ isLazy: Bool) {
    let harness = Harness(size: CGSize(width: 300, height: 250)) {
      if isLazy {
        List(0..<4, id: \.self) { HighlightedRow(number: $0) }
      } else {
        VStack { ForEach(0..<4) { HighlightedRow(number: $0) } }
      }
    }
    harness.tap("Row 1")
    #expect(harness.exists("editing 1"))
    harness.press(.tab)
    #expect(harness.exists("editing 2") && !harness.exists("editing 1"))
    harness.tap("Row 0")
    #expect(harness.exists("editing 0") && !harness.exists("editing 2"))
  }
}
