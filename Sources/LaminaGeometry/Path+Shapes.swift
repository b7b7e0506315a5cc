public import Foundation

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// Of the corner above at the leading side.
  public var topLeading: CGFloat
  /// Of the corner below at the leading side.
  public var bottomLeading: CGFloat
  /// Of the corner below at the trailing side.
  public var bottomTrailing: CGFloat
  /// Of the corner above at the trailing side.
  public var topTrailing: CGFloat

  /// Makes radii; a corner of which nothing is said is square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii, all of them smaller in one proportion where two do not fit beside each other.
  package func fitting(_ size: CGSize) -> RectangleCornerRadii {
    func held(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(radius, 0) : 0 }
    let all = RectangleCornerRadii(
      topLeading: held(topLeading), bottomLeading: held(bottomLeading),
      bottomTrailing: held(bottomTrailing), topTrailing: held(topTrailing))
    func share(_ length: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
      a + b > length ? max(length, 0) / (a + b) : 1
    }
    let factor = min(
      share(size.width, all.topLeading, all.topTrailing),
      share(size.width, all.bottomLeading, all.bottomTrailing),
      share(size.height, all.topLeading, all.bottomLeading),
      share(size.height, all.topTrailing, all.bottomTrailing))
    return all.map { $0 * factor }
  }

  /// Radii of which each is what `change` makes of it.
  package func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}

extension Path {
  /// Makes the outline of a rectangle whose corners are arcs of radii of their own; leading is left.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii)
  }

  /// Adds a rectangle whose corners are arcs of radii of their own, clockwise on screen; leading is left.
  ///
  /// Radii of which two do not fit beside each other become smaller, all in one proportion.
  public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii) {
    guard !rect.isNull, rect != .infinite else { return addRect(rect) }
    let rect = rect.standardized
    let radii = cornerRadii.fitting(rect.size)
    let start = CGPoint(x: rect.maxX, y: rect.midY)
    move(to: start)
    addCorner(
      CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomTrailing, dx: -1, dy: -1, first: true)
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeading, dx: 1, dy: -1, first: false)
    addCorner(CGPoint(x: rect.minX, y: rect.minY), radii.topLeading, dx: 1, dy: 1, first: true)
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), radii.topTrailing, dx: -1, dy: 1, first: false)
    closeSubpath()
  }

  /// Adds a line to a corner and a quarter circle around it.
  ///
  /// - Parameters:
  ///   - corner: where the sides would meet.
  ///   - radius: of the arc.
  ///   - dx: 1 if the rectangle lies right of the corner, else -1.
  ///   - dy: 1 if the rectangle lies below the corner, else -1.
  ///   - isUpright: whether the way comes along the upright side.
  private mutating func addCorner(
    _ corner: CGPoint, _ radius: CGFloat, dx: CGFloat, dy: CGFloat, first isUpright: Bool
  ) {
    let upright = CGPoint(x: corner.x, y: corner.y + dy * radius)
    let level = CGPoint(x: corner.x + dx * radius, y: corner.y)
    let (from, to) = isUpright ? (upright, level) : (level, upright)
    addLine(to: from)
    let pull: CGFloat = 0.5522847498307936
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * pull, y: point.y + (corner.y - point.y) * pull)
    }
    addCurve(to: to, control1: towards(from), control2: towards(to))
  }

  /// Adds a circular arc that turns by an angle, after a line to its beginning.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }

  /// Adds an arc between two straight lines that would meet in a corner, after a line to its beginning.
  ///
  /// ```
  ///   current ────────╮ ‥ tangent1End
  ///                   │
  ///                   ● tangent2End
  /// ```
  /// - Parameters:
  ///   - tangent1End: the corner: the first line leads there from the current point.
  ///   - tangent2End: where the second line leads from the corner.
  ///   - radius: of the arc, in points.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: tangent1End) }
    let a = CGSize(width: start.x - tangent1End.x, height: start.y - tangent1End.y)
    let b = CGSize(width: tangent2End.x - tangent1End.x, height: tangent2End.y - tangent1End.y)
    let (la, lb) = (hypot(a.width, a.height), hypot(b.width, b.height))
    let cross = a.width * b.height - a.height * b.width
    let dot = a.width * b.width + a.height * b.height
    guard radius > 0, la > 0, lb > 0, abs(cross) > 1e-9 * la * lb else {
      return addLine(to: tangent1End)
    }
    let half = atan2(abs(cross), dot) / 2
    let reach = radius / tan(half)
    let from = CGPoint(
      x: tangent1End.x + a.width / la * reach, y: tangent1End.y + a.height / la * reach)
    // The centre lies across the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: from.x - a.height / la * radius * side, y: from.y + a.width / la * radius * side)
    let begin = atan2(from.y - center.y, from.x - center.x)
    let sweep = (.pi - 2 * half) * -side
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(begin), delta: .radians(sweep))
  }

  /// Adds rectangles as closed parts.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }

  /// Calls `body` with the steps in drawing order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}
