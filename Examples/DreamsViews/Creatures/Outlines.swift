import Lamina

/// Outlines on a grid of 100 by 100, in few numbers.
nonisolated extension Path {
  typealias Place = (x: CGFloat, y: CGFloat)

  /// An ellipse around a point.
  static func oval(_ x: CGFloat, _ y: CGFloat, width: CGFloat, height: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
  }

  /// A box with round corners.
  static func box(
    _ x: CGFloat, _ y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat
  ) -> Path {
    Path(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  static func polygon(_ places: Place...) -> Path {
    Path { path in
      path.addLines(places.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
    }
  }

  /// A round line around a point.
  static func ring(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, width: CGFloat) -> Path {
    let inner = radius - width / 2
    return Path { path in
      path.addPath(.oval(x, y, width: radius + width / 2, height: radius + width / 2))
      // Mirrored it goes the other way round, and is a hole.
      path.addPath(
        .oval(0, 0, width: inner, height: inner),
        transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x, ty: y))
    }
  }

  /// A closed line without corners through all places.
  static func blob(_ places: Place...) -> Path {
    let points = places.map { CGPoint(x: $0.x, y: $0.y) }
    let count = points.count
    return Path { path in
      path.move(to: points[0])
      for index in 0..<count {
        let around = (-1...2).map { points[(index + $0 + count) % count] }
        let (first, second) = controls(around)
        path.addCurve(to: around[2], control1: first, control2: second)
      }
      path.closeSubpath()
    }
  }

  /// The outline of a line with round ends through all places, without corners.
  static func ribbon(_ places: [Place], width: CGFloat) -> Path {
    let points = sampled(places.map { CGPoint(x: $0.x, y: $0.y) })
    guard points.count > 1 else { return Path() }
    let sides = points.indices.map { index -> CGPoint in
      let (before, after) = (
        points[max(0, index - 1)], points[min(index + 1, points.count - 1)]
      )
      let (dx, dy) = (after.x - before.x, after.y - before.y)
      let scale = width / 2 / max(hypot(dx, dy), 0.001)
      return CGPoint(x: -dy * scale, y: dx * scale)
    }
    // On the left there and on the right back is clockwise, as the round ends are.
    let there = zip(points, sides).map { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    let back = zip(points, sides).map { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return Path { path in
      path.addLines(there + back.reversed())
      path.closeSubpath()
      for end in [points[0], points[points.count - 1]] {
        path.addPath(.oval(end.x, end.y, width: width / 2, height: width / 2))
      }
    }
  }

  /// Points on the curve through all points, near enough for a line of a few units.
  private static func sampled(_ points: [CGPoint]) -> [CGPoint] {
    guard let last = points.last else { return [] }
    let pieces = points.indices.dropLast().flatMap { index -> [CGPoint] in
      let around = (-1...2).map { points[min(max(index + $0, 0), points.count - 1)] }
      let (first, second) = controls(around)
      return (0..<8).map { step in
        let t = CGFloat(step) / 8
        let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
        let c = 3 * t * t * (1 - t)
        let d = t * t * t
        return CGPoint(
          x: a * around[1].x + b * first.x + c * second.x + d * around[2].x,
          y: a * around[1].y + b * first.y + c * second.y + d * around[2].y)
      }
    }
    return pieces + [last]
  }

  /// Catmull and Rom's curve from the second of four points to the third: at each point it goes in
  /// the direction of its neighbours.
  private static func controls(_ around: [CGPoint]) -> (CGPoint, CGPoint) {
    func control(_ index: Int, _ side: CGFloat) -> CGPoint {
      let before = around[index - 1]
      let here = around[index]
      let after = around[index + 1]
      return CGPoint(
        x: here.x + side * (after.x - before.x) / 6, y: here.y + side * (after.y - before.y) / 6)
    }
    return (control(1, 1), control(2, -1))
  }
}
