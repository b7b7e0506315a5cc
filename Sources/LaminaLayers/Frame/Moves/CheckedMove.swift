import LaminaGeometry

/// A move, and what is left to paint after it.
///
/// Both trees are read for what they paint on the pixels, before and after. What is painted alike at
/// both places comes along; so does a plain colour that covers both. All else is painted again.
struct CheckedMove {
  let move: Frame.Move
  let painted: DamageRegion

  /// Nil when half of the damage would have to be painted nevertheless.
  init?(
    _ move: Frame.Move, from before: SurfaceTraces, to after: SurfaceTraces,
    damage: DamageRegion
  ) {
    guard let wrong = after.differences(in: move.target, from: before, in: move.source) else {
      return nil
    }
    var painted = DamageRegion(surface: damage.surface)
    for rect in damage.rects {
      for part in rect.parts(around: rect.intersection(move.target)) { painted.add(part) }
    }
    for rect in wrong { painted.add(rect.offsetBy(dx: move.target.x, dy: move.target.y)) }
    guard painted.area(in: damage.surface) * 2 < damage.area(in: damage.surface) else {
      return nil
    }
    self.move = move
    self.painted = painted
  }
}
