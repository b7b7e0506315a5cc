import LaminaGeometry

/// Layers that have moved by whole pixels, as they are found when two trees are compared.
struct MovedLayers {
  /// By how far something has gone.
  private var found: [PixelPoint: (target: PixelRect, area: Int)] = [:]

  /// Notes that what is seen of something in `old` is seen in `new` now, if it lies so far from it.
  mutating func add(from old: PixelRect, to new: PixelRect, dx: Int, dy: Int) {
    let target = new.intersection(old.offsetBy(dx: dx, dy: dy))
    guard dx != 0 || dy != 0, !target.isEmpty else { return }
    let step = PixelPoint(x: dx, y: dy)
    let known = found[step] ?? (.zero, 0)
    found[step] = (known.target.union(target), known.area + target.area)
  }

  /// The move that takes the most with it, on a surface; nil when none takes `leastArea` pixels.
  func largest(on surface: PixelRect, leastArea: Int) -> Frame.Move? {
    let best = found.max {
      ($0.value.area, $0.key.y, $0.key.x) < ($1.value.area, $1.key.y, $1.key.x)
    }
    guard let (step, all) = best else { return nil }
    let target = all.target.intersection(surface)
      .intersection(surface.offsetBy(dx: step.x, dy: step.y))
    guard target.area >= leastArea else { return nil }
    return Frame.Move(target: target, dx: step.x, dy: step.y)
  }
}
