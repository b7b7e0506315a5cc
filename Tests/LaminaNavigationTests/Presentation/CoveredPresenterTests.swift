import Lamina
import LaminaTesting
import Testing

/// What is presented from a screen that is out of sight meanwhile, or goes.
@MainActor @Suite("Presentations of covered screens")
struct CoveredPresenterTests {
  @Observable final class Model {
    var tab = 0
    var path: [Int] = []
    var isShown = false
    var count = 0
  }

  private struct Screen: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Tab("One", systemImage: "house", value: 0) {
          NavigationStack(path: $model.path) {
            Page(model: model, number: 0)
              .navigationDestination(for: Int.self) { Page(model: model, number: $0) }
          }
        }
        Tab("Two", systemImage: "gear", value: 1) { Text("other") }
      }
    }
  }

  private struct Page: View {
    @Bindable var model: Model
    let number: Int
    @State private var isNested = false
    var body: some View {
      Text("page \(number)")
        .sheet(isPresented: number == 1 ? $model.isShown : .constant(false)) {
          VStack {
            Text("sheet \(model.count)")
            Button("More") { isNested = true }
          }
          .alert("nested", isPresented: $isNested) {}
        }
    }
  }

  private let model = Model()

  private func harness() -> Harness {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Screen(model: model) }
    model.path = [1]
    harness.advance(by: 1)
    model.isShown = true
    harness.advance(by: 1)
    return harness
  }

  enum Cover: CaseIterable { case push, pushes, tab }

  private func cover(_ way: Cover) {
    switch way {
    case .push: model.path.append(2)
    case .pushes: model.path += [2, 3, 4]
    case .tab: model.tab = 1
    }
  }

  @Test(
    "A sheet stays in use when its screen is covered, or another tab comes",
    arguments: Cover.allCases)
  func stays(way: Cover) {
    let harness = harness()
    cover(way)
    harness.advance(by: 1)
    model.count = 7
    harness.settle()
    #expect(harness.exists("sheet 7"))
    harness.tap("More")
    harness.advance(by: 1)
    #expect(harness.exists("nested"))
    harness.tap("OK")
    harness.advance(by: 1)
    #expect(harness.exists("sheet 7"))
  }

  @Test(
    "Code ends the sheet of a screen that is covered, or in another tab", arguments: Cover.allCases)
  func ends(way: Cover) {
    let harness = harness()
    cover(way)
    harness.advance(by: 1)
    model.isShown = false
    harness.advance(by: 1)
    #expect(harness.find(.dialog).count == 0)
    #expect(harness.exists(way == .tab ? "other" : "page \(model.path.last ?? 0)"))
  }

  @Test(
    "A screen that is out of sight presents once it is back, and not before",
    arguments: Cover.allCases)
  func waits(way: Cover) {
    let harness = harness()
    model.isShown = false
    cover(way)
    harness.advance(by: 1)
    model.isShown = true
    harness.advance(by: 1)
    #expect(harness.find(.dialog).count == 0)
    (model.path, model.tab) = ([1], 0)
    harness.advance(by: 1)
    #expect(harness.exists("sheet 0"))
  }

  @Test("A screen that is popped takes its sheet along at once")
  func popped() {
    let harness = harness()
    model.path = []
    harness.settle()
    #expect(harness.exists("page 0"))
    #expect(harness.find(.dialog).count == 0)
  }

  @Test("A press during the first moment of an alert above a popover does not reach past it")
  func press() {
    struct Pair: View {
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        Button("Open \(isFirst) \(isSecond)") { isFirst = true }
          .popover(isPresented: $isFirst) {
            Button("Above") { isSecond = true }.padding(40)
              .alert("alert", isPresented: $isSecond) {}
          }
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Pair() }
    harness.tap("Open false false")
    harness.advance(by: 1)
    harness.tap("Above")
    harness.tap(at: CGPoint(x: 20, y: 480))
    harness.advance(by: 1)
    #expect(harness.exists("alert"))
    harness.tap("OK")
    harness.advance(by: 1)
    #expect(harness.exists("Above"))
  }

  @Test(
    "A drag back whose tab is left meanwhile pops nothing, and the screen is in its place later")
  func drag() throws {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Screen(model: model) }
    model.path = [1]
    harness.advance(by: 1)
    let place = try #require(harness.frame(of: "page 1"))
    harness.pointerDown(at: CGPoint(x: 5, y: 300))
    harness.move(to: CGPoint(x: 300, y: 300))
    model.tab = 1
    harness.settle()
    harness.move(to: CGPoint(x: 600, y: 300))
    harness.advance(by: 0.2)
    harness.pointerUp(at: CGPoint(x: 600, y: 300))
    harness.advance(by: 1)
    #expect(model.path == [1])
    model.tab = 0
    harness.advance(by: 1)
    #expect(harness.frame(of: "page 1") == place)
  }

  enum Interruption: CaseIterable { case sheet, escape, lostPointer }

  @Test(
    "A drag back that something interrupts leaves the screen in its place",
    arguments: Interruption.allCases)
  func interruptedDrag(by way: Interruption) throws {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Screen(model: model) }
    model.path = [1]
    harness.advance(by: 1)
    let place = try #require(harness.frame(of: "page 1"))
    harness.pointerDown(at: CGPoint(x: 5, y: 300))
    harness.move(to: CGPoint(x: 300, y: 300))
    switch way {
    case .sheet: model.isShown = true
    case .escape: harness.press(.escape)
    case .lostPointer: harness.graph.cancelGestures()
    }
    harness.advance(by: 1)
    harness.pointerUp(at: CGPoint(x: 300, y: 300))
    harness.advance(by: 1)
    model.isShown = false
    harness.advance(by: 1)
    #expect(model.path == [1])
    #expect(harness.frame(of: "page 1") == place)
  }
}
