import LaminaGeometry
import Testing

@Suite("Paths")
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("A rectangle begins top left, goes round clockwise and closes")
  func rectangle() {
    #expect(
      Path(rect).elements == [
        .move(to: CGPoint(x: 10, y: 20)), .line(to: CGPoint(x: 50, y: 20)),
        .line(to: CGPoint(x: 50, y: 50)), .line(to: CGPoint(x: 10, y: 50)), .closeSubpath,
      ])
    #expect(Path(rect).boundingRect == rect)
  }

  @Test("After closing, the next step begins where the outline did")
  func closing() {
    var path = Path(rect)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.elements.last == .line(to: .zero))
  }

  @Test("A line without a beginning begins at its own end; closing nothing does nothing")
  func withoutBeginning() {
    var path = Path()
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull)
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.elements.first == .move(to: CGPoint(x: 3, y: 4)))
    #expect(path.elements.count == 2)
  }

  @Test("Lines through points begin at the first")
  func lines() {
    let points = [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5), CGPoint(x: 3, y: 1)]
    let path = Path { $0.addLines(points) }
    #expect(path.elements.count == 3)
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 2, height: 4))
    #expect(Path { $0.addLines([]) }.isEmpty)
  }

  @Test("Corners are held at half a side; without a radius there are none")
  func roundedRectangle() {
    let pill = Path(roundedRect: rect, cornerRadius: 500)
    #expect(pill.boundingRect == rect)
    #expect(pill == Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 15)))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
  }

  @Test("An ellipse holds its middle and not its rectangle's corners")
  func ellipse() {
    let ellipse = Path(ellipseIn: rect)
    #expect(ellipse.contains(CGPoint(x: 30, y: 35)))
    #expect(!ellipse.contains(CGPoint(x: 12, y: 22)))
    #expect(ellipse.contains(CGPoint(x: 49, y: 35)))
    #expect(!ellipse.contains(CGPoint(x: 51, y: 35)))
  }

  @Test("A hole is outside by the even-odd rule, inside by winding when both turn alike")
  func windingRules() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
  }

  @Test("An outline that is not closed is filled as if it were")
  func openOutline() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 10))
    }
    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(!path.contains(CGPoint(x: 2, y: 8)))
  }

  @Test("Curves bound what they enclose")
  func curves() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
      $0.addCurve(
        to: .zero, control1: CGPoint(x: 8, y: -10), control2: CGPoint(x: 2, y: -10))
    }
    #expect(path.contains(CGPoint(x: 5, y: 4)))
    #expect(!path.contains(CGPoint(x: 5, y: 6)))
    #expect(path.contains(CGPoint(x: 5, y: -6)))
    #expect(!path.contains(CGPoint(x: 5, y: -9)))
  }

  @Test("A path moves, is added to another and is mapped as its points are")
  func mapping() {
    let moved = Path(rect).offsetBy(dx: 5, dy: -5)
    #expect(moved.boundingRect == rect.offsetBy(dx: 5, dy: -5))
    #expect(moved.currentPoint == CGPoint(x: 15, y: 15))
    var sum = Path()
    sum.addPath(Path(rect), transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(sum.boundingRect == CGRect(x: 20, y: 40, width: 80, height: 60))
    #expect(sum.currentPoint == CGPoint(x: 20, y: 40))
  }
}
