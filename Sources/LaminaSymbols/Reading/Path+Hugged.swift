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
    Path { path in
      for run in Subpath.all(of: self) {
        path.move(to: run.start)
        for segment in run.segments {
          if segment.controls.count == 4 {
            path.add(segment.part(from: 0, to: 0.5))
            path.add(segment.part(from: 0.5, to: 1))
          } else {
            path.add(segment)
          }
        }
        if run.isClosed { path.closeSubpath() }
      }
    }
  }
}
