import Lamina
import LaminaTesting
import Testing

@Observable private final class Cart {
  struct Line: Identifiable {
    let id: Int
    let name: String
    var count = 1
  }

  var lines: [Line] = []
  var total: Int { lines.reduce(0) { $0 + $1.count } }

  func add(_ name: String) {
    if let index = lines.firstIndex(where: { $0.name == name }) {
      lines[index].count += 1
    } else {
      lines.append(Line(id: lines.count, name: name))
    }
  }
}

private struct Shop: View {
  @State private var cart = Cart()
  var body: some View {
    VStack {
      ForEach(["Tea", "Milk"], id: \.self) { name in Button(name) { cart.add(name) } }
      CartSummary(cart: cart)
    }
  }
}

private struct CartSummary: View {
  var cart: Cart
  var body: some View {
    ForEach(cart.lines) { line in Text("\(line.count) x \(line.name)") }
    Text("Total \(cart.total)")
  }
}

private struct Recipe {
  struct Step: Identifiable, Equatable {
    var id = 0
    var text = ""
    var isDone = false
  }
  var title = "Soup"
  var steps = [Step(id: 1, text: "Boil"), Step(id: 2, text: "Salt")]
  var progress: String { "\(steps.filter(\.isDone).count)/\(steps.count)" }
}

private struct RecipeScreen: View {
  @State private var recipe = Recipe()
  var body: some View {
    VStack {
      Text("\(recipe.title) \(recipe.progress)")
      ForEach($recipe.steps) { $step in Toggle(step.text, isOn: $step.isDone) }
      Button("Reset") { recipe = Recipe() }
    }
  }
}

@Observable private final class Player {
  var name: String
  var score = 0
  init(name: String) { self.name = name }
}
@Observable private final class Game {
  var players = [Player(name: "Ada"), Player(name: "Bob")]
  var leader: String { players.max { $0.score < $1.score }?.name ?? "-" }
}

private struct PlayerRow: View {
  @Bindable var player: Player
  var body: some View {
    Stepping(label: player.name, value: $player.score)
  }
}
private struct Stepping: View {
  let label: String
  @Binding var value: Int
  var body: some View { Button("\(label) \(value)") { value += 1 } }
}
private struct Scoreboard: View {
  let game: Game
  var body: some View {
    VStack {
      Text("Leader \(game.leader)")
      ForEach(game.players, id: \.name) { PlayerRow(player: $0) }
    }
  }
}

/// Equal by its id, like every second model out there.
private final class Track: Hashable, Identifiable {
  let id: Int
  var title: String
  init(id: Int, title: String) { (self.id, self.title) = (id, title) }
  static func == (a: Track, b: Track) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
private struct TrackView: View {
  let track: Track
  var body: some View { Text(track.title) }
}
private struct Radio: View {
  @State private var track = Track(id: 1, title: "Intro")
  var body: some View {
    TrackView(track: track)
    Button("Reload") { track = Track(id: 1, title: "Intro (remastered)") }
  }
}

@Observable private final class Search {
  var text = "" { didSet { history.append(text) } }
  @ObservationIgnored private(set) var history: [String] = []
  var results: [String] { ["apple", "pear", "plum"].filter { text.isEmpty || $0.contains(text) } }
}
private struct SearchScreen: View {
  @State private var search = Search()
  var body: some View {
    VStack {
      TextField("Search", text: $search.text)
      Text(search.results.joined(separator: ", "))
      Button("History") { search.text = search.history.joined(separator: "|") }
    }
  }
}

@MainActor @Suite("Idioms: models as classes and structs")
struct ModelIdioms {
  @Test("An observable model in state, read by children")
  func cart() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop() }
    harness.tap("Tea")
    harness.tap("Tea")
    harness.tap("Milk")
    #expect(harness.exists("2 x Tea"))
    #expect(harness.exists("Total 3"))
  }

  @Test("A struct in state, its parts bound to toggles, replaced as a whole")
  func recipe() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { RecipeScreen() }
    harness.tap("Salt")
    #expect(harness.exists("Soup 1/2"))
    harness.tap("Boil")
    #expect(harness.exists("Soup 2/2"))
    harness.tap("Reset")
    #expect(harness.exists("Soup 0/2"))
  }

  @Test("Models inside of a model, bound by rows")
  func nested() {
    let game = Game()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Scoreboard(game: game) }
    harness.tap("Bob 0")
    #expect(harness.exists("Leader Bob"))
    harness.tap("Ada 0")
    harness.tap("Ada 1")
    #expect(harness.exists("Leader Ada"))
    #expect(game.players.map(\.score) == [2, 1])
  }

  @Test("Another object with the same id shows what it holds")
  func sameID() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Radio() }
    harness.tap("Reload")
    #expect(harness.exists("Intro (remastered)"))
  }

  @Test("didSet in a model runs for what is typed")
  func observers() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { SearchScreen() }
    harness.tap("Search")
    harness.type("pl")
    #expect(harness.exists("apple, plum"))
    harness.tap("History")
    #expect(harness.element("Search")?.semantics.value == "p|pl")
    #expect(!harness.exists("apple, plum"))
  }
}
