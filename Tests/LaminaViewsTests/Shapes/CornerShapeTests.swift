import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@MainActor @Suite("Shapes with corners of their own", .timeLimit(.minutes(5)))
struct CornerShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func picture<V: View>(
    _ view: V, _ direction: LayoutDirection = .leftToRight
  ) -> Bitmap {
    Harness(size: CGSize(width: 40, height: 40)) {
      view.environment(\.layoutDirection, direction)
    }.picture()
  }

  @Test("leading corners are left, or right where one reads from the right")
  func leading() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20).fill(.black)
    #expect(picture(shape).pixel(x: 1, y: 1) == 0xFFFF_FFFF)
    #expect(picture(shape).pixel(x: 38, y: 1) == 0xFF00_0000)
    #expect(picture(shape, .rightToLeft).pixel(x: 1, y: 1) == 0xFF00_0000)
    #expect(picture(shape, .rightToLeft).pixel(x: 38, y: 1) == 0xFFFF_FFFF)
    let clipped = Color.black.clipShape(.rect(topLeadingRadius: 20))
    #expect(picture(clipped, .rightToLeft).pixel(x: 38, y: 1) == 0xFFFF_FFFF)
    #expect(picture(clipped, .rightToLeft).pixel(x: 1, y: 1) == 0xFF00_0000)
  }

  @Test("an inset one has tighter corners, and square ones stay square")
  func inset() {
    let inner = UnevenRoundedRectangle(topLeadingRadius: 20).inset(by: 5).path(in: rect)
    #expect(inner.boundingRect == CGRect(x: 5, y: 5, width: 30, height: 30))
    #expect(!inner.contains(CGPoint(x: 7, y: 7)) && inner.contains(CGPoint(x: 33, y: 7)))
  }

  @Test("a shape of any type is the shape that it hides")
  func anyShape() {
    #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
    #expect(AnyShape(AnyShape(Capsule())).path(in: rect) == Capsule().path(in: rect))
    let shape = AnyShape(UnevenRoundedRectangle(topLeadingRadius: 20)).fill(.black)
    #expect(picture(shape, .rightToLeft).pixel(x: 38, y: 1) == 0xFFFF_FFFF)
  }

  @Test("a shape that is the container's keeps its distance from the corners")
  func container() {
    let view = ContainerRelativeShape().fill(.black).padding(8)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    let shown = picture(view)
    let wanted = picture(RoundedRectangle(cornerRadius: 12).fill(.black).padding(8))
    for (x, y) in [(9, 9), (10, 10), (12, 12), (30, 30), (31, 10), (20, 20)] {
      #expect(shown.pixel(x: x, y: y) == wanted.pixel(x: x, y: y), "\(x) \(y)")
    }
    #expect(picture(ContainerRelativeShape().fill(.black)).pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test("concentric corners are as round as the container's are far away")
  func concentric() {
    let view = ConcentricRectangle().fill(.black).frame(width: 30, height: 30)
      .frame(width: 40, height: 40, alignment: .topLeading)
      .containerShape(RoundedRectangle(cornerRadius: 16))
    let shown = picture(view)
    #expect(shown.pixel(x: 1, y: 1) == 0xFFFF_FFFF, "as round as the container")
    #expect(shown.pixel(x: 27, y: 27) == 0xFF00_0000, "ten points tighter")
    #expect(shown.pixel(x: 29, y: 29) == 0xFFFF_FFFF)
    let fixed = ConcentricRectangle(corners: .fixed(10)).path(in: rect)
    #expect(!fixed.contains(CGPoint(x: 1, y: 1)) && fixed.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("shapes are combined")
  func combined() {
    let left = Rectangle().size(width: 20, height: 40)
    #expect(Circle().subtracting(left).path(in: rect).contains(CGPoint(x: 30, y: 20)))
    #expect(!Circle().subtracting(left).path(in: rect).contains(CGPoint(x: 10, y: 20)))
    #expect(Circle().intersection(left).path(in: rect).contains(CGPoint(x: 10, y: 20)))
    #expect(Circle().union(Rectangle()).path(in: rect).contains(CGPoint(x: 1, y: 1)))
    #expect(
      !Rectangle().symmetricDifference(Circle()).path(in: rect).contains(CGPoint(x: 20, y: 20)))
  }
}
