import LaminaGeometry
import Testing

@Suite("Pixels")
struct PixelTests {
  @Test("A rectangle covers every pixel that it touches")
  func covering() {
    let rect = CGRect(x: 0.5, y: 1, width: 2, height: 2)
    #expect(PixelRect(covering: rect, scale: 1) == PixelRect(x: 0, y: 1, width: 3, height: 2))
    #expect(PixelRect(covering: rect, scale: 2) == PixelRect(x: 1, y: 2, width: 4, height: 4))
    #expect(
      PixelRect(covering: CGRect(x: -0.5, y: -2, width: 1, height: 1), scale: 1)
        == PixelRect(x: -1, y: -2, width: 2, height: 1))
  }

  @Test("Edges that fall on pixels but for rounding add none", arguments: [1, 1.25, 1.5, 2])
  func rounding(_ scale: CGFloat) {
    for step in 0..<200 {
      let points = PixelRect(x: step, y: 3 * step, width: 7, height: 1).points(scale: scale)
      #expect(
        PixelRect(covering: points, scale: scale)
          == PixelRect(x: step, y: 3 * step, width: 7, height: 1))
    }
  }

  @Test("Null, empty and endless rectangles are harmless")
  func odd() {
    #expect(PixelRect(covering: .null, scale: 2).isEmpty)
    #expect(PixelRect(covering: .zero, scale: 2) == .zero)
    let huge = CGRect(x: -1e300, y: 0, width: 2e300, height: 1)
    #expect(PixelRect(covering: huge, scale: 2).width == 0x8000_0000)
    let lost = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(PixelRect(covering: lost, scale: 1).width == 0)
  }

  @Test("Union, intersection and containment, over all small rectangles")
  func algebra() {
    let small = (0..<3).flatMap { x in
      (0..<3).flatMap { width in
        (0..<3).map { height in PixelRect(x: x, y: 1, width: width, height: height) }
      }
    }
    for a in small {
      for b in small {
        let (both, around) = (a.intersection(b), a.union(b))
        #expect(a.contains(both) && b.contains(both))
        #expect(around.contains(a) && around.contains(b))
        #expect(a.intersects(b) == !both.isEmpty)
        #expect(both == b.intersection(a))
        #expect(around.area >= max(a.area, b.area))
      }
    }
  }

  @Test("A size covers whole pixels, and an empty one has no area")
  func sizes() {
    #expect(
      PixelSize(covering: CGSize(width: 10.1, height: 10), scale: 1)
        == PixelSize(width: 11, height: 10))
    #expect(
      PixelSize(covering: CGSize(width: 100.8, height: 4), scale: 1.25)
        == PixelSize(width: 126, height: 5))
    #expect(
      PixelSize(covering: CGSize(width: CGFloat.infinity, height: .nan), scale: 1)
        == PixelSize(width: 0x4000_0000, height: 0))
    #expect(PixelSize(width: -3, height: -3).area == 0)
    #expect(PixelSize.zero.isEmpty)
  }

  @Test("Points snap to the nearest pixel")
  func snapping() {
    #expect(CGFloat(0.6).snapped(scale: 1) == 1)
    #expect(CGFloat(0.6).snapped(scale: 2) == 0.5)
    #expect(abs(CGFloat(1).snapped(scale: 1.25) - 0.8) < 1e-12)
    #expect(CGPoint(x: 0.4, y: 0.6).snapped(scale: 1) == CGPoint(x: 0, y: 1))
  }
}
