import LaminaGeometry

/// A rectangle with equal circular corners, in device pixels: the outline of nearly every shadow; a
/// circle is one, too.
struct RoundedBox: Hashable {
  var rect: CGRect
  var radius: CGFloat

  /// Recognises a rectangle or rounded rectangle as `Path` makes them; nil for other outlines.
  init?(_ path: Path, under transform: CGAffineTransform) {
    guard transform.isUpright, transform.a == transform.d else { return nil }
    let box = path.boundingRect
    guard !box.isNull, box.width > 0, box.height > 0, path.elements.count > 4 else { return nil }
    switch path.elements.count {
    case 5:
      guard path.elements == Path(box).elements else { return nil }
      radius = 0
    case 6:
      guard abs(box.width - box.height) < 1e-3,
        Path(ellipseIn: box).elements.resemble(path.elements)
      else { return nil }
      radius = box.width / 2 * transform.a
    case 10:
      guard case .line(let beforeCorner) = path.elements[1] else { return nil }
      let corner = box.maxY - beforeCorner.y
      guard corner > 0, corner <= min(box.width, box.height) / 2 + 1e-9,
        Path(roundedRect: box, cornerRadius: corner).elements.resemble(path.elements)
      else { return nil }
      radius = corner * transform.a
    default: return nil
    }
    rect = box.applying(transform)
  }

  var path: Path { Path(roundedRect: rect, cornerRadius: radius) }

  init(rect: CGRect, radius: CGFloat) {
    self.rect = rect
    self.radius = radius
  }
}

extension [Path.Element] {
  /// Whether kinds are the same and points as good as the same.
  fileprivate func resemble(_ other: [Path.Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.resembles($1) }
  }
}

extension Path.Element {
  fileprivate func resembles(_ other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): a.isNear(b)
    case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
      a.isNear(b) && a1.isNear(b1) && a2.isNear(b2)
    case (.closeSubpath, .closeSubpath): true
    default: false
    }
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-3 && abs(y - other.y) < 1e-3
  }
}
