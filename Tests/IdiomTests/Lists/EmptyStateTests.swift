import Lamina
import LaminaTesting
import Testing

private struct Downloads: View {
  @State private var items: [String] = []

  var body: some View {
    VStack {
      if items.isEmpty {
        VStack {
          Image(systemName: "star").font(.largeTitle)
          Text("No downloads")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        List { ForEach(items, id: \.self) { Text($0) } }
      }
      HStack {
        Button("Add") { items.append("File \(items.count + 1)") }
        Button("Clear") { withAnimation { items = [] } }
      }
    }
  }
}

@MainActor @Suite("Idioms: a word in place of an empty list")
struct EmptyStateTests {
  @Test("The list comes with the first item and goes with the last")
  func states() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Downloads() }
    for _ in 0..<3 {
      #expect(harness.exists("No downloads"))
      harness.tap("Add")
      harness.tap("Add")
      #expect(!harness.exists("No downloads"))
      #expect(harness.exists("File 1") && harness.exists("File 2"))
      harness.tap("Clear")
      harness.advance(by: 1)
    }
  }
}
