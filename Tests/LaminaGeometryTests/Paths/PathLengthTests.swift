import LaminaGeometry
import Testing

@Suite("Lengths of paths")
struct PathLengthTests {
  private let box = Path(CGRect(x: 0, y: 0, width: 30, height: 20))
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test("Straight outlines are as long as their sides, the closing one included")
  func straight() {
    #expect(box.length() == 100)
    let open = Path { $0.addLines([.zero, CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 14)]) }
    #expect(open.length() == 15)
  }

  @Test("A circle of curves is as long as a circle")
  func circles() {
    #expect(abs(circle.length() - 20 * .pi) < 20 * .pi * 0.0003)
  }

  @Test("A parabola's length is that of the formula")
  func parabola() {
    // y = x² from 0 to 1: (2·√5 + asinh 2) / 4.
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    }
    let length = (2 * 5.0.squareRoot() + asinh(2)) / 4
    #expect(abs(path.length() - length) < 1e-7)
  }

  @Test("Gaps between subpaths have no length; closing goes back to the subpath's start")
  func subpaths() {
    var path = box
    path.addRect(CGRect(x: 100, y: 100, width: 10, height: 10))
    #expect(path.length() == 140)
    path.addLine(to: CGPoint(x: 107, y: 100))
    #expect(path.length() == 147)
  }

  @Test("Nothing, a place and what is not a number have no length")
  func degenerate() {
    #expect(Path().length() == 0)
    #expect(Path { $0.move(to: CGPoint(x: 4, y: 4)) }.length() == 0)
    #expect(Path { $0.addLines([.zero, .zero, .zero]) }.length() == 0)
    #expect(Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0)]) }.length() == 0)
    #expect(PathMeasure(Path()).point(at: 3) == nil)
    #expect(PathMeasure(Path()).angle(at: 3) == nil)
  }

  @Test("Points and angles lie where the length says")
  func points() {
    let measure = PathMeasure(box)
    #expect(measure.point(at: 0) == .zero)
    #expect(measure.point(at: 10) == CGPoint(x: 10, y: 0))
    #expect(measure.point(at: 40) == CGPoint(x: 30, y: 10))
    #expect(measure.point(at: 90) == CGPoint(x: 0, y: 10))
    #expect(measure.point(at: -5) == .zero)
    #expect(measure.point(at: 500) == .zero)
    #expect(measure.angle(at: 10) == Angle(radians: 0))
    #expect(measure.angle(at: 40) == Angle(radians: .pi / 2))
    #expect(measure.angle(at: 90) == Angle(radians: -.pi / 2))
    let place = PathMeasure(Path { $0.move(to: CGPoint(x: 4, y: 4)) })
    #expect(place.point(at: 1) == CGPoint(x: 4, y: 4))
  }

  @Test("Equal steps of length are equal steps along a curve, to half of a hundredth")
  func arcLength() throws {
    // Controls far from even: the parameter alone would be off by half of the curve.
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 3), control2: CGPoint(x: 5, y: 90))
    }
    let measure = PathMeasure(path)
    let chords = 400
    let points = try (0...chords).map {
      try #require(measure.point(at: measure.length * CGFloat($0) / CGFloat(chords)))
    }
    let step = measure.length / CGFloat(chords)
    for (a, b) in zip(points, points.dropFirst()) {
      #expect(abs(hypot(b.x - a.x, b.y - a.y) - step) < 0.005 * step)
    }
    #expect(abs(measure.length - points.adding()) < 0.0005 * measure.length)
  }

  @Test("A curve that comes to a stop and turns back is still measured to half of a hundredth")
  func cusp() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100),
        control2: CGPoint(x: 0, y: 100))
    }
    let measure = PathMeasure(path)
    let points = try (0...1000).map {
      try #require(measure.point(at: measure.length * CGFloat($0) / 1000))
    }
    #expect(abs(measure.length - points.adding()) < 0.005 * measure.length)
  }
}

extension [CGPoint] {
  /// The length of the chords from each to the next.
  fileprivate func adding() -> CGFloat {
    zip(self, dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
