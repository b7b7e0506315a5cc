import Lamina
import LaminaTesting
import Testing

/// What a push costs on a deep stack.
@MainActor @Suite("Deep stacks")
struct DepthTests {
  @Observable final class Model { var path: [Int] = [] }

  private struct Screen: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationDestination(for: Int.self) {
          Text("page \($0)").navigationTitle("\(2_000 + $0)")
        }
      }
    }
  }

  /// What a push comes to, in bodies and in measured nodes, on a stack of so many screens.
  private func work(at depth: Int) -> [Int] {
    let model = Model()
    let harness = Harness(size: CGSize(width: 400, height: 300), scale: 0.25) {
      Screen(model: model)
    }
    for number in 1...depth {
      model.path.append(number)
      harness.rest()
    }
    harness.resetCounters()
    let before = harness.prepareStatistics
    model.path.append(1_000)
    harness.rest()
    #expect(harness.exists("page 1000"))
    let after = harness.prepareStatistics
    return [harness.counters.total, after.nodesMeasured - before.nodesMeasured]
  }

  @Test("A push on 150 screens evaluates and measures what one on 4 screens does")
  func counted() { #expect(work(at: 4) == work(at: 150)) }

  @Test("A deep stack is left at once, and what was on it is gone")
  func left() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 400, height: 300), scale: 0.25) {
      Screen(model: model)
    }
    for number in 1...60 {
      model.path.append(number)
      harness.rest()
    }
    let kept = harness.graph.keptCounts["handlers"] ?? 0
    model.path = []
    harness.rest()
    #expect(harness.exists("root"))
    #expect((harness.graph.keptCounts["handlers"] ?? 0) < kept / 4)
  }
}
