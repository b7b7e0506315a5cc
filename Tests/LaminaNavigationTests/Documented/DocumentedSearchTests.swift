import Lamina
import LaminaTesting
import Testing

/// Searches, a sentence of SwiftUI's documentation each.
@MainActor @Suite("Documented: searches")
struct DocumentedSearchTests {
  struct Fruit: Identifiable, Hashable {
    let id: String
    static let all = ["apple", "banana", "pear"].map(Fruit.init)
  }

  @Observable final class Model {
    var words = ""
    var isPresented = false
    var tokens: [Fruit] = []
    var scope = 0
    var submitted = 0
    var dismiss: () -> Void = {}
  }

  /// Says what a view inside of a search sees.
  private struct Searched: View {
    let model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "at rest")
      Button("end") { dismissSearch() }
    }
  }

  private let model = Model()

  private func search() -> Harness {
    documented { [model] in
      NavigationStack { Searched(model: model).searchable(text: Bindable(model).words) }
    }
  }

  @Test("The words a person types are those of the binding, in both directions")
  func words() {
    let harness = search()
    harness.press(on: "Search")
    harness.type("pe")
    #expect(model.words == "pe")
    model.words = "pear"
    harness.rest()
    #expect(harness.elements(role: .searchField).first?.semantics.value == "pear")
  }

  @Test("isSearching says inside of the search whether a person is searching")
  func isSearching() {
    let harness = search()
    #expect(harness.exists("at rest"))
    harness.press(on: "Search")
    #expect(harness.exists("searching"))
    harness.press(.escape)
    harness.rest()
    #expect(harness.exists("at rest"))
  }

  @Test("isSearching is not set for the view that has the search as its modifier")
  func outside() {
    struct Outer: View {
      @State private var words = ""
      @Environment(\.isSearching) private var isSearching
      var body: some View {
        Text(isSearching ? "searching" : "at rest").searchable(text: $words)
      }
    }
    let harness = documented { NavigationStack { Outer() } }
    harness.press(on: "Search")
    #expect(harness.exists("at rest"))
  }

  @Test(
    "dismissSearch sets isSearching to false, clears the words and takes the focus off the field")
  func dismissSearch() throws {
    let harness = search()
    harness.press(on: "Search")
    harness.type("pear")
    harness.press(on: "end")
    #expect(harness.exists("at rest"))
    #expect(model.words.isEmpty)
    #expect(try harness.find(.searchField).element().isFocused == false)
  }

  @Test("dismissSearch has no effect while nobody is searching")
  func dismissAtRest() {
    model.words = "kept"
    let harness = search()
    harness.press(on: "end")
    #expect(model.words == "kept")
  }

  @Test("A search can be presented by a Boolean, which follows what a person does")
  func isPresented() {
    let harness = documented { [model] in
      NavigationStack {
        Searched(model: model).searchable(
          text: Bindable(model).words, isPresented: Bindable(model).isPresented)
      }
    }
    model.isPresented = true
    harness.rest()
    #expect(harness.exists("searching"))
    harness.press(.escape)
    harness.rest()
    #expect(!model.isPresented)
    harness.press(on: "Search")
    #expect(model.isPresented)
  }

  @Test("A suggestion that is chosen replaces the words by its completion")
  func completion() {
    let harness = documented { [model] in
      NavigationStack {
        Text("list").searchable(text: Bindable(model).words) {
          Text("An apple").searchCompletion("apple")
        }
      }
    }
    #expect(!harness.exists("An apple"))
    harness.press(on: "Search")
    harness.type("ap")
    harness.press(on: "An apple")
    #expect(model.words == "apple")
  }

  @Test("A token as a completion replaces the words that are edited")
  func token() {
    let harness = documented { [model] in
      NavigationStack {
        Text("list")
          .searchable(text: Bindable(model).words, tokens: Bindable(model).tokens) { Text($0.id) }
          .searchSuggestions {
            ForEach(Fruit.all) { Text("only \($0.id)").searchCompletion($0) }
          }
      }
    }
    harness.press(on: "Search")
    harness.type("ba")
    harness.press(on: "only banana")
    #expect(model.tokens.map(\.id) == ["banana"])
    #expect(model.words.isEmpty)
    #expect(harness.exists("banana"))
  }

  @Test("Ending the search takes words and tokens away")
  func endWithTokens() {
    model.tokens = Array(Fruit.all.prefix(2))
    let harness = documented { [model] in
      NavigationStack {
        Text("list")
          .searchable(text: Bindable(model).words, tokens: Bindable(model).tokens) { Text($0.id) }
      }
    }
    harness.press(on: "Search")
    harness.type("b")
    harness.press(.escape)
    #expect(model.words.isEmpty && model.tokens.isEmpty)
  }

  @Test("People remove a token by deleting it")
  func deleteToken() {
    model.tokens = Array(Fruit.all.prefix(2))
    let harness = documented { [model] in
      NavigationStack {
        Text("list")
          .searchable(text: Bindable(model).words, tokens: Bindable(model).tokens) { Text($0.id) }
      }
    }
    harness.press(on: "Search")
    harness.press(.delete)
    #expect(model.tokens.map(\.id) == ["apple"])
  }

  @Test("Tokens that are suggested are shown by the same views as those that are there")
  func suggestedTokens() {
    let harness = documented { [model] in
      NavigationStack {
        Text("list").searchable(
          text: Bindable(model).words, tokens: Bindable(model).tokens,
          suggestedTokens: .constant(Fruit.all)
        ) { Text($0.id) }
      }
    }
    harness.press(on: "Search")
    #expect(harness.shown(of: "apple", "banana", "pear") == ["apple", "banana", "pear"])
    harness.press(on: "pear")
    #expect(model.tokens.map(\.id) == ["pear"])
  }

  @Test("A scope is chosen by a person or by the program")
  func scopes() {
    let harness = documented { [model] in
      NavigationStack {
        Text("scope \(model.scope)")
          .searchable(text: Bindable(model).words)
          .searchScopes(Bindable(model).scope) {
            Text("All").tag(0)
            Text("Fresh").tag(1)
          }
      }
    }
    harness.press(on: "Search")
    harness.press(on: "Fresh")
    #expect(model.scope == 1 && harness.exists("scope 1"))
  }

  @Test("onSubmit of a search runs when a person submits the words, not while they are typed")
  func submit() {
    let harness = documented { [model] in
      NavigationStack {
        Text("list").searchable(text: Bindable(model).words)
          .onSubmit(of: .search) { model.submitted += 1 }
      }
    }
    harness.press(on: "Search")
    harness.type("pear")
    #expect(model.submitted == 0)
    harness.press(.return)
    #expect(model.submitted == 1)
  }

  @Test("The prompt is what the field shows while it is empty")
  func prompt() {
    let harness = documented { [model] in
      NavigationStack {
        Text("list").searchable(text: Bindable(model).words, prompt: "Find fruit")
      }
    }
    #expect(harness.exists("Find fruit"))
  }

  @Test("ContentUnavailableView.search says which words found nothing, in a searchable hierarchy")
  func unavailable() {
    let harness = documented { [model] in
      NavigationStack {
        Text("list").searchable(text: Bindable(model).words)
          .overlay { if model.words != "apple" { ContentUnavailableView.search } }
      }
    }
    #expect(harness.exists("No Results"))
    harness.press(on: "Search")
    harness.type("kiwi")
    #expect(harness.exists("No Results for “kiwi”"))
    model.words = "apple"
    harness.rest()
    #expect(!harness.exists("No Results for “kiwi”"))
  }
}
