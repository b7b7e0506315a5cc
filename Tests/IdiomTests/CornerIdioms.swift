import Lamina
import LaminaTesting
import Testing

/// Each corner with a radius of its own, as it was done before there was a shape for it.
private nonisolated struct RoundedCorners: Shape {
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let (w, h) = (rect.size.width, rect.size.height)
    path.move(to: CGPoint(x: w / 2, y: 0))
    path.addLine(to: CGPoint(x: w - topRight, y: 0))
    path.addArc(
      center: CGPoint(x: w - topRight, y: topRight), radius: topRight,
      startAngle: Angle(degrees: -90), endAngle: Angle(degrees: 0), clockwise: false)
    path.addLine(to: CGPoint(x: w, y: h - bottomRight))
    path.addArc(
      center: CGPoint(x: w - bottomRight, y: h - bottomRight), radius: bottomRight,
      startAngle: Angle(degrees: 0), endAngle: Angle(degrees: 90), clockwise: false)
    path.addLine(to: CGPoint(x: bottomLeft, y: h))
    path.addArc(
      center: CGPoint(x: bottomLeft, y: h - bottomLeft), radius: bottomLeft,
      startAngle: Angle(degrees: 90), endAngle: Angle(degrees: 180), clockwise: false)
    path.addLine(to: CGPoint(x: 0, y: topLeft))
    path.addArc(
      center: CGPoint(x: topLeft, y: topLeft), radius: topLeft,
      startAngle: Angle(degrees: 180), endAngle: Angle(degrees: 270), clockwise: false)
    path.closeSubpath()
    return path
  }
}

@MainActor @Suite("Idioms: corners")
struct CornerIdioms {
  @Test("Two corners are round and two are not")
  func corners() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red.clipShape(RoundedCorners(topLeft: 30, bottomRight: 30))
    }
    #expect(harness.isWhite(3, 3) && harness.isWhite(96, 96))
    #expect(harness.isRed(96, 3) && harness.isRed(3, 96))
    #expect(harness.isRed(12, 12))
  }
}
