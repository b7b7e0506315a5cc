import LaminaGeometry
import Testing

@Suite("Trimmed paths")
struct TrimmingTests {
  private let box = Path(CGRect(x: 0, y: 0, width: 30, height: 20))

  @Test("A part of a closed outline is open, and goes round corners")
  func straight() {
    #expect(
      box.trimmedPath(from: 0.1, to: 0.4).elements == [
        .move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 30, y: 0)),
        .line(to: CGPoint(x: 30, y: 10)),
      ])
    #expect(
      box.trimmedPath(from: 0.5, to: 1).elements == [
        .move(to: CGPoint(x: 30, y: 20)), .line(to: CGPoint(x: 0, y: 20)), .line(to: .zero),
      ])
  }

  @Test("All of it is the outline itself, closed")
  func whole() {
    #expect(box.trimmedPath(from: 0, to: 1) == box)
    #expect(box.trimmedPath(from: -2, to: 5) == box)
  }

  @Test("Fractions the wrong way round, equal, outside or not numbers leave nothing")
  func nothing() {
    for (from, to) in [
      (0.5, 0.5), (0.7, 0.2), (1, 2), (-1, 0), (CGFloat.nan, 1), (0, CGFloat.nan),
    ] {
      #expect(box.trimmedPath(from: from, to: to).isEmpty, "\(from) \(to)")
    }
  }

  @Test(
    "The length of a part is its share of the whole, on curves too",
    arguments: [
      (0.0, 0.25), (0.1, 0.35), (0.4, 0.9), (0.8, 1), (0.49, 0.51),
    ])
  func share(from: CGFloat, to: CGFloat) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 50))
    let part = circle.trimmedPath(from: from, to: to)
    let wanted = circle.length() * (to - from)
    #expect(abs(part.length() - wanted) < 1e-4 * wanted)
  }

  @Test("Half of a circle ends opposite of where it began")
  func halfCircle() throws {
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      .trimmedPath(from: 0, to: 0.5)
    let end = try #require(half.currentPoint)
    // It begins at 3 o'clock, so half way round it is 9.
    #expect(abs(end.x) < 1e-6 && abs(end.y - 10) < 1e-6)
  }

  @Test("Subpaths count in order: whole ones stay closed, cut ones open, others go")
  func subpaths() {
    var path = box
    path.addRect(CGRect(x: 100, y: 0, width: 30, height: 20))
    path.addRect(CGRect(x: 200, y: 0, width: 30, height: 20))
    let part = path.trimmedPath(from: 0.3, to: 2.1 / 3)
    #expect(
      part.elements.rounded
        == Path {
          $0.addLines([CGPoint(x: 0, y: 10), .zero])
          $0.addRect(CGRect(x: 100, y: 0, width: 30, height: 20))
          $0.addLines([CGPoint(x: 200, y: 0), CGPoint(x: 210, y: 0)])
        }.elements)
  }

  @Test("A part of a quadratic curve is one, cut by de Casteljau")
  func quadratic() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 10))
    }
    #expect(
      path.trimmedPath(from: 0, to: 0.5).elements.rounded == [
        .move(to: .zero), .quadCurve(to: CGPoint(x: 10, y: 5), control: CGPoint(x: 5, y: 5)),
      ])
  }

  @Test("A dot without a length stays where its place is kept")
  func dots() {
    let dot = Path { $0.addLines([CGPoint(x: 4, y: 4), CGPoint(x: 4, y: 4)]) }
    #expect(dot.trimmedPath(from: 0, to: 0.5) == dot)
    #expect(dot.trimmedPath(from: 0.5, to: 1).elements == dot.elements)
  }
}

extension [Path.Element] {
  /// Coordinates to the nearest millionth.
  fileprivate var rounded: [Path.Element] {
    func near(_ p: CGPoint) -> CGPoint {
      CGPoint(x: (p.x * 1e6).rounded() / 1e6 + 0, y: (p.y * 1e6).rounded() / 1e6 + 0)
    }
    return map { element in
      switch element {
      case .move(let p): .move(to: near(p))
      case .line(let p): .line(to: near(p))
      case .quadCurve(let p, let c): .quadCurve(to: near(p), control: near(c))
      case .curve(let p, let c1, let c2):
        .curve(to: near(p), control1: near(c1), control2: near(c2))
      case .closeSubpath: .closeSubpath
      }
    }
  }
}
