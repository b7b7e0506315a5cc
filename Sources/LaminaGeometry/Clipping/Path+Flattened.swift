package import Foundation

/// A connected run of straight lines.
package struct FlatLine: Hashable, Sendable {
  /// The corners, in order; the first one is not there twice where the line is closed.
  package var points: [CGPoint]
  /// Whether it ends where it began.
  package var isClosed: Bool

  /// Makes a run of lines between corners.
  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// The outline in chords, each no further from its curve than `tolerance`.
  package func flattened(tolerance: CGFloat) -> [FlatLine] {
    Subpath.all(of: self).map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments { segment.addChords(to: &points, tolerance: tolerance) }
      if subpath.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      return FlatLine(points: points, isClosed: subpath.isClosed)
    }
  }
}

extension PathSegment {
  /// Adds the ends of chords; the start is there already.
  fileprivate func addChords(to points: inout [CGPoint], tolerance: CGFloat) {
    let count = chordCount(tolerance: tolerance)
    for step in 1..<max(count, 1) { points.append(point(at: CGFloat(step) / CGFloat(count))) }
    points.append(controls[controls.count - 1])
  }

  /// How many equal steps of the parameter keep chords near a curve, from its second derivative.
  private func chordCount(tolerance: CGFloat) -> Int {
    guard controls.count > 2 else { return 1 }
    let degree = CGFloat(controls.count - 1)
    var bend: CGFloat = 0
    for index in 0..<controls.count - 2 {
      let (a, b, c) = (controls[index], controls[index + 1], controls[index + 2])
      bend = max(bend, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
    }
    let steps = (degree * (degree - 1) * bend / (8 * max(tolerance, 1e-6))).squareRoot()
    return Int(min(max(steps.rounded(.up), 1), 500))
  }
}
