package import LaminaGeometry

extension Appearance {
  /// Whether any corner is round.
  var hasCorners: Bool { cornerRadius > 0 && !maskedCorners.isEmpty }

  /// The bounds of a layer of `size` with their corners: where background and border are.
  func outline(in size: CGSize) -> Path {
    let bounds = CGRect(origin: .zero, size: size)
    guard hasCorners else { return Path(bounds) }
    guard maskedCorners != .all else {
      return Path(roundedRect: bounds, cornerRadius: cornerRadius)
    }
    return Path(bounds, cornerRadius: cornerRadius, of: maskedCorners)
  }

  /// What contents and children of a layer of `size` are cut to: the bounds with their corners.
  package func cut(in size: CGSize) -> ClipShape? {
    guard case .bounds = clip, hasCorners else { return clip }
    return maskedCorners == .all
      ? .roundedRect(radius: cornerRadius) : .path(outline(in: size), eoFill: false)
  }

  /// What lies between the outline of a layer of `size` and that inside the border, to be filled by
  /// the even-odd rule; nil without a border.
  func borderRing(in size: CGSize) -> Path? {
    guard let border, border.width > 0 else { return nil }
    var ring = outline(in: size)
    let inside = CGSize(
      width: size.width - 2 * border.width, height: size.height - 2 * border.width)
    guard inside.width > 0, inside.height > 0 else { return ring }
    var inner = self
    inner.cornerRadius = max(0, min(cornerRadius, min(size.width, size.height) / 2) - border.width)
    ring.addPath(
      inner.outline(in: inside),
      transform: CGAffineTransform(translationX: border.width, y: border.width))
    return ring
  }
}

extension Path {
  /// A rectangle some of whose corners are quarter circles, never larger than half a side.
  init(_ rect: CGRect, cornerRadius: CGFloat, of corners: CornerMask) {
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    let places: [(CornerMask, CGPoint, before: CGVector, after: CGVector)] = [
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(-1, 0), CGVector(0, 1)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(0, -1), CGVector(-1, 0)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(1, 0), CGVector(0, -1)),
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(0, 1), CGVector(1, 0)),
    ]
    self.init()
    let first = corners.contains(.layerMinXMinYCorner) ? radius : 0
    move(to: CGPoint(x: rect.minX + first, y: rect.minY))
    for (corner, point, before, after) in places {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      // How far a quarter circle's control points lie from the corner.
      let rest = radius * (1 - 0.5522847498307936)
      addLine(to: point.moved(before, radius))
      addCurve(
        to: point.moved(after, radius), control1: point.moved(before, rest),
        control2: point.moved(after, rest))
    }
    closeSubpath()
  }
}

/// A direction along a side.
private struct CGVector {
  let dx: CGFloat
  let dy: CGFloat

  init(_ dx: CGFloat, _ dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
