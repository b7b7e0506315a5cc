import Lamina
import LaminaTesting
import Testing

/// What covered screens hear of changes.
@MainActor @Suite("Changes below other screens")
struct CoveredChangeTests {
  @Observable final class Model {
    var path: [Int] = []
    var count = 0
    var heard: [String] = []
  }

  private struct Stack: View {
    @Bindable var model: Model
    let isInside: Bool
    var body: some View {
      NavigationStack(path: $model.path) {
        if isInside {
          Inside(model: model).navigationDestination(for: Int.self) { Text("page \($0)") }
        } else {
          Text("root")
            .onChange(of: model.path) { model.heard.append("\($0.count)>\($1.count)") }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
  }

  private struct Inside: View {
    let model: Model
    var body: some View {
      Quiet(model: model)
        .onChange(of: model.path) { model.heard.append("\($0.count)>\($1.count)") }
    }
  }

  private struct Quiet: View {
    let model: Model
    var body: some View { Text("count \(model.count)") }
  }

  @Test("A root that is covered twice is told each change of the path", arguments: [false, true])
  func path(isInside: Bool) {
    let model = Model()
    let harness = Harness(size: CGSize(width: 400, height: 300), scale: 0.25) {
      Stack(model: model, isInside: isInside)
    }
    for path in [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2], []] {
      model.path = path
      harness.rest()
    }
    #expect(model.heard == ["0>1", "1>2", "2>3", "3>4", "4>2", "2>0"])
  }

  @Test("Views of a covered root that listen to nothing rest all the same")
  func rests() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 400, height: 300), scale: 0.25) {
      Stack(model: model, isInside: true)
    }
    model.path = [1, 2, 3]
    harness.rest()
    harness.resetCounters()
    model.count += 1
    harness.rest()
    #expect(harness.counters.total == 0)
    model.path = []
    harness.rest()
    #expect(harness.exists("count 1"))
  }
}
