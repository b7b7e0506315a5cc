import Lamina
import LaminaTesting
import Testing

/// Several things that push, or pop, in one turn.
@MainActor @Suite("Pushes in one turn")
struct OneTurnTests {
  @Observable final class Model {
    var path: [Int] = []
    var isFirst = false
    var isSecond = false
    var item: String?
  }

  private struct Screen: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("page \($0)") }
          .navigationDestination(isPresented: $model.isFirst) { Text("first") }
          .navigationDestination(isPresented: $model.isSecond) { Text("second") }
          .navigationDestination(item: $model.item) { Text("item \($0)") }
      }
    }
  }

  private let model = Model()

  private func harness() -> Harness {
    let harness = Harness(size: CGSize(width: 500, height: 400), scale: 0.25) { [model] in
      Screen(model: model)
    }
    harness.rest()
    return harness
  }

  /// What is on the stack, from the top, as going back shows it.
  private func screens(_ harness: Harness) -> [String] {
    var seen: [String] = []
    harness.rest()
    while seen.count < 8 {
      let words = harness.semanticTree.all.compactMap(\.label)
      let screen = words.first { word in
        ["root", "page", "first", "second", "item"].contains { word.hasPrefix($0) }
      }
      seen.append(screen ?? "nothing")
      if screen == "root" { break }
      harness.press(.leftArrow, modifiers: .option)
      harness.rest()
    }
    return seen
  }

  @Test("Two bindings that push in one turn push both")
  func bindings() {
    let harness = harness()
    (model.isFirst, model.isSecond) = (true, true)
    let seen = screens(harness)
    #expect(Set(seen) == ["first", "second", "root"] && seen.count == 3)
    #expect(!model.isFirst && !model.isSecond)
  }

  @Test("A path and a binding that push in one turn push both, the path's screen below")
  func pathAndBinding() {
    let harness = harness()
    model.path = [1]
    model.isFirst = true
    #expect(screens(harness) == ["first", "page 1", "root"])
    #expect(model.path.isEmpty && !model.isFirst)
  }

  @Test("Two values that are appended in one turn are both there")
  func values() {
    let harness = harness()
    model.path.append(1)
    model.path.append(2)
    #expect(screens(harness) == ["page 2", "page 1", "root"])
  }

  @Test("A binding that pushes while another pops in the turn takes its place")
  func swapped() {
    let harness = harness()
    model.isFirst = true
    harness.rest()
    (model.isFirst, model.isSecond) = (false, true)
    #expect(screens(harness) == ["second", "root"])
    model.isSecond = true
    harness.rest()
    (model.isFirst, model.isSecond) = (true, false)
    #expect(screens(harness) == ["first", "root"])
  }

  @Test("A binding of a screen that is covered pushes onto the top, and keeps what is there")
  func fromBelow() {
    let harness = harness()
    model.path = [1, 2]
    harness.rest()
    model.item = "tea"
    #expect(screens(harness) == ["item tea", "page 2", "page 1", "root"])
    #expect(model.item == nil && model.path.isEmpty)
  }

  @Test("Another item takes the place of the one before, with what it pushed")
  func items() {
    let harness = harness()
    model.item = "tea"
    harness.rest()
    model.item = "coffee"
    #expect(screens(harness) == ["item coffee", "root"])
    #expect(model.item == nil)
  }

  @Test("A path that shrinks below a binding's screen takes that along, and the binding is told")
  func shrunk() {
    let harness = harness()
    model.path = [1]
    harness.rest()
    model.isFirst = true
    harness.rest()
    #expect(harness.exists("first"))
    model.path = []
    harness.rest()
    #expect(harness.exists("root"))
    #expect(!model.isFirst)
  }
}
