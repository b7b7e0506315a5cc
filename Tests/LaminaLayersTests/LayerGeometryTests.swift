import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Geometry of layers")
struct LayerGeometryTests {
  private let plain = LayerGeometry(
    bounds: rect(0, 0, 100, 50), position: CGPoint(x: 200, y: 300))

  @Test("The frame follows from bounds, position and anchor point")
  func frames() {
    #expect(plain.frame == rect(150, 275, 100, 50))
    var corner = plain
    corner.anchorPoint = UnitPoint(x: 1, y: 1)
    #expect(corner.position == CGPoint(x: 200, y: 300))
    #expect(corner.frame == rect(100, 250, 100, 50))
    var wider = plain
    wider.bounds.size.width = 120
    #expect(wider.position == plain.position)
    #expect(wider.frame == rect(140, 275, 120, 50))
  }

  @Test("The frame is the rectangle around the transformed layer")
  func transformed() {
    var scaled = plain
    scaled.transform = LayerTransform(.scale(x: 2, y: 4, z: 1))
    #expect(scaled.frame == rect(100, 200, 200, 200))
    var turned = LayerGeometry(bounds: rect(0, 0, 100, 100), position: .zero)
    turned.transform = LayerTransform(.rotation(.degrees(45), x: 0, y: 0, z: 1))
    let half = 100 * 0.5.squareRoot()
    #expect(abs(turned.frame.minX + half) < 1e-9 && abs(turned.frame.width - 2 * half) < 1e-9)
    #expect(abs(turned.frame.minY + 70.7107) < 1e-4 && abs(turned.frame.height - 141.4214) < 1e-4)
  }

  @Test("Setting the frame gives size and position under the scale")
  func settingTheFrame() {
    var scaled = plain
    scaled.transform = LayerTransform(.scale(x: 2, y: 4, z: 1))
    scaled.frame = rect(10, 20, 100, 50)
    #expect(scaled.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(scaled.position == CGPoint(x: 60, y: 45))
    #expect(scaled.frame == rect(10, 20, 100, 50))
    var flat = plain
    flat.transform = LayerTransform(.scale(x: 0, y: 1, z: 1))
    flat.frame = rect(0, 0, 10, 10)
    #expect(flat.bounds.size == CGSize(width: 0, height: 10))
  }

  @Test("A layer placed by its frame has exactly that frame")
  func placed() {
    let frame = rect(0.8, 1.6, 33.6, 7.2)
    #expect(LayerGeometry(untransformedFrame: frame).frame == frame)
    #expect(LayerGeometry(untransformedFrame: frame, anchorPoint: .zero).position == frame.origin)
  }

  @Test("Layers inside are painted by zPosition, then in order")
  func order() {
    func layer(_ id: UInt64, z: CGFloat) -> Layer {
      var geometry = plain
      geometry.zPosition = z
      return Layer(id: Layer.ID(id), geometry: geometry)
    }
    let root = Layer(
      id: Layer.ID(9), frame: rect(0, 0, 9, 9),
      children: [layer(1, z: 1), layer(2, z: 0), layer(3, z: -1), layer(4, z: 1)])
    #expect(root.children.map(\.id.rawValue) == [3, 2, 1, 4])
  }
}
