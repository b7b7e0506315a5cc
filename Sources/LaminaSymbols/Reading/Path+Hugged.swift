import LaminaGeometry

extension Path {
  /// The same outline with curves in halves, until their control points are not far from them.
  ///
  /// ```
  ///    ·   ·                ·──·
  ///   ╱     ╲      ──▶     ╱    ╲       the box around the points is nearly that around the outline
  ///  ●       ●            ●  ●   ●
  /// ```
  /// What is damaged and redrawn goes by that box.
  var hugged: Path {
    let square = CGRect(x: -0.5, y: -0.5, width: 17, height: 17)
    var path = self
    for _ in 0..<3 where !square.contains(path.boundingRect) { path = path.halved }
    return path
  }

  private var halved: Path {
    var halves: [Element] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .curve(let end, let c1, let c2): halves += Self.halves(current, c1, c2, end)
      default: halves.append(element)
      }
      switch element {
      case .move(let p): (current, start) = (p, p)
      case .line(let p), .quadCurve(let p, _), .curve(let p, _, _): current = p
      case .closeSubpath: current = start
      }
    }
    return Path(halves)
  }

  /// De Casteljau's construction in the middle of a curve.
  private static func halves(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> [Element] {
    func middle(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2)
    }
    let (ab, bc, cd) = (middle(a, b), middle(b, c), middle(c, d))
    let (abc, bcd) = (middle(ab, bc), middle(bc, cd))
    return [
      .curve(to: middle(abc, bcd), control1: ab, control2: abc),
      .curve(to: d, control1: bcd, control2: cd),
    ]
  }
}
