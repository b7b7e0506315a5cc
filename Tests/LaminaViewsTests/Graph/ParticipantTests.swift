import LaminaGeometry
import LaminaLayers
import LaminaRaster
import Testing

@testable import LaminaKernel

/// In which order participants of a frame are called, and for how long they are kept.
@Suite("Participants of a frame")
struct ParticipantTests {
  /// What the participants of a test were called for, in order.
  private static var log: [String] = []

  private class Noting {
    required init(graph: ViewGraph) {}
    final func note(_ call: String) { log.append("\(Self.self) \(call)") }
  }

  private final class First: Noting, TimedService, LayerPresenter {
    func advance(to time: TimeInterval) { note("advances") }
    func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer {
      note("presents")
      return layer
    }
  }

  private final class Second: Noting, TimedService, FrameObserver, LayerPresenter {
    var nextTick: TimeInterval? { 5 }
    func advance(to time: TimeInterval) { note("advances") }
    func beginFrame() { note("begins") }
    func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer {
      note("presents")
      return layer
    }
  }

  private final class Silent: Noting, GraphService {}

  private func graph() -> ViewGraph {
    Self.log = []
    let features = GraphFeatures(joining: [
      GraphFeatures(clocks: [First.self], frames: [Second.self], presenters: [Second.self]),
      GraphFeatures(clocks: [Second.self], presenters: [First.self]),
    ])
    return ViewGraph(
      environment: EnvironmentValues(), features: features, rasterizer: CairoRasterizer(),
      executor: nil, clock: nil
    ) { $0.setChild(0, to: EmptyView()) }
  }

  @Test("They are called as they are listed, and not as they were made")
  func order() {
    let graph = graph()
    let second: Second = graph.service()
    let first: First = graph.service()
    #expect(graph.service() as First === first && graph.service() as Second === second)
    graph.advance(to: 1)
    _ = graph.render(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(
      Self.log == [
        "First advances", "Second advances", "Second begins", "Second presents", "First presents",
      ])
    #expect(graph.nextTick == 5)
  }

  @Test("One that was not made is not called, and one without a part never is")
  func none() {
    let graph = graph()
    let silent: Silent = graph.service()
    #expect(graph.service() as Silent === silent)
    graph.advance(to: 1)
    _ = graph.render(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(Self.log.isEmpty && graph.nextTick == nil)
  }
}
