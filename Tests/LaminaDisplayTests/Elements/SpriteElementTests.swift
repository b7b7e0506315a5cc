import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LaminaLayout
import Testing

@Suite("Sprites laid out by elements")
struct SpriteElementTests {
  private func sprite(_ name: String, size: CGSize? = nil) -> SpriteElement {
    SpriteElement(name, size: size) { size in
      ShapeContent(path: Path(CGRect(origin: .zero, size: size)))
    }
  }

  private func scene() -> ModelLayer {
    let scene = ModelLayer(name: "scene")
    scene.bounds = CGRect(x: 0, y: 0, width: 90, height: 40)
    return scene
  }

  private func frames(of layer: ModelLayer) -> [CGRect] { layer.sublayers.map(\.frame) }

  @Test("A scene holds the sprites of an element where they were laid out, in drawing order")
  func places() {
    let scene = scene()
    scene.show(
      EffectsLayout(
        DecoratingLayout(content: sprite("dream"), decoration: sprite("creature")),
        effects: [sprite("rain")]))
    #expect(scene.sublayers.map(\.name) == ["creature", "dream", "rain"])
    #expect(
      frames(of: scene) == [
        CGRect(x: 0, y: 5, width: 25, height: 30), CGRect(x: 35, y: 5, width: 50, height: 30),
        CGRect(x: 0, y: 0, width: 90, height: 40),
      ])
    #expect((scene.sublayers[0].contents as? ShapeContent)?.path.boundingRect.width == 25)
  }

  @Test("SwiftUI's algorithms place sprites as they place views")
  func row() {
    let scene = scene()
    let small = CGSize(width: 10, height: 20)
    scene.show(
      Arranged(HStackLayout(spacing: 5), [sprite("a", size: small), sprite("b"), sprite("c")]))
    #expect(
      frames(of: scene) == [
        CGRect(x: 0, y: 10, width: 10, height: 20), CGRect(x: 15, y: 0, width: 35, height: 40),
        CGRect(x: 55, y: 0, width: 35, height: 40),
      ])
  }

  @Test("Sprites that stay keep their layers, others come and go, and their order follows")
  func changes() {
    let scene = scene()
    scene.show(CascadingLayout([sprite("a"), sprite("b"), sprite("b")]))
    let before = scene.sublayers
    scene.show(CascadingLayout([sprite("b"), sprite("c"), sprite("a")]))
    #expect(scene.sublayers.map(\.name) == ["b", "c", "a"])
    #expect(scene.sublayers[0] === before[1] && scene.sublayers[2] === before[0])
    #expect(before[2].superlayer == nil)
    scene.show(CascadingLayout<SpriteElement>([]))
    #expect(scene.sublayers.isEmpty)
  }

  @Test("A sprite moves to its new place by itself, and one that stays costs nothing")
  func moves() {
    let stage = LayerStage(root: scene())
    stage.root.show(Arranged(HStackLayout(spacing: 0), [sprite("a"), sprite("b")]))
    stage.advance(to: 0)
    stage.root.show(Arranged(HStackLayout(spacing: 0), [sprite("a"), sprite("b")]))
    stage.advance(to: 1)
    #expect(stage.runningAnimations == 0)
    stage.root.show(Arranged(VStackLayout(spacing: 0), [sprite("a"), sprite("b")]))
    stage.advance(to: 2)
    #expect(stage.runningAnimations > 0)
    let half = stage.presentation(at: 2.125).children[1].frame
    #expect(half.minX > 0 && half.minX < 45 && half.minY > 0 && half.minY < 20)
  }

  @Test("Particles fill the room that they are laid out in")
  func particles() throws {
    let scene = scene()
    scene.show(
      InsetLayout(
        SpriteElement("rain") { size in
          var rain = EmitterContent([], emitterPosition: CGPoint(x: size.width / 2, y: 0))
          rain.emitterSize = CGSize(width: size.width, height: 0)
          return rain
        }, by: 5))
    let rain = try #require(scene.sublayers.first?.contents as? EmitterContent)
    #expect(rain.emitterPosition == CGPoint(x: 40, y: 0) && rain.emitterSize.width == 80)
  }
}
