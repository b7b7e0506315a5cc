import Lamina
import LaminaTesting
import Testing

/// Stacks, as SwiftUI's documentation says of them.
@MainActor @Suite("Stacks")
struct StackTests {
  struct Recipe: Hashable, Codable, Identifiable {
    let id: Int
    var name: String { "Recipe \(id)" }
  }

  @Observable final class Shared { var count = 0 }

  @Observable final class Model {
    var path: [Recipe] = []
    var mixed = NavigationPath()
  }

  private struct Book: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        List(1..<6) { id in NavigationLink("Recipe \(id)", value: Recipe(id: id)) }
          .navigationTitle("Recipes")
          .navigationDestination(for: Recipe.self) { Page(recipe: $0) }
      }
    }
  }

  private struct Page: View {
    let recipe: Recipe
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text("Page of \(recipe.name), \(isPresented)")
        Text("count \(count)")
        Button("Add") { count += 1 }
        Button("Close") { dismiss() }
        NavigationLink("Next", value: Recipe(id: recipe.id + 1))
      }
      .navigationTitle(recipe.name)
    }
  }

  private func book(_ model: Model) -> Harness {
    Harness(size: CGSize(width: 500, height: 400)) { Book(model: model) }
  }

  @Test("A link with a value appends it to the path, and the destination of its type shows it")
  func push() {
    let model = Model()
    let harness = book(model)
    #expect(harness.exists("Recipes"))
    harness.tap("Recipe 2")
    harness.advance(by: 1)
    #expect(model.path == [Recipe(id: 2)])
    #expect(harness.exists("Page of Recipe 2, true"))
    #expect(!harness.exists("Recipe 3"))
  }

  @Test("The button in the bar goes back, and so do dismiss and Alt+Left")
  func back() {
    let model = Model()
    let harness = book(model)
    for way in 0..<3 {
      harness.tap("Recipe 2")
      harness.advance(by: 1)
      switch way {
      case 0: harness.tap("Back")
      case 1: harness.tap("Close")
      default: harness.press(.leftArrow, modifiers: .option)
      }
      harness.advance(by: 1)
      #expect(model.path.isEmpty)
      #expect(harness.exists("Recipe 3"))
      #expect(!harness.exists("Close"))
    }
  }

  @Test("A path that the program sets is shown, of several screens at once, and a pop of several")
  func several() {
    let model = Model()
    let harness = book(model)
    model.path = [Recipe(id: 1), Recipe(id: 2), Recipe(id: 3)]
    harness.advance(by: 1)
    #expect(harness.exists("Page of Recipe 3, true"))
    model.path.removeLast(2)
    harness.advance(by: 1)
    #expect(harness.exists("Page of Recipe 1, true"))
    model.path = []
    harness.advance(by: 1)
    #expect(harness.exists("Recipe 5"))
  }

  @Test("A screen keeps its state while another is above it, and loses it once it is popped")
  func state() {
    let model = Model()
    let harness = book(model)
    harness.tap("Recipe 2")
    harness.advance(by: 1)
    harness.tap("Add")
    harness.tap("Next")
    harness.advance(by: 1)
    #expect(harness.exists("Page of Recipe 3, true"))
    harness.tap("Back")
    harness.advance(by: 1)
    #expect(harness.exists("count 1"))
    harness.tap("Back")
    harness.advance(by: 1)
    harness.tap("Recipe 2")
    harness.advance(by: 1)
    #expect(harness.exists("count 0"))
  }

  @Test("Two changes in one turn are one movement")
  func turn() {
    let model = Model()
    let harness = book(model)
    model.path.append(Recipe(id: 1))
    model.path.append(Recipe(id: 2))
    model.path.removeLast()
    harness.advance(by: 1)
    #expect(harness.exists("Page of Recipe 1, true"))
    #expect(model.path.count == 1)
  }

  @Test("A NavigationPath holds values of several types, and can be written and read")
  func mixed() throws {
    struct Home: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.mixed) {
          VStack {
            NavigationLink("Number", value: 7)
            NavigationLink("Word", value: "tea")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
        }
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Home(model: model) }
    harness.tap("Word")
    harness.advance(by: 1)
    #expect(harness.exists("word tea"))
    model.mixed.append(5)
    harness.advance(by: 1)
    #expect(harness.exists("number 5"))
    let written = try JSONEncoder().encode(#require(model.mixed.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written)
    #expect(NavigationPath(read) == model.mixed)
    model.mixed = NavigationPath()
    harness.advance(by: 1)
    #expect(harness.exists("Word"))
  }

  @Test("A link with a view pushes it; it follows the state of the screen below")
  func views() {
    struct Home: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Text("home \(count)")
            NavigationLink("Details") { Inner(count: $count, shown: count) }
          }
          .navigationTitle("Home")
        }
      }
    }
    struct Inner: View {
      @Binding var count: Int
      let shown: Int
      var body: some View {
        VStack {
          Text("inner \(shown)")
          Button("More") { count += 1 }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Home() }
    harness.tap("Details")
    harness.advance(by: 1)
    #expect(harness.exists("inner 0"))
    harness.tap("More")
    #expect(harness.exists("inner 1"))
    harness.tap("Back")
    harness.advance(by: 1)
    #expect(harness.exists("home 1"))
  }

  @Test("A binding pushes a screen, and is false once that is popped")
  func bindings() {
    struct Home: View {
      @State var isShown = false
      @State var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            Text("state \(isShown) \(item ?? "none")")
            Button("Show") { isShown = true }
            Button("Item") { item = "tea" }
          }
          .navigationDestination(isPresented: $isShown) { Text("shown") }
          .navigationDestination(item: $item) { word in
            VStack {
              Text("item \(word)")
              Button("Away") { item = nil }
            }
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Home() }
    harness.tap("Show")
    harness.advance(by: 1)
    #expect(harness.exists("shown"))
    harness.tap("Back")
    harness.advance(by: 1)
    #expect(harness.exists("state false none"))
    harness.tap("Item")
    harness.advance(by: 1)
    #expect(harness.exists("item tea"))
    harness.tap("Away")
    harness.advance(by: 1)
    #expect(harness.exists("state false none"))
  }

  @Test("A value without a destination is reported, and a destination that comes late is taken")
  func late() {
    struct Home: View {
      @State var knows = false
      var body: some View {
        NavigationStack(path: .constant([3])) {
          Text("home").task { try? await Task.sleep(for: .seconds(100)) }
            .modifier(Late(knows: knows))
        }
        .overlay(alignment: .bottom) { Button("Learn") { knows = true } }
      }
    }
    struct Late: ViewModifier {
      let knows: Bool
      func body(content: Content) -> some View {
        if knows {
          content.navigationDestination(for: Int.self) { Text("number \($0)") }
        } else {
          content
        }
      }
    }
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Home() }
    harness.advance(by: 1)
    #expect(harness.exists("No screen for Int"))
    #expect(
      harness.diagnostics.contains { "\($0)".contains("navigationDestination(for: Int.self)") })
    harness.tap("Learn")
    harness.advance(by: 1)
    #expect(harness.exists("number 3"))
  }

  @Test("The screen below is not evaluated by a push, nor any while it is covered by two")
  func evaluations() {
    struct Home: View {
      let shared: Shared
      var body: some View { Text("home \(shared.count)").navigationTitle("Home") }
    }
    struct Root: View {
      let shared: Shared
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Home(shared: shared).navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .overlay(alignment: .bottom) { Button("Go") { path.append(path.count) } }
      }
    }
    let shared = Shared()
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Root(shared: shared) }
    harness.resetCounters()
    harness.tap("Go")
    harness.advance(by: 1)
    #expect(harness.exists("page 0"))
    #expect(harness.evaluations(of: Home.self) == 0)
    harness.tap("Go")
    harness.advance(by: 1)
    shared.count = 5
    harness.advance(by: 1)
    #expect(harness.evaluations(of: Home.self) == 0)
    for _ in 0..<2 {
      harness.press(.leftArrow, modifiers: .option)
      harness.advance(by: 1)
    }
    #expect(harness.exists("home 5"))
    #expect(harness.evaluations(of: Home.self) == 1)
  }

  @Test("A covered screen disappears, and appears again")
  func appearance() {
    final class Log { var lines: [String] = [] }
    struct Root: View {
      let log: Log
      var body: some View {
        NavigationStack {
          NavigationLink("Go") {
            Text("page").onAppear { log.lines.append("page +") }.onDisappear {
              log.lines.append("page -")
            }
          }
          .onAppear { log.lines.append("root +") }.onDisappear { log.lines.append("root -") }
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Root(log: log) }
    harness.tap("Go")
    harness.advance(by: 1)
    #expect(log.lines == ["root +", "page +", "root -"])
    harness.tap("Back")
    harness.advance(by: 1)
    #expect(log.lines == ["root +", "page +", "root -", "root +", "page -"])
  }

  @Test("A drag from the edge goes back, and one that is given up changes nothing")
  func drags() {
    let model = Model()
    let harness = book(model)
    harness.tap("Recipe 2")
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 60, y: 200))
    harness.advance(by: 1)
    #expect(model.path.count == 1)
    #expect(harness.exists("Close"))
    harness.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 400, y: 200))
    harness.advance(by: 1)
    #expect(model.path.isEmpty)
    #expect(harness.exists("Recipe 3"))
  }

  @Test("A drag takes the screen where it is seen, also while it comes")
  func grabbed() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Color.red.ignoresSafeArea() }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 100)) { Screen() }
    func edge() -> Int {
      let picture = harness.picture()
      return (0..<400).first { picture.pixel(x: $0, y: 80) & 0xFFFF == 0x373C } ?? 400
    }
    harness.tap("Go")
    harness.advance(by: 0.1)
    let before = edge()
    #expect(before > 20 && before < 380)
    let start = CGFloat(before + 5)
    harness.pointerDown(at: CGPoint(x: start, y: 80))
    harness.move(to: CGPoint(x: start + 15, y: 80), holding: .primary)
    #expect(abs(edge() - before) < 20)
    harness.advance(by: 0.2)
    #expect(abs(edge() - before) < 20, "it stays under the finger")
    harness.move(to: CGPoint(x: start + 45, y: 80), holding: .primary)
    #expect(edge() > before + 20)
    harness.move(to: CGPoint(x: start - 150, y: 80), holding: .primary)
    #expect(edge() < before - 100)
    harness.pointerUp(at: CGPoint(x: start - 150, y: 80))
    harness.advance(by: 1)
    #expect(edge() == 0)
  }

  @Test("The mouse's button for it goes back in the stack under the pointer")
  func mouseButton() {
    let model = Model()
    let harness = book(model)
    harness.tap("Recipe 2")
    harness.advance(by: 1)
    harness.press(.back, at: CGPoint(x: 200, y: 200))
    harness.advance(by: 1)
    #expect(model.path.isEmpty)
    harness.press(.back, at: CGPoint(x: 200, y: 200))
    #expect(harness.exists("Recipe 3"))
  }

  @Test("A stroke to the side goes back, one that is short or goes down does not")
  func strokes() {
    let model = Model()
    let harness = book(model)
    let middle = CGPoint(x: 200, y: 200)
    harness.tap("Recipe 2")
    harness.advance(by: 1)
    let rest = harness.frame(of: "Close")?.minX ?? 0
    harness.stroke(at: middle, by: CGSize(width: 40, height: 0), duration: 1, isLifted: false)
    #expect(harness.frame(of: "Close")?.minX == rest + 40, "it follows the fingers")
    harness.advance(by: 1)
    #expect(model.path.count == 1)
    harness.stroke(at: middle, by: CGSize(width: 10, height: -300))
    harness.stroke(at: middle, by: CGSize(width: -300, height: 0))
    harness.advance(by: 1)
    #expect(model.path.count == 1)
    harness.stroke(at: middle, by: CGSize(width: 300, height: 10))
    harness.advance(by: 1)
    #expect(model.path.isEmpty)
    #expect(harness.exists("Recipe 3"))
  }

  @Test(
    "A touchpad that comes as a wheel of whole notches goes back, too, if it goes over half of the screen"
  )
  func notches() {
    let model = Model()
    let harness = book(model)
    harness.tap("Recipe 2")
    harness.advance(by: 1)
    let rest = harness.frame(of: "Close")?.minX ?? 0
    for count in [1, 3, 6] {
      #expect(model.path.count == 1)
      for number in 1...count {
        harness.scroll(by: CGSize(width: -ScrollEvent.pointsPerNotch, height: 0), isPrecise: false)
        let way = CGFloat(number) * ScrollEvent.pointsPerNotch
        #expect(harness.frame(of: "Close")?.minX == rest + way)
        harness.advance(by: 0.03)
      }
      harness.advance(by: 1)
      if count < 6 { #expect(harness.frame(of: "Close")?.minX == rest) }
    }
    #expect(model.path.isEmpty)
  }

  @Test("A stroke over what scrolls to the side scrolls it")
  func strokesOverScrollViews() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) {
      NavigationStack(path: .constant([1])) {
        Text("Home").navigationDestination(for: Int.self) { _ in
          ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 300) }
        }
      }
    }
    harness.stroke(at: CGPoint(x: 200, y: 200), by: CGSize(width: 300, height: 0))
    harness.advance(by: 1)
    #expect(!harness.exists("Home"))
  }

  @Test("A movement that is interrupted ends where the path says")
  func interrupted() {
    let model = Model()
    let harness = book(model)
    for step in 0..<12 {
      if step.isMultiple(of: 3) { model.path = [] } else { model.path.append(Recipe(id: step)) }
      harness.advance(by: 0.1)
    }
    model.path = [Recipe(id: 9)]
    harness.advance(by: 0.05)
    model.path = []
    harness.advance(by: 1)
    #expect(harness.exists("Recipe 3"))
    #expect(!harness.exists("Close"))
  }

  @Test(
    "A path that is deep at the start is shown, with the screens below to go back to",
    arguments: 0..<4)
  func deepStart(count: Int) {
    struct Deep: View {
      @State var path: [Int]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      Deep(path: Array(1..<count + 1))
    }
    harness.advance(by: 1)
    #expect(harness.exists(count == 0 ? "root" : "page \(count)"))
    for height in (0..<count).reversed() {
      harness.press(.leftArrow, modifiers: .option)
      harness.advance(by: 1)
      #expect(harness.exists(height == 0 ? "root" : "page \(height)"))
    }
  }

  @Test("A destination follows what its closure reads, though no body reads it")
  func closures() {
    struct Form: View {
      @State private var name = ""
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("value", value: 1)
            NavigationLink("view") {
              TextField("Name", text: $name)
              Text("view \(name.count)")
            }
          }
          .navigationDestination(for: Int.self) { _ in
            VStack {
              TextField("Name", text: $name)
              Text("value \(name.count)")
            }
          }
        }
      }
    }
    for way in ["value", "view"] {
      let harness = Harness(size: CGSize(width: 400, height: 300)) { Form() }
      harness.tap(way)
      harness.advance(by: 1)
      harness.tap("Name")
      harness.type("Ada")
      #expect(harness.exists("\(way) 3"))
    }
  }
}
