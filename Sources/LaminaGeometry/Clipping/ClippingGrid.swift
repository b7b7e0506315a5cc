import Foundation

/// A point on a grid that is fine enough for pictures and coarse enough for exact products.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }

  /// Twice the area of a triangle: above 0 where `c` lies to the left of the way from `a` to `b`, with y upwards.
  static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

/// A chord of an outline on the grid.
struct ClippingSide: Hashable {
  enum Owner: Hashable { case first, second }

  var from: GridPoint
  var to: GridPoint
  var owner: Owner
  /// The place among the chords of its outline.
  var order: Int
}

/// The grid on which two outlines are compared: numbers of 26 bits, so that products are exact.
struct ClippingGrid {
  private let center: CGPoint
  private let scale: CGFloat

  init(around paths: [Path]) {
    let box = paths.reduce(CGRect.null) { $0.union($1.boundingRect) }
    let whole = box.isNull ? .zero : box
    center = CGPoint(x: whole.midX, y: whole.midY)
    let reach = max(whole.width, whole.height, 1e-3) / 2
    // A power of two: what lies on whole and half points stays there.
    scale = CGFloat(sign: .plus, exponent: 25 - reach.exponent, significand: 1)
  }

  /// The chords of an outline, those that close its parts among them unless said.
  func sides(
    of path: Path, as owner: ClippingSide.Owner, closed: Bool = true
  ) -> [ClippingSide] {
    var sides: [ClippingSide] = []
    for line in path.flattened(tolerance: 0.01) {
      var points = line.points.map(snapped)
      if line.isClosed || closed, let first = points.first { points.append(first) }
      for (a, b) in zip(points, points.dropFirst()) where a != b {
        sides.append(ClippingSide(from: a, to: b, owner: owner, order: sides.count))
      }
    }
    return sides
  }

  private func snapped(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int(((point.x - center.x) * scale).rounded()),
      y: Int(((point.y - center.y) * scale).rounded()))
  }

  private func point(_ point: GridPoint) -> CGPoint {
    CGPoint(x: CGFloat(point.x) / scale + center.x, y: CGFloat(point.y) / scale + center.y)
  }

  /// The outline of closed parts.
  func path(of loops: [[GridPoint]]) -> Path {
    Path { path in
      for loop in loops {
        path.addLines(loop.map(point))
        path.closeSubpath()
      }
    }
  }

  /// The outline of lines one after the other, joined where one begins at the end of the one before.
  func path(along sides: [ClippingSide]) -> Path {
    Path { path in
      var end: GridPoint?
      for side in sides {
        if side.from != end { path.move(to: point(side.from)) }
        path.addLine(to: point(side.to))
        end = side.to
      }
    }
  }
}
