import Lamina

nonisolated extension EmitterContent {
  /// Flames out of a creature's mouth.
  ///
  /// - Parameters:
  ///   - creature: who breathes.
  ///   - square: where its drawing is.
  ///   - seed: another one gives other flames.
  /// - Returns: light that is added to what lies below.
  static func fireBreathing(
    of creature: Creature, in square: CGRect, seed: UInt64
  ) -> EmitterContent {
    let reach = square.width
    var flame = EmitterCell(.glow(radius: reach * 0.085))
    flame.birthRate = 90
    flame.lifetime = 0.62
    flame.lifetimeRange = 0.3
    flame.velocity = reach * 0.95
    flame.velocityRange = reach * 0.45
    (flame.emissionLongitude, flame.emissionRange) = (creature.breath, .degrees(22))
    flame.yAcceleration = -reach * 0.35
    flame.scale = 0.55
    flame.scaleRange = 0.3
    flame.scaleSpeed = 1.7
    flame.color = Color.Resolved(red: 1, green: 0.5, blue: 0.12, opacity: 0.5)
    flame.greenRange = 0.25
    flame.greenSpeed = -0.5
    flame.alphaSpeed = -0.72
    var spark = EmitterCell(.glow(radius: max(1.2, reach * 0.012)))
    spark.birthRate = 22
    spark.lifetime = 0.9
    spark.lifetimeRange = 0.5
    spark.velocity = reach * 1.1
    spark.velocityRange = reach * 0.7
    (spark.emissionLongitude, spark.emissionRange) = (creature.breath, .degrees(46))
    spark.yAcceleration = reach * 0.5
    spark.color = Color.Resolved(red: 1, green: 0.85, blue: 0.45)
    spark.alphaSpeed = -0.9
    var fire = EmitterContent(
      [flame, spark], emitterPosition: creature.mouth.point(in: square), seed: seed)
    fire.renderMode = .additive
    fire.beginsFull = true
    return fire
  }
}

nonisolated extension Creature {
  /// In which direction it breathes; those that look at us breathe down.
  fileprivate var breath: Angle {
    switch self {
    case .unicorn, .dragon, .shark: .degrees(14)
    case .crusty, .owl: .degrees(62)
    }
  }
}

nonisolated extension UnitPoint {
  /// The point of a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
