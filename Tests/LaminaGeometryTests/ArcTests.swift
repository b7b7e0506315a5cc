import LaminaGeometry
import Testing

@Suite("Arcs")
struct ArcTests {
  private func arc(
    _ start: Double, _ end: Double, clockwise: Bool = false, radius: CGFloat = 10
  ) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test("Angles turn clockwise on screen: from the right by way of the bottom")
  func direction() {
    let quarter = arc(0, 90)
    #expect(quarter.elements.count == 2)
    #expect(quarter.elements.first == .move(to: CGPoint(x: 10, y: 0)))
    #expect(isNear(quarter.currentPoint, 0, 10))
    #expect(quarter.contains(CGPoint(x: 6, y: 6)))
  }

  @Test("SwiftUI's clockwise goes the other way round")
  func otherWay() {
    let rest = arc(0, 90, clockwise: true)
    #expect(rest.elements.count == 4)
    #expect(isNear(rest.currentPoint, 0, 10))
    #expect(rest.contains(CGPoint(x: -6, y: -6)))
    #expect(!rest.contains(CGPoint(x: 6, y: 6)))
  }

  @Test("A whole turn is four quarters", arguments: [(0.0, 360.0), (90, 450), (0, 720)])
  func wholeTurn(_ start: Double, _ end: Double) {
    let circle = arc(start, end)
    #expect(circle.elements.count == 5)
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      #expect(circle.contains(CGPoint(x: 9.8 * cos(angle), y: 9.8 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 10.2 * cos(angle), y: 10.2 * sin(angle))))
    }
  }

  @Test("An end before the start is reached by going on", arguments: [(350.0, 10.0), (-10, 10)])
  func acrossZero(_ start: Double, _ end: Double) {
    let small = arc(start, end)
    #expect(small.elements.count == 2)
    #expect(isNear(small.currentPoint, 10 * cos(Double.pi / 18), 10 * sin(Double.pi / 18)))
  }

  @Test("An arc without length is its first point")
  func empty() {
    #expect(arc(30, 30).elements.count == 1)
    #expect(arc(30, 30, clockwise: true).elements.count == 1)
  }

  @Test("Angles that are not finite add nothing")
  func notFinite() {
    #expect(arc(.nan, 90).isEmpty)
    #expect(arc(0, .infinity).isEmpty)
  }

  @Test("A line leads from what was drawn before to the arc")
  func joined() {
    let slice = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      $0.closeSubpath()
    }
    #expect(slice.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    #expect(slice.contains(CGPoint(x: 3, y: 3)))
    #expect(!slice.contains(CGPoint(x: -1, y: 3)))
  }
}
