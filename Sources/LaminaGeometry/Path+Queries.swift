public import Foundation

extension Path {
  /// The smallest rectangle around the outline's points and controls; `.null` when empty.
  public var boundingRect: CGRect {
    var box = CGRect.null
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.include(p)
      case .quadCurve(let p, let c):
        box.include(c)
        box.include(p)
      case .curve(let p, let c1, let c2):
        box.include(c1)
        box.include(c2)
        box.include(p)
      case .closeSubpath: break
      }
    }
    return box
  }

  /// Whether `point` lies inside by the non-zero winding rule, or even-odd when `eoFill`.
  /// - Complexity: O(elements); curves are taken as 16 chords each.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0, crossings = 0
    forEachChord { a, b in
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      crossings += 1
      winding += b.y > a.y ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Whether `point` lies no further from the outline than `distance`: on a line twice as wide.
  /// - Complexity: O(elements); curves are taken as 16 chords each.
  package func isNear(_ point: CGPoint, within distance: CGFloat) -> Bool {
    var isNear = false
    forEachChord(closed: false) { a, b in
      guard !isNear else { return }
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let along = length > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / length : 0
      let t = min(max(along, 0), 1)
      isNear = hypot(point.x - a.x - t * dx, point.y - a.y - t * dy) <= distance
    }
    return isNear
  }

  /// Calls `body` with each straight piece; subpaths that are open end where they began if `closed`.
  private func forEachChord(closed: Bool = true, _ body: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero, current = CGPoint.zero
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...16 {
        let next = point(CGFloat(step) / 16)
        body(current, next)
        current = next
      }
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let p):
        if closed { body(current, start) }
        start = p
        current = p
      case .line(let p):
        body(current, p)
        current = p
      case .quadCurve(let p, let c):
        curve { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * from.x + 2 * u * t * c.x + t * t * p.x,
            y: u * u * from.y + 2 * u * t * c.y + t * t * p.y)
        }
      case .curve(let p, let c1, let c2):
        curve { t in
          let u = 1 - t
          let w0 = u * u * u
          let w1 = 3 * u * u * t
          let w2 = 3 * u * t * t
          let w3 = t * t * t
          return CGPoint(
            x: w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * p.x,
            y: w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * p.y)
        }
      case .closeSubpath:
        body(current, start)
        current = start
      }
    }
    if closed { body(current, start) }
  }
}

extension CGRect {
  /// Grows to the smallest rectangle around itself and a point.
  fileprivate mutating func include(_ p: CGPoint) {
    if isNull { return self = CGRect(origin: p, size: .zero) }
    let (left, top) = (min(minX, p.x), min(minY, p.y))
    self = CGRect(x: left, y: top, width: max(maxX, p.x) - left, height: max(maxY, p.y) - top)
  }
}
