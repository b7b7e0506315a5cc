import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite struct GeometryChangeTests {
  @Observable final class Model {
    var height: CGFloat = 20
    var log: [CGFloat] = []
  }

  private struct Measured: View {
    let model: Model
    @State private var height: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: model.height)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { old, new in
            model.log += [old, new]
            height = new
          }
        Color.blue.frame(width: 10, height: height).accessibilityIdentifier("follower")
      }
    }
  }

  @Test("a change of geometry is told once, and what it changes is in the same frame")
  func told() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 200)) { Measured(model: model) }
    #expect(model.log == [20, 20])
    #expect(harness.frame(of: "follower")?.height == 20)
    let renders = harness.frameStatistics.renders
    model.height = 50
    harness.settle()
    #expect(model.log == [20, 20, 20, 50])
    #expect(harness.frame(of: "follower")?.height == 50)
    #expect(harness.frameStatistics.renders == renders + 1)
    harness.resize(to: CGSize(width: 90, height: 200))
    #expect(model.log.count == 4)
  }

  @Test("scrolling tells who watches a place, and evaluates nothing")
  func scrolled() {
    var log: [Int] = []
    let harness = Harness(size: CGSize(width: 100, height: 60)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).onGeometryChange(for: Bool.self) {
            $0.frame(in: .scrollView).maxY > 0
          } action: {
            log.append($0 ? 1 : 0)
          }
          Color.red.frame(height: 500)
        }
      }
    }
    #expect(log == [1])
    harness.resetCounters()
    let renders = harness.frameStatistics.renders
    for _ in 0..<5 { harness.scroll(down: 10) }
    #expect(log == [1])
    harness.scroll(down: 60)
    #expect(log == [1, 0])
    #expect(harness.counters.total == 0)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("geometry that changes itself is stopped and reported")
  func endless() {
    struct Growing: View {
      @State private var height: CGFloat = 1
      var body: some View {
        Color.red.frame(width: 10, height: height)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0 + 1
          }
      }
    }
    let harness = Harness { Growing() }
    #expect(harness.diagnostics == [.unsettled(limit: 12)])
  }
}
