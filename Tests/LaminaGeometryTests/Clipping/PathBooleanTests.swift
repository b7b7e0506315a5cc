import LaminaGeometry
import SeededRandom
import Testing

@Suite("Outlines combined", .timeLimit(.minutes(5)))
struct PathBooleanTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  /// The area by the shoelace formula: holes go the other way round.
  private func area(_ path: Path) -> CGFloat {
    var (sum, start, current) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func add(_ next: CGPoint) {
      sum += current.x * next.y - current.y * next.x
      current = next
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): add(point)
      case .closeSubpath: add(start)
      default: Issue.record("a curve is left")
      }
    }
    return abs(sum / 2)
  }

  @Test("two rectangles that overlap")
  func rectangles() {
    #expect(area(left.union(right)) == 700)
    #expect(area(left.intersection(right)) == 100)
    #expect(area(left.subtracting(right)) == 300)
    #expect(area(left.symmetricDifference(right)) == 600)
    #expect(
      left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test("corners lie where they were, and none is left on straight sides")
  func corners() {
    let both = left.union(Path(CGRect(x: 20, y: 0, width: 20, height: 20)))
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(both.elements.count == 5)
  }

  @Test("what touches, is equal, or lies apart")
  func limits() {
    #expect(area(left.union(left)) == 400)
    #expect(left.subtracting(left).isEmpty)
    #expect(left.intersection(Path(CGRect(x: 50, y: 0, width: 5, height: 5))).isEmpty)
    #expect(area(left.union(Path(CGRect(x: 50, y: 0, width: 5, height: 5)))) == 425)
    #expect(left.intersection(Path()).isEmpty)
    #expect(area(left.union(Path())) == 400)
    #expect(Path().union(Path()).isEmpty)
  }

  @Test("a hole is a part that goes the other way round")
  func hole() {
    let ring = left.subtracting(Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(area(ring) == 300)
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(ring.contains(CGPoint(x: 2, y: 10)))
  }

  @Test("discs: areas agree with the formula for lenses")
  func discs() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    let lens = 2 * 2500 * acos(0.5) - 50 * (2500 - 625.0).squareRoot()
    #expect(abs(area(a.intersection(b)) - lens) < lens * 0.001)
    #expect(abs(area(a.union(b)) - (2 * .pi * 2500 - lens)) < 20)
  }

  @Test("the rule says what a star that crosses itself encloses")
  func rules() {
    let star = Path { path in
      let corners = (0..<5).map { index in
        let angle = Double(index * 2) * 2 * .pi / 5 - .pi / 2
        return CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
      }
      path.addLines(corners)
      path.closeSubpath()
    }
    let full = star.normalized(eoFill: false)
    let hollow = star.normalized(eoFill: true)
    #expect(full.contains(CGPoint(x: 50, y: 50)))
    #expect(!hollow.contains(CGPoint(x: 50, y: 50)))
    #expect(area(full) > area(hollow))
    #expect(hollow.contains(CGPoint(x: 50, y: 8)))
  }

  @Test("a line is cut where it goes into an area")
  func lines() {
    let line = Path { path in
      path.move(to: CGPoint(x: -10, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 10))
    }
    #expect(line.lineIntersection(left).length() == 20)
    #expect(line.lineSubtraction(left).length() == 20)
    #expect(line.lineIntersection(left).boundingRect.minX == 0)
    #expect(line.lineSubtraction(left).elements.count == 4)
  }

  @Test("points lie in what is combined as they do in the parts", arguments: 0..<24)
  func random(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    func outline() -> Path {
      let count = Int.random(in: 3...9, using: &random)
      let points = (0..<count).map { _ in
        CGPoint(
          x: CGFloat(Int.random(in: 0...12, using: &random) * 5),
          y: CGFloat(Int.random(in: 0...12, using: &random) * 5))
      }
      return Path { path in
        path.addLines(points)
        path.closeSubpath()
      }
    }
    let (a, b) = (outline(), outline())
    let combined = [
      a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b),
    ]
    for _ in 0..<200 {
      // On no side of a grid of fives, nor on a line between its points.
      let point = CGPoint(
        x: CGFloat.random(in: 0...60, using: &random), y: CGFloat.random(in: 0...60, using: &random)
      )
      guard !a.isNear(point), !b.isNear(point) else { continue }
      let (inA, inB) = (a.contains(point), b.contains(point))
      let wanted = [inA || inB, inA && inB, inA && !inB, inA != inB]
      #expect(combined.map { $0.contains(point) } == wanted, "\(a.elements) \(b.elements) \(point)")
    }
  }
}

extension Path {
  /// Whether a point is too near to the outline to say on which side it lies.
  fileprivate func isNear(_ point: CGPoint) -> Bool {
    var (start, current, isNear) = (CGPoint.zero, CGPoint.zero, false)
    func check(_ next: CGPoint) {
      let (dx, dy) = (next.x - current.x, next.y - current.y)
      let length = hypot(dx, dy)
      if length > 0 {
        let distance = abs((point.x - current.x) * dy - (point.y - current.y) * dx) / length
        isNear = isNear || distance < 0.001
      }
      current = next
    }
    forEach { element in
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): check(point)
      default: check(start)
      }
    }
    return isNear
  }
}
