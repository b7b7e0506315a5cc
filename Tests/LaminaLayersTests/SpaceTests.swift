import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Layers in space")
struct SpaceTests {
  private func turned(
    _ id: UInt64, _ frame: CGRect, _ color: UInt32, _ operations: TransformOperation...,
    looks: Appearance = Appearance(), children: [Layer] = []
  ) -> Layer {
    let layer = Layer.plain(id, frame, color, looks, children: children)
    var geometry = layer.geometry
    geometry.transform = LayerTransform(operations: operations)
    return layer.replacing(geometry: geometry)
  }

  private func root(_ children: [Layer], perspective: CGFloat? = nil) -> Layer {
    let root = Layer.group(0, rect(0, 0, 40, 40), children: children)
    var geometry = root.geometry
    if let perspective {
      geometry.sublayerTransform = LayerTransform(.perspective(distance: perspective))
    }
    return root.replacing(geometry: geometry)
  }

  @Test("A turn about the vertical axis makes it narrower; without perspective sides stay parallel")
  func narrow() {
    let turn = TransformOperation.rotation(.degrees(60), x: 0, y: 1, z: 0)
    let page = Page(root([turned(1, rect(10, 10, 20, 20), 0xFF0000, turn)]))
    #expect(page[20, 11] == 0xFF0000 && page[16, 11] == 0xFF0000 && page[23, 28] == 0xFF0000)
    #expect(page[13, 20] == 0xFFFFFF && page[26, 20] == 0xFFFFFF)
  }

  @Test("The perspective of the layer around makes the nearer side larger")
  func perspective() {
    let turn = TransformOperation.rotation(.degrees(-50), x: 0, y: 1, z: 0)
    let page = Page(root([turned(1, rect(10, 10, 20, 20), 0xFF0000, turn)], perspective: 40))
    let height: (Int) -> Int = { x in (0..<40).count { page[x, $0] == 0xFF0000 } }
    // A side at x = ±10·cos 50°, z = ±10·sin 50°: 20 / (1 - z/40) high.
    let (left, right) = (height(16), height(26))
    #expect(min(left, right) < 19 && max(left, right) > 20, "\(left), \(right)")
    let child = Layer.plain(2, rect(0, 0, 20, 10), 0x00FF00)
    let both = Page(
      root([turned(1, rect(10, 10, 20, 20), 0xFF0000, turn, children: [child])], perspective: 40))
    #expect(both[20, 12] == 0x00FF00 && both[20, 27] == 0xFF0000, "what is inside goes along")
  }

  @Test("A layer that is not double-sided is not seen from behind")
  func behind() {
    func page(_ degrees: Double, perspective: CGFloat?) -> Page {
      let turn = TransformOperation.rotation(.degrees(degrees), x: 0, y: 1, z: 0)
      return Page(
        root(
          [
            turned(
              1, rect(10, 10, 20, 20), 0xFF0000, turn, looks: Appearance(isDoubleSided: false))
          ], perspective: perspective))
    }
    for perspective in [nil, 100] as [CGFloat?] {
      #expect(page(30, perspective: perspective)[20, 20] == 0xFF0000)
      #expect(page(150, perspective: perspective)[20, 20] == 0xFFFFFF)
      #expect(page(330, perspective: perspective)[20, 20] == 0xFF0000)
    }
  }

  @Test("Opacity, filters and masks of a layer in perspective are those of the flat one")
  func looks() {
    let steps: [TransformOperation] = [
      .rotation(.degrees(20), x: 1, y: 0, z: 0), .perspective(distance: 80),
    ]
    let layer = Layer.plain(
      1, rect(5, 5, 30, 30), 0xFF0000, Appearance(opacity: 0.5, filters: [.colorInvert]))
    var geometry = layer.geometry
    geometry.transform = LayerTransform(operations: steps)
    let masked = layer.replacing(
      geometry: geometry, mask: .some(.plain(2, rect(0, 0, 15, 30), 0)))
    let page = Page(root([masked]))
    #expect(page[12, 20] == 0x80FFFF && page[28, 20] == 0xFFFFFF)
  }

  @Test("A higher zPosition is nearer to the eye of the layer around")
  func height() {
    let layer = Layer.plain(1, rect(10, 10, 20, 20), 0xFF0000)
    var geometry = layer.geometry
    geometry.zPosition = 20
    let page = Page(root([layer.replacing(geometry: geometry)], perspective: 40))
    #expect(page[1, 1] == 0xFF0000 && page[38, 38] == 0xFF0000, "twice as large")
  }
}
