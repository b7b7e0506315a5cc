import LaminaGeometry

/// Layers that have moved by whole pixels, as whoever compares two trees comes upon them.
struct MovedLayers {
  private struct Step: Hashable {
    let dx: Int
    let dy: Int
  }

  private var found: [Step: (target: PixelRect, area: Int)] = [:]

  /// Notes that what is seen of something in `old` is seen in `new` now, if it lies so far from it.
  mutating func add(from old: PixelRect, to new: PixelRect, dx: Int, dy: Int) {
    guard dx != 0 || dy != 0 else { return }
    let target = new.intersection(old.offsetBy(dx: dx, dy: dy))
    guard !target.isEmpty else { return }
    let known = found[Step(dx: dx, dy: dy)] ?? (.zero, 0)
    found[Step(dx: dx, dy: dy)] = (known.target.union(target), known.area + target.area)
  }

  /// The move that takes the most with it, on a surface; nil when none takes `leastArea` pixels.
  func largest(on surface: PixelRect, leastArea: Int) -> Frame.Move? {
    let best = found.max {
      ($0.value.area, $0.key.dy, $0.key.dx) < ($1.value.area, $1.key.dy, $1.key.dx)
    }
    guard let (step, all) = best else { return nil }
    let target = all.target.intersection(surface)
      .intersection(surface.offsetBy(dx: step.dx, dy: step.dy))
    guard target.area >= leastArea else { return nil }
    return Frame.Move(target: target, dx: step.dx, dy: step.dy)
  }
}
