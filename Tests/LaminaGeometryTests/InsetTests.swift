import LaminaGeometry
import Testing

@Suite("Insets, edges, axes and unit points")
struct InsetTests {
  @Test("Insets shrink a rectangle, and its sides never cross")
  func insets() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 14, height: 16))
    #expect(rect.inset(by: EdgeInsets(.all, 50)).size == .zero)
    #expect(insets.horizontal == 6 && insets.vertical == 4)
    #expect(EdgeInsets() == EdgeInsets([], 9))
    #expect(EdgeInsets(.horizontal, 3) == EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
  }

  @Test("A set of edges is made of single ones")
  func edges() {
    #expect(Edge.Set.all == Edge.allCases.reduce(into: []) { $0.formUnion(Edge.Set($1)) })
    #expect(Edge.Set.horizontal.union(.vertical) == .all)
    #expect(!Edge.Set.vertical.contains(.leading))
  }

  @Test("Sizes and points are read and written along an axis")
  func axes() {
    var size = CGSize(width: 3, height: 4)
    size[.vertical] = 9
    #expect(size[.horizontal] == 3 && size[.vertical] == 9)
    var point = CGPoint.zero
    point[.horizontal] = 5
    #expect(point == CGPoint(x: 5, y: 0))
    #expect(Axis.horizontal.crossing == .vertical && Axis.vertical.crossing == .horizontal)
  }

  @Test("A unit point names a place in any rectangle")
  func unitPoints() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint(x: 2, y: 0).point(in: rect) == CGPoint(x: 210, y: 20))
    #expect(UnitPoint() == .topLeading)
  }
}
