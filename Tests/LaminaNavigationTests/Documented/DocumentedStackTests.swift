import Lamina
import LaminaTesting
import Testing

/// `NavigationStack` and `navigationDestination`, a sentence of SwiftUI's documentation each.
@MainActor @Suite("Documented: stacks")
struct DocumentedStackTests {
  @Observable final class Model {
    var path: [Int] = []
    var mixed = NavigationPath()
    var isShown = false
    var item: Int?
    var log: [String] = []
  }

  private let model = Model()

  private struct Numbers: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Text("root")
          NavigationLink("one", value: 1)
          NavigationLink("word", value: "tea")
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number)")
            NavigationLink("deeper", value: number + 1)
          }
        }
      }
    }
  }

  private func numbers() -> Harness { documented { [model] in Numbers(model: model) } }

  @Test("A stack displays its root while nothing is on it")
  func root() {
    let harness = numbers()
    #expect(harness.exists("root"))
    #expect(!harness.exists("Back"))
  }

  @Test("The stack always displays the view that was added last and not removed")
  func latest() {
    let harness = numbers()
    harness.press(on: "one")
    harness.press(on: "deeper")
    #expect(harness.shown(of: "root", "page 1", "page 2") == ["page 2"])
    harness.goBack()
    #expect(harness.shown(of: "root", "page 1", "page 2") == ["page 1"])
  }

  @Test("The root cannot be removed")
  func rootStays() {
    let harness = numbers()
    for _ in 0..<3 { harness.goBack() }
    harness.drag(from: CGPoint(x: 3, y: 200), to: CGPoint(x: 500, y: 200))
    harness.rest()
    #expect(harness.exists("root"))
  }

  @Test("People remove views by a back button")
  func backButton() {
    let harness = numbers()
    harness.press(on: "one")
    harness.press(on: "Back")
    #expect(harness.exists("root"))
  }

  @Test("People remove views by a stroke from the edge")
  func edge() {
    let harness = numbers()
    harness.press(on: "one")
    harness.swipe(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 560, y: 300))
    harness.rest()
    #expect(harness.exists("root"))
    #expect(model.path.isEmpty)
  }

  @Test("The stack keeps its path itself where it is given none")
  func ownPath() {
    let harness = documented {
      NavigationStack {
        NavigationLink("one", value: 1)
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    harness.press(on: "one")
    #expect(harness.exists("page 1"))
    harness.goBack()
    #expect(harness.exists("one"))
  }

  @Test("The path is empty at first, and holds the values of what is presented, in order")
  func observe() {
    let harness = numbers()
    #expect(model.path == [])
    harness.press(on: "one")
    harness.press(on: "deeper")
    #expect(model.path == [1, 2])
  }

  @Test("A binding initialised with values presents them at the start")
  func initial() {
    model.path = [4, 5]
    let harness = numbers()
    #expect(harness.exists("page 5"))
    harness.goBack()
    #expect(harness.exists("page 4"))
  }

  @Test("Changing the path changes the views on the stack, in both directions")
  func programmatic() {
    let harness = numbers()
    model.path = [7, 8, 9]
    harness.rest()
    #expect(harness.exists("page 9"))
    model.path.removeAll()
    harness.rest()
    #expect(harness.exists("root"))
  }

  @Test("A value in the middle of the path may change, too")
  func middle() {
    let harness = numbers()
    model.path = [1, 2, 3]
    harness.rest()
    model.path[1] = 9
    harness.rest()
    #expect(harness.exists("page 3"))
    harness.goBack()
    #expect(harness.exists("page 9"))
  }

  @Test("The same value may be in the path twice")
  func duplicates() {
    let harness = numbers()
    model.path = [5, 5]
    harness.rest()
    harness.goBack()
    #expect(harness.exists("page 5"))
    #expect(model.path == [5])
    harness.goBack()
    #expect(harness.exists("root"))
  }

  @Test("A link whose value is of another type than the path's presents nothing, and is reported")
  func otherType() {
    let harness = numbers()
    harness.press(on: "word")
    #expect(harness.exists("root"))
    #expect(model.path.isEmpty)
    #expect(!harness.diagnostics.isEmpty)
  }

  @Test("Each type of data has a destination of its own")
  func types() {
    let harness = documented { [model] in
      NavigationStack(path: Bindable(model).mixed) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
    model.mixed.append("tea")
    harness.rest()
    #expect(harness.exists("word tea"))
    model.mixed.append(3)
    harness.rest()
    #expect(harness.exists("number 3"))
  }

  @Test("A destination inside of a screen that is presented counts as well")
  func inner() {
    let harness = documented { [model] in
      NavigationStack(path: Bindable(model).mixed) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("number \(number)").navigationDestination(for: String.self) { Text("word \($0)") }
        }
      }
    }
    model.mixed.append(1)
    harness.rest()
    model.mixed.append("tea")
    harness.rest()
    #expect(harness.exists("word tea"))
  }

  @Test("Of several destinations for one type the one nearest to the root counts")
  func nearest() {
    let harness = documented { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("outer \(number)")
            .navigationDestination(for: Int.self) { Text("inner \($0)") }
        }
      }
    }
    model.path = [1, 2]
    harness.rest()
    #expect(harness.exists("outer 2"))
  }

  @Test("A destination by a Boolean is presented while that is true")
  func boolean() {
    let harness = documented { [model] in
      NavigationStack {
        Text("root").navigationDestination(isPresented: Bindable(model).isShown) { Text("shown") }
      }
    }
    model.isShown = true
    harness.rest()
    #expect(harness.exists("shown"))
    model.isShown = false
    harness.rest()
    #expect(harness.exists("root"))
  }

  @Test("The Boolean is set to false when the person goes back")
  func reset() {
    model.isShown = true
    let harness = documented { [model] in
      NavigationStack {
        Text("root").navigationDestination(isPresented: Bindable(model).isShown) { Text("shown") }
      }
    }
    harness.goBack()
    #expect(!model.isShown)
    #expect(harness.exists("root"))
  }

  @Test("An item that is not nil is handed to its destination, and is nil after the way back")
  func item() {
    let harness = documented { [model] in
      NavigationStack {
        Text("root").navigationDestination(item: Bindable(model).item) { Text("item \($0)") }
      }
    }
    model.item = 4
    harness.rest()
    #expect(harness.exists("item 4"))
    harness.goBack()
    #expect(model.item == nil)
  }

  @Test("Another item replaces what the one before presents")
  func anotherItem() {
    let harness = documented { [model] in
      NavigationStack {
        Text("root").navigationDestination(item: Bindable(model).item) { Text("item \($0)") }
      }
    }
    model.item = 4
    harness.rest()
    model.item = 5
    harness.rest()
    #expect(harness.exists("item 5"))
    harness.goBack()
    #expect(harness.exists("root"))
  }

  @Test("Views on the stack take the environment of the stack")
  func environment() {
    struct Lines: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("lines \(limit ?? 0)") }
    }
    let harness = documented { [model] in
      NavigationStack(path: Bindable(model).path) {
        Text("root").environment(\.lineLimit, 9)
          .navigationDestination(for: Int.self) { _ in Lines() }
      }
      .environment(\.lineLimit, 3)
    }
    model.path = [1]
    harness.rest()
    #expect(harness.exists("lines 3"))
  }

  @Test(
    "The focus is back where it was after a way back, also where nothing moves",
    arguments: [true, false])
  func focus(movesLess: Bool) throws {
    let harness = documented { [model] in
      NavigationStack(path: Bindable(model).path) {
        TextField("name", text: .constant(""))
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .environment(\.accessibilityReduceMotion, movesLess)
    }
    try harness.textField("name").focus()
    model.path = [1]
    harness.rest()
    #expect(harness.exists("page 1"))
    model.path = []
    harness.rest()
    #expect(try harness.textField("name").element().isFocused)
  }
}
