import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Places and hits in space")
struct SpaceHitTests {
  /// A button of 20x20 in the middle of a page of 40x40, turned, seen from 40 points or not at all.
  private func page(
    _ operation: TransformOperation, perspective: CGFloat? = nil, looks: Appearance = Appearance()
  ) -> Layer {
    let button = Layer.group(1, rect(10, 10, 20, 20), looks, acceptsHits: true)
    var turned = button.geometry
    turned.transform = LayerTransform(operation)
    let root = Layer.group(0, rect(0, 0, 40, 40), children: [button.replacing(geometry: turned)])
    var geometry = root.geometry
    if let perspective {
      geometry.sublayerTransform = LayerTransform(.perspective(distance: perspective))
    }
    return root.replacing(geometry: geometry)
  }

  private func hits(_ page: Layer, _ x: CGFloat, _ y: CGFloat) -> Bool {
    !page.hitTest(CGPoint(x: x, y: y)).isEmpty
  }

  private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    a.map { abs($0.x - x) < 1e-3 && abs($0.y - y) < 1e-3 } ?? false
  }

  @Test("A turned layer is hit where it is seen")
  func turned() {
    let page = page(.rotation(.degrees(45), x: 0, y: 0, z: 1))
    #expect(hits(page, 20, 7) && !hits(page, 11, 11))
    let narrow = self.page(.rotation(.degrees(60), x: 0, y: 1, z: 0))
    #expect(hits(narrow, 24, 20) && !hits(narrow, 26, 20))
  }

  @Test("In perspective the nearer side is hit farther out")
  func perspective() {
    // The right side at x = 6.428 and z = 7.66 is seen 1/(1 - 7.66/40) times as far out.
    let page = page(.rotation(.degrees(-50), x: 0, y: 1, z: 0), perspective: 40)
    #expect(isNear(page.convert(CGPoint(x: 20, y: 10), from: Layer.ID(1)), 27.9511, 20))
    #expect(hits(page, 27.9, 20) && !hits(page, 28, 20) && hits(page, 14.7, 20))
    #expect(!hits(page, 14.5, 20))
    #expect(hits(page, 27, 9) && !hits(page, 15, 11), "it is higher on the right")
    let there = page.convert(CGPoint(x: 27.9511, y: 20), to: Layer.ID(1))
    #expect(isNear(there, 20, 10))
  }

  @Test("The back of a one-sided layer is not hit; one seen from its edge has no inside")
  func behind() {
    let looks = Appearance(isDoubleSided: false)
    #expect(!hits(page(.rotation(.degrees(180), x: 0, y: 1, z: 0), looks: looks), 20, 20))
    #expect(hits(page(.rotation(.degrees(180), x: 0, y: 1, z: 0)), 20, 20))
    #expect(hits(page(.rotation(.degrees(20), x: 0, y: 1, z: 0), looks: looks), 20, 20))
    let edge = page(.scale(x: 0, y: 1, z: 1))
    #expect(!hits(edge, 20, 20))
    #expect(edge.convert(CGPoint(x: 20, y: 20), to: Layer.ID(1)) == nil)
  }

  @Test("Round corners that clip, and masks, cut what is hit")
  func cuts() {
    func button(_ looks: Appearance, mask: Layer? = nil) -> Layer {
      let layer = Layer.group(1, rect(0, 0, 40, 40), looks, acceptsHits: true)
      return .group(0, rect(0, 0, 40, 40), children: [layer.replacing(mask: .some(mask))])
    }
    #expect(hits(button(Appearance(cornerRadius: 20)), 2, 2))
    #expect(!hits(button(Appearance(clip: .bounds, cornerRadius: 20)), 2, 2))
    #expect(hits(button(Appearance(clip: .bounds, cornerRadius: 20)), 20, 2))
    let round = DisplayList { $0.fill(Path(ellipseIn: rect(0, 0, 20, 20)), with: .color(.black)) }
    let mask = Layer(
      id: Layer.ID(2), frame: rect(10, 10, 20, 20), contents: .direct(round))
    let masked = button(Appearance(), mask: mask)
    #expect(hits(masked, 20, 20) && !hits(masked, 11, 11) && !hits(masked, 5, 20))
    let gradient = Layer.group(
      2, rect(0, 0, 20, 40), Appearance(background: .color(.black)))
    #expect(hits(button(Appearance(), mask: gradient), 10, 10))
    #expect(!hits(button(Appearance(), mask: gradient), 30, 10))
  }

  @Test("Points and rectangles are converted between layers, in one tree and across")
  func converting() {
    func tree(_ id: UInt64, _ frame: CGRect, scale: CGFloat) -> Layer {
      let layer = Layer.group(id, frame)
      var geometry = layer.geometry
      geometry.transform = LayerTransform(.scale(x: scale, y: scale, z: 1))
      let other = Layer.group(id + 1, rect(5, 5, 10, 10))
      return .group(
        0, rect(0, 0, 40, 40), children: [layer.replacing(geometry: geometry), other])
    }
    let (a, b) = (tree(1, rect(10, 10, 10, 10), scale: 2), tree(5, rect(0, 0, 10, 10), scale: 0.5))
    let (one, two, five) = (Layer.ID(1), Layer.ID(2), Layer.ID(5))
    #expect(isNear(a.convert(CGPoint(x: 1, y: 1), from: one, to: two), 2, 2))
    #expect(a.convert(rect(0, 0, 10, 10), from: one, to: two) == rect(0, 0, 20, 20))
    #expect(isNear(a.convert(.zero, from: one, to: five, of: b), 5, 5))
    #expect(a.convert(rect(0, 0, 10, 10), from: one, to: five, of: b) == rect(5, 5, 40, 40))
    #expect(a.convert(CGPoint.zero, from: one, to: five) == nil)
  }

  @Test("Scrolled layers under perspective are placed before they are seen from the middle")
  func scrolled() {
    let page = page(.translation(x: 0, y: 0, z: 20), perspective: 40)
    let scrolled = page.scrolled([page.id: CGPoint(x: 10, y: 0)])
    // Twice as large, about (20, 20): the left edge at 0 - 20 before, -20 · 2 after.
    #expect(scrolled.frame(of: Layer.ID(1)) == rect(-20, 0, 40, 40))
  }
}
