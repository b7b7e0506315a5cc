package import Lamina

nonisolated extension Effect {
  /// What it looks like.
  ///
  /// - Parameters:
  ///   - creature: the creature that does it, where one does.
  ///   - size: where the creature is, or the whole dream.
  ///   - seed: another one lets particles go other ways.
  /// - Returns: the content of a layer of that size.
  package func content(
    of creature: Creature, in size: CGSize, seed: UInt64
  ) -> any LayerContent {
    let square = Drawing.square(in: CGRect(origin: .zero, size: size))
    switch self {
    case .fireBreathing:
      return EmitterContent.fireBreathing(of: creature, in: square, seed: seed)
    case .laserFocus: return LaserFocus(creature: creature, seed: seed)
    case .magic: return EmitterContent.magic(in: square, seed: seed)
    case .fireflies: return Fireflies()
    case .rain: return EmitterContent.rain(in: size)
    case .snow: return EmitterContent.snow(in: size)
    }
  }
}
