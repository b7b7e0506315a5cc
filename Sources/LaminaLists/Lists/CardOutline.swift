import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// A part of a card on which rows stand: the first row has its upper corners, the last one its lower ones.
///
/// ```
///  ╭──────────╮  first
///  │          │
///  ├──────────┤  others
///  │          │
///  ╰──────────╯  last
/// ```
nonisolated struct CardOutline: Outline, Hashable {
  let radius: CGFloat
  let isFirst: Bool
  let isLast: Bool

  func path(in rect: CGRect) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let (top, bottom) = (isFirst ? min(radius, limit) : 0, isLast ? min(radius, limit) : 0)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + top))
      path.addCorner(
        CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + top, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - top, y: rect.minY))
      path.addCorner(
        CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + top))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottom))
      path.addCorner(
        CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - bottom, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + bottom, y: rect.maxY))
      path.addCorner(
        CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - bottom))
      path.closeSubpath()
    }
  }
}

extension Path {
  /// A quarter of a circle around the inner side of a corner, to a point on the next edge.
  nonisolated fileprivate mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    guard let start = currentPoint, start != end else { return }
    let pull: CGFloat = 0.5523
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * pull, y: point.y + (corner.y - point.y) * pull)
    }
    addCurve(to: end, control1: towards(start), control2: towards(end))
  }
}
