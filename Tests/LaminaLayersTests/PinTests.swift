import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Pinned layers")
struct PinTests {
  private func header(sight: CGFloat) -> Layer.Pin {
    Layer.Pin(axis: .vertical, edge: .start, sight: sight, natural: 100, bound: 300)
  }

  @Test(
    "A header stays at its place, goes along with the edge, and is pushed away at the end",
    arguments: [(0, 0), (100, 0), (130, 30), (270, 170), (280, 180), (290, 180), (900, 180)])
  func header(sight: CGFloat, shift: CGFloat) {
    #expect(header(sight: sight).shift(of: 20) == shift)
  }

  @Test(
    "A footer goes along with the lower edge between the start of its section and its place",
    arguments: [(500, 0), (320, 0), (310, -10), (120, -200), (110, -200), (0, -200)])
  func footer(sight: CGFloat, shift: CGFloat) {
    let pin = Layer.Pin(axis: .vertical, edge: .end, sight: sight, natural: 300, bound: 100)
    #expect(pin.shift(of: 20) == shift)
  }

  @Test("A header taller than its section stays where it is")
  func tall() {
    let pin = Layer.Pin(axis: .horizontal, edge: .start, sight: 200, natural: 100, bound: 130)
    #expect(pin.shift(of: 40) == 0)
    #expect(pin.held(CGRect(x: 100, y: 3, width: 20, height: 9)).origin == CGPoint(x: 110, y: 3))
  }

  @Test("It moves with the scroll, lies above what scrolls below it, and is hit there")
  func scrolled() {
    let header = Layer.plain(2, rect(0, 100, 50, 20), acceptsHits: true)
    let rows = (0..<9).map {
      Layer.plain(10 + $0, rect(0, 120 + CGFloat($0) * 20, 50, 20), acceptsHits: true)
    }
    let list = Layer.group(
      1, rect(0, 0, 50, 60), Appearance(clip: .bounds), children: [header] + rows)
    let root = Layer.group(0, rect(0, 0, 50, 60), children: [list])
    let next = root.scrolled(
      [list.id: CGPoint(x: 0, y: 150)], pins: [header.id: self.header(sight: 150)])
    #expect(next.frame(of: header.id) == rect(0, 0, 50, 20))
    #expect(next.children[0].children.last?.id == header.id)
    #expect(next.hitTest(CGPoint(x: 5, y: 5)).last == header.id)
    #expect(next.hitTest(CGPoint(x: 5, y: 25)).last == Layer.ID(12))
    #expect(root.hitTest(CGPoint(x: 5, y: 5)).isEmpty)
    let again = root.scrolled(
      [list.id: CGPoint(x: 0, y: 500)], pins: [header.id: self.header(sight: 500)])
    #expect(again.frame(of: header.id) == rect(0, -220, 50, 20))
  }
}
