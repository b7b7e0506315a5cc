import LaminaGeometry

/// Narrow columns and rows over the visible pixels, and one more on each side for all beyond.
struct PointGrid {
  private let visible: CGRect
  private let perPixel: CGFloat

  /// - Parameters:
  ///   - visible: the pixels that may change.
  ///   - margin: how many pixels beyond them still count as seen.
  ///   - perPixel: how many columns a pixel has.
  init(_ visible: PixelRect, margin: CGFloat, perPixel: CGFloat) {
    self.visible = CGRect(
      x: CGFloat(visible.x), y: CGFloat(visible.y), width: CGFloat(visible.width),
      height: CGFloat(visible.height)
    ).insetBy(dx: -margin, dy: -margin)
    self.perPixel = perPixel
  }

  /// The run of points from the one at `start` on that stay in one column or in one row: the longer.
  func run(in points: [CGPoint], from start: Int) -> PointRun {
    let (column, row) = (column(points[start]), row(points[start]))
    var (columnEnd, rowEnd) = (start + 1, start + 1)
    while columnEnd < points.count, self.column(points[columnEnd]) == column { columnEnd += 1 }
    while rowEnd < points.count, self.row(points[rowEnd]) == row { rowEnd += 1 }
    let isColumn = columnEnd >= rowEnd
    return PointRun(
      range: start..<max(columnEnd, rowEnd), isColumn: isColumn,
      isSeen: !PointGrid.isOutside(isColumn ? column : row))
  }

  private func column(_ point: CGPoint) -> Int { number(point.x, visible.minX, visible.maxX) }
  private func row(_ point: CGPoint) -> Int { number(point.y, visible.minY, visible.maxY) }

  private func number(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Int {
    if value < low { return .min }
    return value > high ? .max : Int(((value - low) * perPixel).rounded(.down))
  }

  private static func isOutside(_ number: Int) -> Bool { number == .min || number == .max }
}

/// Points one after another that lie in one column or in one row.
struct PointRun {
  let range: Range<Int>
  let isColumn: Bool
  /// Whether it may reach into the visible pixels.
  let isSeen: Bool

  /// How far a point lies along the run's column or row.
  func place(_ point: CGPoint) -> CGFloat { isColumn ? point.y : point.x }

  /// How far a point lies beside another, across the run's column or row.
  func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { isColumn ? a.x - b.x : a.y - b.y }

  /// Whether the points go to and fro, so that lines between them cover what lies between the
  /// outermost: what goes along smoothly keeps each of its points.
  func isCrowded(_ points: [CGPoint]) -> Bool {
    let places = points[range].lazy.map(place)
    guard let least = places.min(), let most = places.max() else { return false }
    let travel = zip(places, places.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    return travel >= 3 * (most - least)
  }

  /// The first of the outermost points on either side.
  func outermost(of points: [CGPoint]) -> (low: Int, high: Int) {
    var (low, high) = (range.lowerBound, range.lowerBound)
    for index in range {
      if place(points[index]) < place(points[low]) { low = index }
      if place(points[index]) > place(points[high]) { high = index }
    }
    return (low, high)
  }
}
