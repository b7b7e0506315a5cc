import LaminaAnimation
import LaminaGeometry
import LaminaViews
import Testing

@Suite("Trimmed shapes")
struct TrimmedShapeTests {
  private let frame = CGRect(x: 5, y: 0, width: 30, height: 20)

  @Test("A trimmed shape is that part of its outline")
  func part() {
    let path = Rectangle().trim(from: 0, to: 0.3).path(in: frame)
    #expect(
      path.elements == [.move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 35, y: 0))])
    #expect(Rectangle().trim().path(in: frame) == Path(frame))
  }

  @Test("Both ends move together half way between two trimmings")
  func animatable() {
    var shape = Rectangle().trim(from: 0, to: 0.2)
    let end = Rectangle().trim(from: 0.5, to: 1)
    shape.animatableData = shape.animatableData.interpolated(
      towards: end.animatableData, amount: 0.5)
    #expect(shape.startFraction == 0.25 && abs(shape.endFraction - 0.6) < 1e-9)
  }
}
