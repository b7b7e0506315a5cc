import LaminaGeometry
import Testing

@Suite("Outlines with corners and arcs", .timeLimit(.minutes(5)))
struct PathShapesTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("each corner has a radius of its own")
  func uneven() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 10))
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    #expect(!path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.contains(CGPoint(x: 95, y: 55)))
  }

  @Test("radii that do not fit become smaller in one proportion")
  func tooLarge() {
    let all = RectangleCornerRadii(
      topLeading: 60, bottomLeading: 60, bottomTrailing: 60, topTrailing: 60)
    let path = Path(roundedRect: rect, cornerRadii: all)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.contains(CGPoint(x: 30, y: 1)))
  }

  @Test("an arc between two lines touches both")
  func tangents() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: 40), radius: 10)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 40) < 1e-6 && abs(end.y - 10) < 1e-6)
    #expect(path.boundingRect.maxX < 40.0001 && path.boundingRect.minY > -0.0001)

    var other = Path()
    other.move(to: .zero)
    other.addArc(
      tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: -40), radius: 10)
    let top = try #require(other.currentPoint)
    #expect(abs(top.x - 40) < 1e-6 && abs(top.y + 10) < 1e-6)
  }

  @Test("an arc goes on by an angle, either way round")
  func relative() throws {
    for (delta, y) in [(90.0, 10.0), (-90, -10)] {
      var path = Path()
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .zero, delta: .degrees(delta))
      let end = try #require(path.currentPoint)
      #expect(abs(end.x) < 1e-6 && abs(end.y - y) < 1e-6)
    }
  }

  @Test("Core Graphics' functions for rectangles")
  func functions() {
    let other = CGRectMake(50, 30, 100, 60)
    #expect(CGRectUnion(rect, other) == CGRect(x: 0, y: 0, width: 150, height: 90))
    #expect(CGRectIntersection(rect, other) == CGRect(x: 50, y: 30, width: 50, height: 30))
    #expect(CGRectGetMidX(rect) == 50 && CGRectGetMaxY(rect) == 60)
    #expect(CGRectContainsPoint(rect, CGPointMake(1, 1)))
    #expect(CGRectInset(rect, 10, 5) == CGRect(x: 10, y: 5, width: 80, height: 50))
  }
}
