public import LaminaGeometry

/// The pixels that must be drawn again, as at most eight rectangles.
///
/// ```
///  ┌──┐          ┌──┐             A ninth rectangle is merged with the one where the merged
///  │a │   ┌──┐   │a │   ┌──────┐  rectangle covers the fewest pixels that neither had.
///  └──┘   │b ├┐  └──┘   │b + c │
///         └┬─┘│c        │      │
///          └──┘         └──────┘
/// ```
public struct DamageRegion: Hashable, Sendable {
  /// The most rectangles it holds.
  public static let limit = 8

  /// The surface: nothing outside of it is kept.
  public let surface: PixelRect
  public private(set) var rects: [PixelRect] = []

  public init(surface: PixelRect) { self.surface = surface }

  public var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle around all.
  public var boundingRect: PixelRect { rects.reduce(.zero) { $0.union($1) } }

  public func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// How many pixels of `rect` are in it, those in two rectangles counted twice.
  public func area(in rect: PixelRect) -> Int {
    rects.reduce(0) { $0 + $1.intersection(rect).area }
  }

  /// Adds the part of `rect` that lies on the surface.
  public mutating func add(_ rect: PixelRect) {
    let rect = rect.intersection(surface)
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    rects.removeAll { rect.contains($0) }
    rects.append(rect)
    mergeLast()
  }

  /// Merges the last rectangle where nothing is wasted by it, or where there are too many.
  private mutating func mergeLast() {
    while let last = rects.last, rects.count > 1 {
      let best = rects.indices.dropLast().min {
        DamageRegion.waste(rects[$0], last) < DamageRegion.waste(rects[$1], last)
      }
      guard let best else { return }
      if DamageRegion.waste(rects[best], last) <= 0 {
        merge(best, rects.count - 1)
      } else if rects.count > DamageRegion.limit {
        mergeCheapest()
      } else {
        return
      }
    }
  }

  private mutating func mergeCheapest() {
    var cheapest = (waste: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = DamageRegion.waste(rects[first], rects[second])
        if waste < cheapest.waste { cheapest = (waste, first, second) }
      }
    }
    merge(cheapest.first, cheapest.second)
  }

  /// Replaces two rectangles by the one around both, which becomes the last.
  private mutating func merge(_ first: Int, _ second: Int) {
    let merged = rects[first].union(rects[second])
    rects.remove(at: max(first, second))
    rects.remove(at: min(first, second))
    rects.removeAll { merged.contains($0) }
    rects.append(merged)
  }

  /// The pixels that are in the rectangle around both but in neither; below zero when they overlap
  /// by more than that.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
    a.union(b).area - a.area - b.area
  }
}
