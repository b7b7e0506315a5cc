import Lamina
import LaminaTesting
import Testing

private struct FruitSearch: View {
  private static let fruits = ["Apple", "Apricot", "Banana", "Cherry"]
  @State private var query = ""
  private var found: [String] {
    query.isEmpty
      ? Self.fruits : Self.fruits.filter { $0.localizedCaseInsensitiveContains(query) }
  }
  var body: some View {
    VStack(spacing: 0) {
      HStack {
        TextField("Search", text: $query)
        if !query.isEmpty { Button("Clear") { query = "" } }
      }
      List(found, id: \.self) { Text($0) }
      Text("\(found.count) found")
    }
  }
}

@MainActor @Suite("Idioms: a search field above a list")
struct SearchFilterIdiom {
  @Test("Letters narrow, Clear widens, and the field keeps the focus all the while")
  func search() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { FruitSearch() }
    harness.tap("Search")
    harness.type("ap")
    #expect(harness.exists("2 found") && harness.exists("Apricot") && !harness.exists("Cherry"))
    harness.type("r")
    #expect(harness.exists("1 found"))
    harness.tap("Clear")
    #expect(harness.exists("4 found"))
    harness.type("ch")
    #expect(harness.exists("1 found") && harness.exists("Cherry"))
  }
}
