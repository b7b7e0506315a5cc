import Lamina
import LaminaTesting
import Testing

private struct Files: View {
  @State private var files = ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt"]
  @State private var selection: Set<String> = []

  var body: some View {
    VStack {
      List(files, id: \.self, selection: $selection) { Text($0) }
      HStack {
        Text("\(selection.count) selected")
        Button("Delete") {
          files.removeAll { selection.contains($0) }
          selection.removeAll()
        }
        .disabled(selection.isEmpty)
      }
    }
  }
}

@MainActor @Suite("Idioms: several files are selected and deleted")
struct MultipleSelectionTests {
  @Test("A range by Shift, all by Ctrl+A, and the button works on all of them")
  func select() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Files() }
    #expect(harness.element("Delete")?.isEnabled == false)
    harness.tap("b.txt")
    harness.press(.downArrow, modifiers: .shift)
    harness.press(.downArrow, modifiers: .shift)
    #expect(harness.exists("3 selected"))
    harness.tap("Delete")
    #expect(harness.exists("a.txt") && harness.exists("e.txt") && !harness.exists("c.txt"))
    #expect(harness.exists("0 selected"))
    harness.tap("a.txt")
    harness.press(.character("a"), modifiers: .command)
    #expect(harness.exists("2 selected"))
    harness.tap("Delete")
    #expect(harness.elements(role: .row).isEmpty)
  }
}
