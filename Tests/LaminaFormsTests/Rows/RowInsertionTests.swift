import Lamina
import LaminaTesting
import Testing

/// What is let go between the rows of a list.
@MainActor @Suite("Inserting rows by dropping")
struct RowInsertionTests {
  private struct Names: View {
    @State var names = ["Ada", "Bo", "Cy"]
    var body: some View {
      List {
        Section("People") {
          ForEach(names, id: \.self) { Text($0) }
            .onInsert(of: [.text]) { index, providers in
              names.insert("new \(providers.count)", at: index)
            }
        }
        Text("last")
      }
      .overlay(alignment: .bottom) {
        Text(names.joined(separator: " ")).accessibilityIdentifier("all")
      }
    }
  }

  private func dropped(on name: String, at part: CGFloat, right: CGFloat = 0) -> String? {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Names() }
    guard let frame = harness.frame(of: name) else { return nil }
    harness.drop(
      "words", at: CGPoint(x: frame.midX + right, y: frame.minY + frame.height * part))
    return harness.text(of: "all")
  }

  @Test("In the upper half of a row it goes in front of it, in the lower half behind it")
  func halves() {
    #expect(dropped(on: "Ada", at: 0.2) == "new 1 Ada Bo Cy")
    #expect(dropped(on: "Ada", at: 0.8) == "Ada new 1 Bo Cy")
    #expect(dropped(on: "Cy", at: 0.8) == "Ada Bo Cy new 1")
  }

  @Test("All the breadth of a row takes it, other rows do not")
  func breadth() {
    #expect(dropped(on: "Bo", at: 0.2, right: 150) == "Ada new 1 Bo Cy")
    #expect(dropped(on: "last", at: 0.5) == "Ada Bo Cy")
  }
}
