import LaminaDrawing
import LaminaGeometry
import Synchronization

/// What is kept of a layer as bitmaps, from the first frame that shows it on.
///
/// A large one that lies on whole pixels is kept in tiles: those that are seen are drawn, and when
/// something inside changes, those that it lies in.
/// ```
///  ┌──────┬──────┐
///  │ kept │ kept │   ─ a change in ─▶   kept │ drawn again
///  ├──────┼──────┤     the second      ──────┼────────────
///  │      │      │   not seen yet            │
/// ```
final class KeptDrawing: Sendable {
  /// How many pixels a tile is wide and high.
  static let tileSide = 256
  /// The fewest pixels of what is kept in tiles.
  static let leastTiledArea = 1 << 18

  private struct Parts {
    var whole: CachedDrawing?
    var tiles: [PixelRect: CachedDrawing] = [:]
  }

  private let parts: Mutex<Parts>

  init() { parts = Mutex(Parts()) }

  /// The tiles of another drawing that meet none of the pixels which have changed since, and are still
  /// tiles: those at the edge end elsewhere once what is drawn has grown.
  init(
    _ former: KeptDrawing, except changed: DamageRegion, where isTile: (PixelRect) -> Bool
  ) {
    let tiles = former.parts.withLock { parts in
      parts.tiles.filter { !changed.intersects($0.key) && isTile($0.key) }
    }
    parts = Mutex(Parts(tiles: tiles))
  }

  var hasTiles: Bool { parts.withLock { !$0.tiles.isEmpty } }

  /// The drawing of all, made by `make` the first time; and whether it was.
  func whole(_ make: () -> CachedDrawing) -> (CachedDrawing, isNew: Bool) {
    if let kept = parts.withLock({ $0.whole }) { return (kept, false) }
    let made = make()
    parts.withLock { $0.whole = made }
    return (made, true)
  }

  /// The drawing of a tile, made by `make` the first time; and whether it was.
  func tile(_ rect: PixelRect, _ make: () -> CachedDrawing) -> (CachedDrawing, isNew: Bool) {
    if let kept = parts.withLock({ $0.tiles[rect] }) { return (kept, false) }
    let made = make()
    parts.withLock { $0.tiles[rect] = made }
    return (made, true)
  }
}

extension RenderNode {
  /// Whether what is kept of it lies in tiles, where it is on whole pixels.
  var isTiled: Bool {
    kept != nil && ink.area >= KeptDrawing.leastTiledArea && !hasBackdrops
      && traits.isDisjoint(with: [.filters, .mask, .space])
  }

  /// The tiles, in own pixels, that meet `rect`.
  func tiles(in rect: PixelRect) -> [PixelRect] {
    let seen = ink.intersection(rect)
    guard !seen.isEmpty else { return [] }
    let side = KeptDrawing.tileSide
    let columns = seen.x.floored(by: side)...(seen.maxX - 1).floored(by: side)
    let rows = seen.y.floored(by: side)...(seen.maxY - 1).floored(by: side)
    return rows.flatMap { row in
      columns.map { column in
        PixelRect(x: column * side, y: row * side, width: side, height: side).intersection(ink)
      }
    }
  }
}

extension Int {
  /// The quotient, rounded down also below zero.
  fileprivate func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
