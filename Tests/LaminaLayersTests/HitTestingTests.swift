import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Hit testing and places")
struct HitTestingTests {
  private func button(
    _ id: UInt64, _ frame: CGRect, _ looks: Appearance = Appearance(), children: [Layer] = []
  ) -> Layer {
    Layer.group(id, frame, looks, children: children, acceptsHits: true)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat, _ layers: Layer...) -> [UInt64] {
    Layer.group(0, rect(0, 0, 100, 100), children: layers)
      .hitTest(CGPoint(x: x, y: y)).map(\.rawValue)
  }

  @Test("The path goes from the root to the deepest layer that accepts")
  func deepest() {
    let inner = button(3, rect(5, 5, 10, 10))
    let outer = button(
      1, rect(10, 10, 50, 50),
      children: [
        Layer.group(2, rect(0, 0, 50, 50), children: [inner])
      ])
    #expect(hit(20, 20, outer) == [0, 1, 2, 3])
    #expect(hit(40, 40, outer) == [0, 1])
    #expect(hit(90, 90, outer) == [])
  }

  @Test("The topmost sibling wins; layers that do not accept let through")
  func topmost() {
    let (a, b) = (button(1, rect(0, 0, 20, 20)), button(2, rect(10, 10, 20, 20)))
    let veil = Layer.plain(3, rect(0, 0, 100, 100))
    #expect(hit(15, 15, a, b, veil) == [0, 2])
    #expect(hit(15, 15, b, a) == [0, 1])
  }

  @Test("The right and lower edges belong to the neighbour")
  func edges() {
    let (a, b) = (button(1, rect(0, 0, 20, 20)), button(2, rect(20, 0, 20, 20)))
    #expect(hit(20, 5, b, a) == [0, 2])
    #expect(hit(19.9, 5, b, a) == [0, 1])
  }

  @Test("Hidden, fully transparent and clipped layers are not hit")
  func unseen() {
    let child = button(2, rect(-10, -10, 80, 80))
    func parent(_ looks: Appearance) -> Layer {
      Layer.group(1, rect(20, 20, 40, 40), looks, children: [child])
    }
    #expect(hit(15, 15, parent(Appearance())) == [0, 1, 2], "outside of a parent without a clip")
    #expect(hit(15, 15, parent(Appearance(clip: .bounds))) == [])
    #expect(hit(21, 21, parent(Appearance(clip: .roundedRect(radius: 10)))) == [])
    #expect(hit(40, 40, parent(Appearance(clip: .roundedRect(radius: 10)))) == [0, 1, 2])
    #expect(hit(40, 40, parent(Appearance(isHidden: true))) == [])
    #expect(hit(40, 40, parent(Appearance(opacity: 0))) == [])
  }

  @Test("Scrolling and transforms are followed")
  func mapped() {
    let row = button(2, rect(0, 200, 100, 20))
    let list = Layer.group(
      1, rect(0, 10, 100, 50), origin: CGPoint(x: 0, y: 190), Appearance(clip: .bounds),
      children: [row])
    #expect(hit(50, 25, list) == [0, 1, 2])
    #expect(hit(50, 15, list) == [])
    let turned = button(3, rect(40, 20, 20, 60))
      .transformed(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(hit(25, 50, turned) == [0, 3])
    #expect(hit(50, 25, turned) == [])
    let flat = button(4, rect(0, 0, 50, 50)).transformed(CGAffineTransform(scaleX: 0, y: 1))
    #expect(hit(25, 25, flat) == [])
  }

  @Test("Frames are given in the root's coordinates, scrolled and turned")
  func frames() {
    let row = Layer.plain(2, rect(0, 40, 100, 20))
    let turned = Layer.plain(3, rect(0, 100, 20, 60))
      .transformed(CGAffineTransform(rotationAngle: .pi / 2))
    let list = Layer.group(
      1, rect(5, 10, 100, 50), origin: CGPoint(x: 0, y: 30), Appearance(clip: .bounds),
      children: [row, turned])
    let root = Layer.group(0, rect(0, 0, 200, 100), children: [list])
    #expect(root.frame(of: row.id) == rect(5, 20, 100, 20))
    #expect(root.frame(of: Layer.ID(99)) == nil)
    let box = root.frame(of: turned.id) ?? .null
    #expect(abs(box.minX + 15) < 1e-9 && abs(box.minY - 100) < 1e-9)
    #expect(abs(box.width - 60) < 1e-9 && abs(box.height - 20) < 1e-9)
    #expect(root.visibleFrame(of: turned.id) == nil)
    let scrolled = root.scrolled([list.id: CGPoint(x: 0, y: 50)])
    #expect(scrolled.visibleFrame(of: row.id) == rect(5, 10, 100, 10))
    #expect(root.convert(CGPoint(x: 1, y: 2), from: row.id) == CGPoint(x: 6, y: 22))
    #expect(root.convert(CGPoint(x: 6, y: 22), to: row.id) == CGPoint(x: 1, y: 2))
    #expect(root.convert(rect(0, 0, 4, 4), from: row.id) == rect(5, 20, 4, 4))
    #expect(root.path(to: row.id).map(\.id.rawValue) == [0, 1, 2])
  }
}
