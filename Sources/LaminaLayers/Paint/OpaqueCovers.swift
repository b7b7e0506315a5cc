import LaminaGeometry

/// The largest rectangles of a frame through which nothing shows: what is painted below them before
/// need not be painted.
///
/// ```
///  below ┌──────────────┐      painted ┌──────────────┐
///        │   ┌──────┐   │              ├───┬──────┬───┤
///        │   │ cover│   │     ──▶      │   │      │   │    what is left, in rectangles
///        │   └──────┘   │              ├───┴──────┴───┤
///        └──────────────┘              └──────────────┘
/// ```
struct OpaqueCovers {
  private struct Cover {
    let rect: PixelRect
    let order: Int
    /// What was painted before is looked at by something that changes what lies below it.
    let since: Int
  }

  /// Smaller ones save less than they cost, and more than so many cost more than they save.
  private static let (leastArea, limit, mostParts) = (1_024, 16, 12)
  private var covers: [Cover] = []
  private var lookers: [(rect: PixelRect, order: Int)] = []

  /// Notes that number `order` looks at what was painted before inside `rect`.
  mutating func addLooker(_ rect: PixelRect, order: Int) { lookers.append((rect, order)) }

  /// Notes that what is painted as number `order` fills `rect`.
  mutating func add(_ rect: PixelRect, order: Int) {
    guard rect.area >= Self.leastArea else { return }
    if covers.count == Self.limit {
      let smallest = covers.indices.min { covers[$0].rect.area < covers[$1].rect.area }
      guard let smallest, covers[smallest].rect.area < rect.area else { return }
      covers.remove(at: smallest)
    }
    let since = lookers.reduce(.min) { $1.rect.intersects(rect) ? max($0, $1.order) : $0 }
    covers.append(Cover(rect: rect, order: order, since: since))
  }

  /// The parts of `rect`, painted as number `order`, that may be seen; all of it if it is only a
  /// little less.
  func remainder(of rect: PixelRect, order: Int) -> [PixelRect] {
    var parts = [rect]
    for cover in covers
    where cover.order > order && cover.since < order && cover.rect.intersects(rect) {
      let rest = parts.flatMap { part in
        let hidden = part.intersection(cover.rect)
        return hidden.area < Self.leastArea && hidden != part
          ? [part] : part.parts(around: hidden)
      }
      if rest.count <= Self.mostParts { parts = rest }
    }
    return parts
  }
}

extension PixelRect {
  /// What is above, below, left and right of a rectangle inside.
  func parts(around inner: PixelRect) -> [PixelRect] {
    guard !inner.isEmpty else { return [self] }
    var parts: [PixelRect] = []
    parts.reserveCapacity(4)
    for part in [
      PixelRect(x: x, y: y, width: width, height: inner.y - y),
      PixelRect(x: x, y: inner.maxY, width: width, height: maxY - inner.maxY),
      PixelRect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      PixelRect(x: inner.maxX, y: inner.y, width: maxX - inner.maxX, height: inner.height),
    ] where !part.isEmpty { parts.append(part) }
    return parts
  }

  /// The whole pixels inside `rect` (in points).
  init(inside rect: CGRect, scale: CGFloat) {
    guard !rect.isNull, !rect.isInfinite else {
      self = .zero
      return
    }
    let slack = 1e-4
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -1e9), 1e9)) }
    let (left, top) = (
      whole((rect.minX * scale - slack).rounded(.up)),
      whole((rect.minY * scale - slack).rounded(.up))
    )
    self.init(
      x: left, y: top, width: max(0, whole((rect.maxX * scale + slack).rounded(.down)) - left),
      height: max(0, whole((rect.maxY * scale + slack).rounded(.down)) - top))
  }

  /// Without `dx` columns at each side and `dy` rows at the top and bottom.
  func shrunk(dx: Int, dy: Int) -> PixelRect {
    PixelRect(
      x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}
