import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Layer values")
struct LayerTests {
  @Test("Ink bounds hold contents, children and shadow, through clip, scroll and transform")
  func inkBounds() {
    #expect(Layer.group(1, rect(5, 5, 10, 10)).inkBounds.isNull)
    let child = Layer.plain(2, rect(8, 4, 10, 10))
    #expect(Layer.plain(1, rect(5, 5, 10, 10), children: [child]).inkBounds == rect(0, 0, 18, 14))
    let clipped = Layer.plain(
      1, rect(5, 5, 10, 10), origin: CGPoint(x: 0, y: 6), Appearance(clip: .bounds),
      children: [child])
    #expect(clipped.inkBounds == rect(0, 0, 10, 10))
    let scrolled = Layer.group(
      1, rect(5, 5, 10, 10), origin: CGPoint(x: 0, y: 6), children: [child])
    #expect(scrolled.inkBounds == rect(8, -2, 10, 10))
    let doubled = child.transformed(CGAffineTransform(scaleX: 2, y: 2))
    #expect(Layer.group(1, rect(0, 0, 9, 9), children: [doubled]).inkBounds == rect(3, -1, 20, 20))
    let hidden = child.replacing(appearance: Appearance(isHidden: true))
    #expect(Layer.group(1, rect(0, 0, 9, 9), children: [hidden]).inkBounds.isNull)
    let shadow = Shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 0))
    let raised = Layer.plain(1, rect(5, 5, 10, 10), Appearance(shadow: shadow))
    #expect(raised.inkBounds == rect(-6, -7, 24, 24))
  }

  @Test("Scrolling copies only the layers on the way, and nothing when nothing changes")
  func scrolled() {
    let list = Layer.group(2, rect(0, 0, 10, 10), children: [Layer.plain(3, rect(0, 0, 10, 90))])
    let other = Layer.plain(4, rect(50, 0, 10, 10))
    let root = Layer.group(1, rect(0, 0, 100, 100), children: [list, other])
    let next = root.scrolled([list.id: CGPoint(x: 0, y: 12)])
    #expect(next !== root)
    #expect(next.children[1] === other)
    #expect(next.children[0].boundsOrigin == CGPoint(x: 0, y: 12))
    #expect(next.children[0].children[0] === list.children[0])
    #expect(next.scrolled([list.id: CGPoint(x: 0, y: 12)]) === next)
    #expect(root.scrolled([Layer.ID(99): CGPoint(x: 1, y: 1)]) === root)
    #expect(root.scrolled([:]) === root)
  }

  @Test("Fifty thousand levels, or many siblings, need no deep stack")
  func deepAndWide() {
    let count = 50_000
    var deep = Layer.plain(0, rect(0, 0, 10, 10), acceptsHits: true)
    for id in 1...count { deep = Layer.group(UInt64(id), rect(0, 0, 10, 10), children: [deep]) }
    check(deep)
    let wide = Layer.group(
      UInt64(count), rect(0, 0, 10, 10),
      children: (0..<count / 5).map {
        Layer.plain(UInt64($0), rect(0, 0, 10, 10), acceptsHits: true)
      })
    check(wide)
  }

  private func check(_ root: Layer) {
    let bottom = Layer.ID(0)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)).isEmpty == false)
    #expect(root.frame(of: bottom) == rect(0, 0, 10, 10))
    var compositor = Compositor()
    let size = CGSize(width: 10, height: 10)
    #expect(compositor.frame(for: Presentation(root: root, size: size)) != nil)
    let next = root.scrolled([root.id: CGPoint(x: 0, y: 5)])
    #expect(compositor.frame(for: Presentation(root: next, size: size)) != nil)
  }
}
