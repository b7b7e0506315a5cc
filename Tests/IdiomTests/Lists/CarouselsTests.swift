import Lamina
import LaminaTesting
import Testing

private struct Shelf: View {
  let name: String
  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.headline)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 10) {
          ForEach(0..<20, id: \.self) { number in
            RoundedRectangle(cornerRadius: 8).fill(Color.blue)
              .frame(width: 100, height: 60)
              .accessibilityIdentifier("\(name) \(number)")
          }
        }
      }
    }
  }
}

private struct Store: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ForEach(["New", "Popular", "Classic", "Cheap", "Rare"], id: \.self) { Shelf(name: $0) }
      }
      .padding()
    }
  }
}

@MainActor @Suite("Idioms: shelves that scroll sideways in a page that scrolls down")
struct CarouselsTests {
  @Test("Each shelf keeps its own place while the page scrolls")
  func shelves() {
    let harness = Harness(size: CGSize(width: 320, height: 300)) { Store() }
    let start = harness.frame(of: "New 0")
    harness.scroll("New 1", by: CGSize(width: 150, height: 0))
    #expect(harness.frame(of: "New 0")?.minX == (start?.minX ?? 0) - 150)
    #expect(harness.frame(of: "Popular 0")?.minX == start?.minX)
    harness.scroll("New 2", down: 100)
    #expect(harness.frame(of: "New 0")?.minY == (start?.minY ?? 0) - 100)
    #expect(harness.frame(of: "New 0")?.minX == (start?.minX ?? 0) - 150)
    harness.scroll(down: -300)
    harness.advance(by: 2)
    #expect(harness.frame(of: "New 0")?.minY == start?.minY)
  }
}
