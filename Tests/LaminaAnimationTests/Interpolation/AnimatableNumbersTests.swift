import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Numbers that move together")
struct AnimatableNumbersTests {
  @Test("add, subtract and stretch, however many they are; missing ones are zero")
  func arithmetic() {
    for (a, b) in [(3, 3), (8, 9), (12, 2), (0, 20)] {
      let one: [Double] = (0..<a).map { Double($0 + 1) }
      let other: [Double] = (0..<b).map { Double($0 * $0) }
      let (first, second) = (AnimatableNumbers(one), AnimatableNumbers(other))
      var expected = 0.0
      for index in 0..<25 {
        let x = index < a ? one[index] : 0
        let y = index < b ? other[index] : 0
        #expect((first + second)[index] == x + y)
        #expect((first - second)[index] == x - y)
        #expect(first.scaled(by: 0.5)[index] == x / 2)
        expected += x * x
      }
      #expect(first.magnitudeSquared == expected)
    }
    #expect(!AnimatableNumbers([1, .infinity]).isFinite)
    #expect(AnimatableNumbers([1]).isFinite)
  }

  @Test("are given back in the order in which they were taken down")
  func reading() {
    var walk = NumberWalk()
    for value in 0..<20 { #expect(walk.visited(CGFloat(value)) == CGFloat(value)) }
    var other = NumberWalk(replacingBy: walk.numbers)
    for value in 0..<20 { #expect(other.visited(CGFloat(-1)) == CGFloat(value)) }
  }

  @Test("of points, sizes, rectangles and outlines lie in between")
  func geometry() {
    #expect(
      CGRect.interpolated(
        from: CGRect(x: 0, y: 0, width: 10, height: 20),
        to: CGRect(x: 8, y: 4, width: 30, height: 0), amount: 0.25)
        == CGRect(x: 2, y: 1, width: 15, height: 15))
    #expect(Angle.interpolated(from: .zero, to: .radians(4), amount: 0.5) == .radians(2))
    let (a, b) = (
      Path { path in
        path.move(to: .zero)
        path.addCurve(
          to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 2, y: 4), control2: CGPoint(x: 8, y: 4))
        path.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: -8))
        path.closeSubpath()
      },
      CGAffineTransform(translationX: 0, y: 10)
    )
    #expect(
      Path.interpolated(from: a, to: a.applying(b), amount: 0.5) == a.offsetBy(dx: 0, dy: 5))
    let other = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Path.interpolated(from: a, to: other, amount: 0.5) == other)
  }
}
