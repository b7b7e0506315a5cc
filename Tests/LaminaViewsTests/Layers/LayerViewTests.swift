import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite("Layers of one's own among views")
struct LayerViewTests {
  private let root = ModelLayer()
  private let dot = ModelLayer()

  init() {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    dot.position = CGPoint(x: 10, y: 10)
    dot.contents = Blot()
    root.addSublayer(dot)
  }

  private struct Page: View {
    let layer: ModelLayer
    var body: some View { LayerView(layer).frame(width: 100, height: 100) }
  }

  private func shown() -> Harness {
    Harness(size: CGSize(width: 100, height: 100), clock: ManualClock(now: 500)) { [root] in
      Page(layer: root)
    }
  }

  /// Whether a pixel is dark.
  private func isDark(_ harness: Harness, _ x: Int, _ y: Int) -> Bool {
    harness.picture().pixel(x: x, y: y) & 255 < 128
  }

  @Test("are seen where they lie in the view")
  func place() {
    let harness = shown()
    #expect(isDark(harness, 10, 10))
    #expect(!isDark(harness, 30, 10))
    #expect(
      harness.graph.shownLayer?.frame(of: dot.id) == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("move by themselves when they are set, without an evaluation, and then rest")
  func moves() {
    let harness = shown()
    harness.resetCounters()
    let prepared = harness.prepareStatistics
    let presents = harness.presentCount
    dot.position.x = 90
    harness.advance(by: 1 / 8.0)
    let middle = harness.graph.shownLayer?.frame(of: dot.id)?.midX ?? 0
    #expect(middle > 30 && middle < 88)
    harness.advance(by: 1)
    #expect(harness.graph.shownLayer?.frame(of: dot.id)?.midX == 90)
    #expect(isDark(harness, 90, 10))
    #expect(harness.counters.total == 0)
    #expect(harness.prepareStatistics == prepared)
    let moved = harness.presentCount - presents
    #expect(moved > 10 && moved < 25)
    #expect(!harness.graph.isMoving)
    harness.advance(by: 5)
    #expect(harness.presentCount - presents == moved)
  }

  @Test("begin their time with the first frame that shows them")
  func time() {
    root.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    let harness = shown()
    #expect(root.stage?.time == 0)
    harness.advance(by: 0.5)
    #expect(harness.graph.shownLayer?.path(to: root.id).last?.appearance.opacity == 0.5)
  }

  @Test("wake nobody until an animation that waits begins")
  func wakes() {
    let harness = shown()
    var late = BasicAnimation(.positionX, from: 10, to: 50, duration: 1)
    late.beginTime = 3
    dot.add(late)
    harness.settle()
    let presents = harness.presentCount
    harness.advance(by: 2.5)
    #expect(harness.presentCount == presents)
    harness.advance(by: 1)
    #expect(harness.presentCount > presents + 15)
  }

  @Observable
  final class Model {
    var text = "waits"
    var isShown = true
  }

  private struct Status: View {
    let model: Model
    let layer: ModelLayer
    var body: some View {
      VStack {
        Text(model.text).accessibilityIdentifier("status")
        if model.isShown { Page(layer: layer) }
      }
    }
  }

  @Test("tell views of their completions in time, and end when the view goes")
  func completions() throws {
    let model = Model()
    let harness = Harness { [root] in Status(model: model, layer: root) }
    let stage = try #require(root.stage)
    stage.withTransaction(duration: 1, completion: { model.text = "there" }) { dot.position.x = 50 }
    harness.advance(by: 0.9)
    #expect(harness.text(of: "status") == "waits")
    harness.advance(by: 0.2)
    #expect(harness.text(of: "status") == "there")
    stage.withTransaction(duration: 9, completion: { model.text = "gone" }) { dot.opacity = 0 }
    harness.advance(by: 1)
    model.isShown = false
    harness.settle()
    harness.advance(by: 0.1)
    #expect(!harness.graph.isMoving)
  }

  @Test("are laid out by who shows them, at once")
  func layout() {
    var sizes: [CGSize] = []
    let harness = Harness(size: CGSize(width: 60, height: 40)) { [root] in
      LayerView(root) { layer, size in
        sizes.append(size)
        layer.frame = CGRect(origin: .zero, size: size)
      }
    }
    #expect(harness.graph.shownLayer?.frame(of: root.id)?.size == CGSize(width: 60, height: 40))
    harness.resize(to: CGSize(width: 80, height: 40))
    #expect(harness.graph.shownLayer?.frame(of: root.id)?.size == CGSize(width: 80, height: 40))
    #expect(sizes == [CGSize(width: 60, height: 40), CGSize(width: 80, height: 40)])
    #expect(root.animationCount == 0)
  }

  @Test(
    "fill the view when the outermost has no size of its own, before who shows them lays them out")
  func fills() {
    let layer = ModelLayer()
    layer.contents = Blot()
    var frames: [CGRect] = []
    let harness = Harness(size: CGSize(width: 60, height: 40)) {
      HStack(spacing: 0) { LayerView(layer) { layer, _ in frames.append(layer.frame) } }
    }
    #expect(isDark(harness, 30, 20))
    harness.resize(to: CGSize(width: 80, height: 40))
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 60, height: 40), CGRect(x: 0, y: 0, width: 80, height: 40),
      ])
    #expect(layer.animationCount == 0)
    #expect(harness.graph.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    // Another view that shows it has another size, and is filled too.
    _ = Harness(size: CGSize(width: 20, height: 30)) { LayerView(layer) }
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test("stand where they are, without a size, when they have a position")
  func stand() {
    let layer = ModelLayer()
    layer.position = CGPoint(x: 50, y: 50)
    layer.addSublayer(dot)
    let harness = Harness(size: CGSize(width: 100, height: 100)) { LayerView(layer) }
    #expect(layer.position == CGPoint(x: 50, y: 50))
    #expect(harness.graph.shownLayer?.frame(of: dot.id)?.origin == CGPoint(x: 50, y: 50))
  }

  @Test("cost no frames out of sight, yet tell of their ends")
  func outOfSight() {
    var ends = 0
    var spin = BasicAnimation(.rotation, by: 1, duration: 0.5)
    spin.didStop = { _ in ends += 1 }
    dot.add(spin)
    let harness = Harness(size: CGSize(width: 100, height: 100)) { [root] in
      ScrollView {
        Color.white.frame(width: 100, height: 1_000)
        Page(layer: root)
      }
    }
    let presents = harness.presentCount
    harness.advance(by: 1)
    #expect(ends == 1)
    #expect(harness.presentCount - presents < 4)
  }
}

/// Fills its layer.
private nonisolated struct Blot: LayerContent {
  func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    .direct(DisplayList { $0.fill(CGRect(origin: .zero, size: size), with: .color(.black)) })
  }
}
