import LaminaAnimation
import LaminaGeometry
import LaminaKernel
import LaminaTesting
import LaminaViews
import Synchronization
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

  @Test("leading corners are right ones in shapes that are made of others, too")
  func wrapped() {
    func isMirrored<S: Shape>(_ shape: S) -> Bool {
      let shown = picture(shape.fill(.black), .rightToLeft)
      return shown.pixel(x: 1, y: 1) == 0xFF00_0000 && shown.pixel(x: 38, y: 1) == 0xFFFF_FFFF
    }
    let corner = UnevenRoundedRectangle(topLeadingRadius: 20)
    #expect(isMirrored(OffsetShape(shape: corner, offset: .zero)))
    #expect(isMirrored(corner.scale(1)))
    #expect(isMirrored(corner.rotation(.zero)))
    #expect(isMirrored(corner.transform(.identity)))
    #expect(isMirrored(corner.trim()))
    #expect(isMirrored(corner.size(width: 40, height: 40)))
    #expect(isMirrored(corner.intersection(Rectangle())))
    #expect(isMirrored(Rectangle().intersection(corner.scale(1))))
    #expect(isMirrored(AnyShape(corner.scale(1))))
  }

  @Test("what is hit of a shape is what is seen of it where one reads from the right")
  func hits() {
    var count = 0
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      Color.clear.contentShape(UnevenRoundedRectangle(topLeadingRadius: 40))
        .onTapGesture { count += 1 }
        .environment(\.layoutDirection, .rightToLeft)
    }
    harness.tap(at: CGPoint(x: 38, y: 2))
    #expect(count == 0)
    harness.tap(at: CGPoint(x: 2, y: 2))
    #expect(count == 1)
  }

  @Test("a line inside of round corners has the same middles as they")
  func border() {
    let corner = UnevenRoundedRectangle(topLeadingRadius: 20)
    for shown in [
      picture(corner.strokeBorder(.black, lineWidth: 10)),
      picture(AnyShape(corner).strokeBorder(.black, lineWidth: 10)),
    ] {
      #expect(shown.pixel(x: 4, y: 4) == 0xFFFF_FFFF)
      #expect(shown.pixel(x: 6, y: 6) == 0xFF00_0000, "as round as the outline")
      #expect(shown.pixel(x: 11, y: 11) == 0xFF00_0000)
      #expect(shown.pixel(x: 13, y: 13) == 0xFFFF_FFFF, "ten points tighter")
      #expect(shown.pixel(x: 38, y: 1) == 0xFF00_0000, "square")
    }
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
    let trimmed = ContainerRelativeShape().trim().fill(.black).padding(8)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    #expect(picture(trimmed).pixel(x: 9, y: 9) == 0xFFFF_FFFF)
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

  @Test("an outline of combined shapes is made once for a rectangle, and again when a shape moves")
  func combinedOnce() {
    let count = Count()
    var shape = Counted(width: 10, count: count).union(Circle())
    let outline = shape.path(in: rect)
    let copy = shape
    #expect(copy.path(in: rect) == outline)
    #expect(count.value.withLock { $0 } == 1)
    shape.animatableData.scale(by: 2)
    #expect(shape.path(in: rect) != outline)
    #expect(copy.path(in: rect) == outline)
    #expect(count.value.withLock { $0 } == 2)
  }

  @Test("combined shapes are the same when what they are made of is")
  func combinedSame() {
    func combined(_ radius: CGFloat, eoFill: Bool = false) -> some Shape {
      Circle().subtracting(RoundedRectangle(cornerRadius: radius), eoFill: eoFill)
    }
    #expect(isSameValue(combined(4), combined(4)))
    #expect(!isSameValue(combined(4), combined(5)))
    #expect(!isSameValue(combined(4), combined(4, eoFill: true)))
  }
}

private nonisolated final class Count: Sendable {
  let value = Mutex(0)
}

/// A bar that counts how often its outline is made.
private nonisolated struct Counted: Shape {
  var width: CGFloat
  let count: Count

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func path(in rect: CGRect) -> Path {
    count.value.withLock { $0 += 1 }
    return Path(CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}
