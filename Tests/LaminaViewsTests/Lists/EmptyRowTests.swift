import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Rows that become empty and come back: conditions, filters, and what is around them.
@Suite struct EmptyRowTests {
  @Observable final class Model {
    var shown: Set<Int>
    init(_ shown: Set<Int> = [0, 1]) { self.shown = shown }
  }

  /// The containers of rows, lazy all of them.
  enum Container: CaseIterable {
    case list, listOfData, stack, stackAlone, grid, section, tallStack
  }

  private struct Rows: View {
    let model: Model
    let count: Int
    let container: Container

    @ViewBuilder private func row(_ index: Int) -> some View {
      if model.shown.contains(index) { Text("row \(index)") }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { row($0) }
    }

    var body: some View {
      switch container {
      case .list: List { rows }
      case .listOfData: List(0..<count, id: \.self) { row($0) }
      case .stack: ScrollView { LazyVStack { rows } }
      case .stackAlone: LazyVStack(spacing: 0) { rows }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      case .section: List { Section("Rows") { rows } }
      case .tallStack:
        ScrollView {
          Color.red.frame(height: 30)
          LazyVStack(spacing: 0) { rows }
        }
      }
    }
  }

  private func show(_ model: Model, _ count: Int, _ container: Container) -> Harness {
    Harness(size: CGSize(width: 200, height: 200)) {
      Rows(model: model, count: count, container: container)
    }
  }

  @Test(
    "a row that becomes empty under an animation fades, and comes back",
    arguments: Container.allCases)
  func animated(container: Container) {
    let model = Model()
    let harness = show(model, 2, container)
    for shown in [[1], [], [0], [0, 1], [0], [], [0, 1]] as [Set<Int>] {
      withAnimation(.linear(duration: 0.2)) { model.shown = shown }
      harness.advance(by: 0.1)
      #expect(Set([0, 1].filter { harness.exists("row \($0)") }) == shown)
      harness.advance(by: 0.3)
      #expect(Set([0, 1].filter { harness.exists("row \($0)") }) == shown)
    }
    #expect(harness.graph.runningAnimations == 0)
  }

  @Test("what of a row is left fades where it was")
  func fades() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      List {
        ForEach(0..<1) { _ in
          if !model.shown.isEmpty { Color.red.frame(height: 40).listRowInsets(EdgeInsets()) }
        }
      }
      .listStyle(.plain)
    }
    let full = harness.picture().pixel(x: 50, y: 20)
    withAnimation(.linear(duration: 1)) { model.shown = [] }
    harness.advance(by: 0.5)
    let half = harness.picture().pixel(x: 50, y: 20)
    harness.advance(by: 0.6)
    let none = harness.picture().pixel(x: 50, y: 20)
    #expect(half != full && half != none && full != none)
  }

  @Test(
    "rows that were empty appear, wherever they are", arguments: Container.allCases,
    [
      ("01", "11"), ("001", "011"), ("00", "11"), ("00", "01"), ("011", "110"), ("0", "1"),
      ("0001000", "1000001"), ("10", "01"), ("110", "011"),
    ])
  func appear(container: Container, change: (String, String)) {
    func shown(_ pattern: String) -> Set<Int> {
      Set(pattern.enumerated().filter { $0.element == "1" }.map(\.offset))
    }
    for isAnimated in [false, true] {
      let model = Model(shown(change.0))
      let harness = show(model, change.0.count, container)
      withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { model.shown = shown(change.1) }
      harness.advance(by: 0.5)
      let fresh = show(Model(shown(change.1)), change.1.count, container)
      for row in 0..<change.0.count {
        #expect(
          harness.frame(of: "row \(row)") == fresh.frame(of: "row \(row)"),
          "row \(row), animated: \(isAnimated)")
        #expect(fresh.exists("row \(row)") == shown(change.1).contains(row))
      }
    }
  }

  @Test("a search over 2,000 rows finds the last one at once")
  func search() {
    let model = Model(Set(0..<2_000))
    let harness = show(model, 2_000, .list)
    model.shown = [1_999]
    harness.settle()
    #expect(harness.exists("row 1999"))
    #expect(harness.diagnostics.isEmpty)
    model.shown = [3, 1_990]
    harness.settle()
    #expect(harness.exists("row 3") && harness.exists("row 1990"))
    #expect(harness.frame(of: "row 3").map { $0.minY < 32 } == true)
    #expect(harness.diagnostics.isEmpty)
  }
}
