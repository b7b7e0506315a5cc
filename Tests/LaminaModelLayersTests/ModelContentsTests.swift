import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import Testing
import LayerScenes

@Suite("Contents of layers of one's own")
struct ModelContentsTests {
  /// A circle for each size, by a worker or straight.
  private struct Disc: LayerContent {
    let isDrawn: Bool

    func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
      let list = DisplayList {
        $0.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.black))
      }
      return isDrawn ? .drawn(list) : .direct(list)
    }
  }

  private func shown(_ disc: Disc, at times: [TimeInterval]) -> [Layer] {
    let stage = LayerStage()
    let layer = ModelLayer()
    layer.bounds = rect(0, 0, 40, 20)
    layer.contents = disc
    stage.root.addSublayer(layer)
    stage.advance(to: 0)
    stage.withTransaction(duration: 1) { layer.bounds = rect(0, 0, 80, 20) }
    stage.advance(to: 0)
    return times.map { layer.presentation(at: $0) }
  }

  @Test("are drawn once, for the size that bounds are on their way to, and stretched meanwhile")
  func drawnOnce() {
    let layers = shown(Disc(isDrawn: true), at: [0.25, 0.5, 2])
    #expect(layers.allSatisfy { $0.contents.list === layers[2].contents.list })
    #expect(layers.map(\.contentsSize.width) == [80, 80, 80])
    #expect(layers[0].bounds.width > 40 && layers[1].bounds.width < 80)
    #expect(layers[2].bounds.width == 80)
    #expect(layers.map(\.contentsGravity) == [.resize, .resize, .resize])
  }

  @Test("are made for the size of the moment where no worker is needed")
  func direct() {
    let layers = shown(Disc(isDrawn: false), at: [0.25, 2])
    #expect(layers[0].contents.list?.inkBounds.width == layers[0].bounds.width)
    #expect(layers[0].bounds.width < 80)
    #expect(layers[1].contents.list?.inkBounds.width == 80)
    #expect(layers.map(\.contentsGravity) == [.resize, .resize])
  }
}
