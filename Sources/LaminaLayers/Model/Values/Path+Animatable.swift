public import LaminaGeometry

/// Outlines with the same steps mix point by point; others jump.
extension Path: LayerAnimatable {
  public static var nothing: Path { Path() }

  public func mixed(with other: Path, amount: Double) -> Path {
    if amount == 0 { return self }
    if amount == 1 { return other }
    return combined(with: other) { $0.mixed(with: $1, amount: amount) } ?? other
  }

  public func adding(_ other: Path) -> Path { combined(with: other) { $0.adding($1) } ?? self }

  public func subtracting(_ other: Path) -> Path {
    combined(with: other) { $0.subtracting($1) } ?? self
  }

  public func distance(to other: Path) -> Double {
    var sum = 0.0
    _ = combined(with: other) { a, b in
      sum += a.distance(to: b) * a.distance(to: b)
      return a
    }
    return sum.squareRoot()
  }

  public func hasWay(to other: Path) -> Bool { combined(with: other) { a, _ in a } != nil }

  /// The outline of points made from those of two; nil when their steps differ in kind.
  private func combined(with other: Path, _ point: (CGPoint, CGPoint) -> CGPoint) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var path = Path()
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let p), .move(let q)): path.move(to: point(p, q))
      case (.line(let p), .line(let q)): path.addLine(to: point(p, q))
      case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
        path.addQuadCurve(to: point(p, q), control: point(c, d))
      case (.curve(let p, let c1, let c2), .curve(let q, let d1, let d2)):
        path.addCurve(to: point(p, q), control1: point(c1, d1), control2: point(c2, d2))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
