package import Foundation

/// A line or a Bézier curve with both of its ends: one step of an outline, to be measured and cut.
///
/// ```
///  controls    2: a line    3: a quadratic curve    4: a cubic one
/// ```
package struct PathSegment: Hashable, Sendable {
  /// From the start, through the controls, to the end.
  package let controls: [CGPoint]

  var start: CGPoint { controls[0] }

  /// The step that draws it from its start.
  var element: Path.Element {
    switch controls.count {
    case 2: .line(to: controls[1])
    case 3: .quadCurve(to: controls[2], control: controls[1])
    default: .curve(to: controls[3], control1: controls[1], control2: controls[2])
    }
  }

  /// The point at `t` from 0 to 1, which is not a part of the length.
  func point(at t: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 { points = points.corner(at: t) }
    return points[0]
  }

  /// The part from `t0` to `t1`, of the same kind.
  package func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if t0 <= 0 && t1 >= 1 { return self }
    let head = t1 >= 1 ? self : split(at: t1).head
    return t0 <= 0 || t1 <= 0 ? head : head.split(at: min(t0 / t1, 1)).tail
  }

  /// The change of the point for each unit of t; its length is the speed.
  func derivative(at t: CGFloat) -> CGSize {
    let degree = CGFloat(controls.count - 1)
    var steps = zip(controls, controls.dropFirst()).map { a, b in
      CGPoint(x: (b.x - a.x) * degree, y: (b.y - a.y) * degree)
    }
    while steps.count > 1 { steps = steps.corner(at: t) }
    return CGSize(width: steps[0].x, height: steps[0].y)
  }

  /// The way it goes at `t`; beside ends that stand still, where it goes from or to there.
  func direction(at t: CGFloat) -> CGSize? {
    let here = derivative(at: t)
    if here.length > 0 { return here }
    let nearby = derivative(at: t < 0.5 ? t + 1e-4 : t - 1e-4)
    return nearby.length > 0 ? nearby : nil
  }

  /// De Casteljau's construction: both parts of the curve, cut at `t`.
  private func split(at t: CGFloat) -> (head: PathSegment, tail: PathSegment) {
    var (head, tail): ([CGPoint], [CGPoint]) = ([], [])
    var points = controls
    while let first = points.first, let last = points.last {
      head.append(first)
      tail.append(last)
      points = points.corner(at: t)
    }
    return (PathSegment(controls: head), PathSegment(controls: tail.reversed()))
  }
}

extension [CGPoint] {
  /// The points at `t` between each and the next.
  fileprivate func corner(at t: CGFloat) -> [CGPoint] {
    zip(self, dropFirst()).map { a, b in
      CGPoint(x: a.x * (1 - t) + b.x * t, y: a.y * (1 - t) + b.y * t)
    }
  }
}
