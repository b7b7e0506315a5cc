import Lamina
import LaminaTesting
import Observation
import Testing

@Observable
private final class SearchModel {
  var query = "" { didSet { if query != oldValue { asked.append(query) } } }
  private(set) var asked: [String] = []
}

private struct SearchBar: View {
  @Bindable var model: SearchModel
  var body: some View {
    TextField("Search", text: $model.query)
      .onSubmit { model.query = model.query.trimmingCharacters(in: .whitespaces) }
  }
}

@MainActor @Suite("Idioms: a search field on a model")
struct SearchModelIdiom {
  @Test("Each text is asked for once, and Return trims it in the field too")
  func asking() {
    let model = SearchModel()
    let harness = Harness(size: CGSize(width: 300, height: 80)) { SearchBar(model: model) }
    harness.tap("Search")
    harness.type("ab ")
    #expect(model.asked == ["a", "ab", "ab "])
    harness.press(.return)
    #expect(harness.element("Search")?.semantics.value == "ab")
    harness.type("c")
    #expect(model.query == "abc")
  }
}
