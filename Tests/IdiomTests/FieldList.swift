import Lamina
import LaminaTesting
import Testing

private struct Ingredient: Identifiable {
  let id: Int
  var name = ""
}

private struct Recipe: View {
  @State private var ingredients = (0..<4).map { Ingredient(id: $0) }
  var body: some View {
    VStack(spacing: 0) {
      List {
        ForEach($ingredients) { $ingredient in
          TextField("Ingredient \(ingredient.id)", text: $ingredient.name)
        }
      }
      Text(ingredients.map(\.name).joined(separator: ",")).accessibilityIdentifier("all")
    }
  }
}

@MainActor @Suite("Idioms: a list of fields")
struct FieldListIdiom {
  @Test("Tab goes from field to field")
  func tabbing() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Recipe() }
    harness.tap("Ingredient 0")
    harness.type("eggs\tmilk\tflour\tsalt")
    #expect(harness.text(of: "all") == "eggs,milk,flour,salt")
  }
}
