import Lamina
import LaminaTesting
import Testing

private struct Fruit: Identifiable, Hashable {
  let id: Int
  let name: String
}

private struct FruitSearch: View {
  let fruits: [Fruit]
  @State private var query = ""

  private var results: [Fruit] {
    query.isEmpty ? fruits : fruits.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Filter", text: $query)
      Text("\(results.count) results")
      if results.isEmpty {
        Text("Nothing called “\(query)”").frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        List(results) { Text($0.name) }
      }
    }
  }
}

@MainActor @Suite("Idioms: a search over a filtered array")
struct SearchFilteredArrayTests {
  @Test("The list follows the query, and says when there is nothing")
  func filter() {
    let fruits = (0..<500).map { Fruit(id: $0, name: "Fruit \($0)") }
    let harness = Harness(size: CGSize(width: 300, height: 400)) { FruitSearch(fruits: fruits) }
    #expect(harness.exists("500 results"))
    harness.tap("Filter")
    harness.type("499")
    #expect(harness.exists("1 results") && harness.exists("Fruit 499"))
    harness.type("9")
    #expect(harness.exists("Nothing called “4999”"))
    harness.press(.delete)
    #expect(harness.exists("Fruit 499"))
  }
}
