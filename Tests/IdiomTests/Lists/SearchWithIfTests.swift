import Lamina
import LaminaTesting
import Testing

private let animals = ["Ant", "Bear", "Cat", "Dog", "Eel", "Fox", "Goat"]

private struct AnimalSearch: View {
  @State private var query = ""

  private func matches(_ animal: String) -> Bool {
    query.isEmpty || animal.lowercased().contains(query.lowercased())
  }

  var body: some View {
    VStack {
      TextField("Search", text: $query.animation())
      List {
        ForEach(animals, id: \.self) { animal in
          if matches(animal) {
            Text(animal)
          }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: a search whose rows are hidden by an if")
struct SearchWithIfTests {
  private func shown(_ harness: Harness) -> [String] { animals.filter(harness.exists) }

  @Test("Rows go while one types and come back while one deletes")
  func search() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { AnimalSearch() }
    harness.tap("Search")
    for (key, found) in [("o", ["Dog", "Fox", "Goat"]), ("x", ["Fox"]), ("q", [])] {
      harness.type(key)
      harness.advance(by: 1)
      #expect(shown(harness) == found)
    }
    for found in [["Fox"], ["Dog", "Fox", "Goat"], animals] {
      harness.press(.delete)
      harness.advance(by: 1)
      #expect(shown(harness) == found)
    }
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("The rows that are left stand at the top")
  func places() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { AnimalSearch() }
    let top = harness.frame(of: "Ant")?.minY
    harness.tap("Search")
    harness.type("goat")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Goat")?.minY == top)
  }
}
