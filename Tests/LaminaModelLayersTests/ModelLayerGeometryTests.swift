import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import Testing

@Suite("A layer of one's own: where it is")
struct ModelLayerGeometryTests {
  private func layer(
    _ bounds: CGRect, at position: CGPoint, anchor: UnitPoint = .center,
    _ transform: LayerTransform = .identity
  ) -> ModelLayer {
    let layer = ModelLayer()
    layer.bounds = bounds
    layer.anchorPoint = anchor
    layer.position = position
    layer.transform = transform
    return layer
  }

  private let double = LayerTransform(.scale(x: 2, y: 4, z: 1))

  private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return zip(
      [a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]
    ).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  @Test("takes sizes less than 0 for the rectangle that they describe")
  func negativeSizes() {
    let layer = layer(CGRect(x: 10, y: 20, width: -4, height: 6), at: .zero)
    #expect(layer.bounds.origin == CGPoint(x: 6, y: 20))
    #expect(layer.bounds.size == CGSize(width: 4, height: 6))
    layer.frame = CGRect(x: 100, y: 50, width: -40, height: -10)
    #expect(layer.frame.origin == CGPoint(x: 60, y: 40))
    #expect(layer.bounds.size == CGSize(width: 40, height: 10))
    #expect(layer.position == CGPoint(x: 80, y: 45))
  }

  @Test("has a frame that follows from bounds, position, anchor and transform")
  func frames() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let place = CGPoint(x: 200, y: 300)
    #expect(layer(bounds, at: place).frame == CGRect(x: 150, y: 275, width: 100, height: 50))
    #expect(
      layer(bounds, at: place, anchor: .bottomTrailing).frame
        == CGRect(x: 100, y: 250, width: 100, height: 50))
    #expect(
      layer(bounds, at: place, double).frame == CGRect(x: 100, y: 200, width: 200, height: 200))
    let turned = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), at: .zero,
      LayerTransform(.rotation(.degrees(45), x: 0, y: 0, z: 1)))
    #expect(
      isNear(turned.frame, CGRect(x: -70.7107, y: -70.7107, width: 141.4214, height: 141.4214)))
  }

  @Test("gets bounds and position from a frame that is set, also under a scale")
  func setFrame() {
    let scaled = layer(.zero, at: .zero, double)
    scaled.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(scaled.bounds == CGRect(x: 0, y: 0, width: 50, height: 12.5))
    #expect(scaled.position == CGPoint(x: 60, y: 45))
    let plain = layer(CGRect(x: 7, y: 8, width: 1, height: 1), at: .zero, anchor: .topLeading)
    plain.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(plain.bounds == CGRect(x: 7, y: 8, width: 100, height: 50))
    #expect(plain.position == CGPoint(x: 10, y: 20))
  }

  @Test("keeps its position when size or anchor change")
  func keepsPosition() {
    let layer = layer(
      CGRect(x: 0, y: 0, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(layer.position == CGPoint(x: 200, y: 300))
    layer.anchorPoint = .topLeading
    #expect(layer.frame == CGRect(x: 200, y: 300, width: 10, height: 10))
  }

  @Test("says the same as the immutable layer that is made of it")
  func presentation() {
    let layer = layer(
      CGRect(x: 3, y: 4, width: 100, height: 50), at: CGPoint(x: 200, y: 300), double)
    let made = layer.presentation(at: 0)
    #expect(made.frame == layer.frame)
    #expect(made.bounds == layer.bounds)
    #expect(made.geometry.position == layer.position)
  }

  @Test("reads and changes single numbers of its transform")
  func components() {
    let layer = layer(.zero, at: .zero)
    layer[.rotation] = 2 * .pi
    layer[.scale] = 3
    layer[.translationX] = 7
    #expect(
      layer.transform.operations == [
        .scale(x: 3, y: 3, z: 1), .rotation(.radians(2 * .pi), x: 0, y: 0, z: 1),
        .translation(x: 7, y: 0, z: 0),
      ])
    #expect(layer[.rotation] == 2 * .pi)
    layer.transform = LayerTransform(
      CATransform3D(scaleX: 2, y: 3).concatenating(CATransform3D(rotation: 0.5, x: 0, y: 0, z: 1))
        .concatenating(CATransform3D(translationX: 5, y: 6)))
    #expect(abs(layer[.rotation] - 0.5) < 1e-12)
    #expect(abs(layer[.scaleY] - 3) < 1e-12)
    layer[.rotation] = 1
    #expect(abs(layer[.rotation] - 1) < 1e-12)
    #expect(abs(layer[.scaleX] - 2) < 1e-12)
    #expect(layer[.translation] == CGSize(width: 5, height: 6))
    layer[.scaleX] = 4
    #expect(abs(layer[.scaleX] - 4) < 1e-12)
    #expect(abs(layer[.rotation] - 1) < 1e-12)
  }

  @Test("converts points and rectangles within a tree, through turns and scrolling")
  func conversion() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400), at: CGPoint(x: 200, y: 200))
    let scroll = layer(CGRect(x: 10, y: 50, width: 100, height: 100), at: CGPoint(x: 150, y: 150))
    let turned = layer(
      CGRect(x: 0, y: 0, width: 40, height: 20), at: CGPoint(x: 60, y: 100),
      LayerTransform(.rotation(.degrees(90), x: 0, y: 0, z: 1)))
    let other = layer(CGRect(x: 0, y: 0, width: 10, height: 10), at: CGPoint(x: 15, y: 15))
    root.addSublayer(scroll)
    scroll.addSublayer(turned)
    root.addSublayer(other)
    // turned's centre is scroll's (60,100), which is the root's (60-10+100, 100-50+100).
    let centre = try #require(root.convert(CGPoint(x: 20, y: 10), from: turned))
    #expect(abs(centre.x - 150) < 1e-9 && abs(centre.y - 150) < 1e-9)
    #expect(
      isNear(
        root.convert(turned.bounds, from: turned), CGRect(x: 140, y: 130, width: 20, height: 40)))
    let there = try #require(turned.convert(CGPoint(x: 5, y: 5), to: other))
    let back = try #require(turned.convert(there, from: other))
    #expect(abs(back.x - 5) < 1e-9 && abs(back.y - 5) < 1e-9)
    #expect(
      isNear(
        other.convert(root.bounds, from: root), CGRect(x: -10, y: -10, width: 400, height: 400)))
    #expect(root.convert(CGPoint.zero, from: root) == .zero)
  }

  @Test("has no way to another tree, nor through a flat transform")
  func noWay() {
    let (one, inside, other) = (ModelLayer(), ModelLayer(), ModelLayer())
    one.addSublayer(inside)
    #expect(inside.convert(CGPoint.zero, from: other) == nil)
    #expect(inside.convert(CGRect.zero, to: other) == nil)
    inside.transform = LayerTransform(.scale(x: 0, y: 1, z: 1))
    #expect(inside.convert(CGPoint.zero, from: one) == nil)
    #expect(inside.convert(CGPoint.zero, to: one) != nil)
  }

  @Test("sees what is inside in perspective with the sublayer transform, about the anchor")
  func perspective() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 200, height: 200), at: CGPoint(x: 100, y: 100))
    root.sublayerTransform = LayerTransform(.perspective(distance: 100))
    let near = layer(CGRect(x: 0, y: 0, width: 20, height: 20), at: CGPoint(x: 100, y: 100))
    root.addSublayer(near)
    near[.translationZ] = 50
    // Half way to the eye: twice the size, about the middle.
    #expect(
      isNear(root.convert(near.bounds, from: near), CGRect(x: 80, y: 80, width: 40, height: 40)))
    #expect(root.hitTest(CGPoint(x: 82, y: 82)) === near)
    #expect(root.hitTest(CGPoint(x: 78, y: 82)) === root)
  }
}
