import LaminaDisplay
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing
import SeededRandom

/// What rows learnt goes with them: nothing is left of lists that left.
@Suite struct LeavingListTests {
  @Observable final class Model { var isOn = false }

  enum Kind: CaseIterable { case list, lazy, grid, editable, animated, selectable }

  private struct Page: View {
    let kind: Kind
    @State private var selection: Int?
    var body: some View {
      switch kind {
      case .list, .animated: List { ForEach(0..<300, id: \.self) { Text("item \($0)") } }
      case .lazy:
        ScrollView { LazyVStack { ForEach(0..<300, id: \.self) { Text("item \($0)") } } }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: .sectionHeaders) {
            Section("Items") { ForEach(0..<300, id: \.self) { Text("item \($0)") } }
          }
        }
      case .editable:
        List {
          ForEach(0..<300, id: \.self) {
            TextField("name", text: .constant("item \($0)"))
            Text("more").shadow(radius: 1)
          }
        }
      case .selectable:
        List(0..<300, id: \.self, selection: $selection) { Text("item \($0)") }
      }
    }
  }

  private struct Root: View {
    let model: Model
    let kind: Kind
    var body: some View { if model.isOn { Page(kind: kind) } else { Text("none") } }
  }

  /// What is kept of rows and views.
  private func counts(_ harness: Harness, _ executor: DeterministicExecutor) -> [String: Int] {
    let graph = harness.graph
    let held = [
      "elements": graph.elementCount, "boxes": graph.boxCount, "layers": graph.layerCount,
      "jobs": executor.queuedCount + executor.runningCount,
      "bitmaps": harness.displayStatistics.bitmapsHeld,
    ]
    return held.merging(graph.keptCounts) { own, _ in own }
  }

  @Test(
    "after many visits there are as many boxes, layers and jobs as after one",
    arguments: Kind.allCases)
  func visits(kind: Kind) {
    let model = Model()
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 320, height: 480), executor: executor) {
      Root(model: model, kind: kind)
    }
    func visit() {
      for isOn in [true, false] {
        withAnimation(kind == .animated ? .linear(duration: 0.1) : nil) { model.isOn = isOn }
        harness.settle()
        executor.runAll()
        harness.advance(by: 0.05)
        harness.scroll(down: 500)
        executor.runAll()
        harness.advance(by: 0.2)
      }
    }
    visit()
    let first = counts(harness, executor)
    for _ in 0..<rounds(10, of: 100) { visit() }
    #expect(counts(harness, executor) == first)
  }
}
