import Lamina

extension EmitterContent {
  /// Flames, with embers that fly out of them, burning on embers as wide as `width`.
  ///
  /// - Parameters:
  ///   - base: the middle of the embers.
  ///   - width: how wide it burns.
  ///   - strength: how much burns, 1 in the middle.
  ///   - height: how high it rises, 1 in the middle.
  /// - Returns: light that is added to what lies below.
  nonisolated static func fire(
    on base: CGPoint, width: CGFloat, strength: Double, height: Double
  ) -> EmitterContent {
    var fire = EmitterContent([.flame, .ember], emitterPosition: base, seed: 11)
    fire.emitterShape = .circle
    fire.emitterSize = CGSize(width: width, height: width)
    fire.renderMode = .additive
    fire.beginsFull = true
    fire.birthRate = strength
    fire.velocity = CGFloat(height)
    return fire
  }
}

extension EmitterCell {
  fileprivate nonisolated static var flame: EmitterCell {
    var flame = EmitterCell(.glow(radius: 26))
    flame.birthRate = 170
    flame.lifetime = 1.15
    flame.lifetimeRange = 0.9
    flame.velocity = 120
    flame.velocityRange = 90
    (flame.emissionLongitude, flame.emissionRange) = (.degrees(-90), .degrees(24))
    flame.yAcceleration = -40
    flame.scale = 1
    flame.scaleRange = 0.5
    flame.scaleSpeed = -0.7
    flame.color = Color.Resolved(red: 1, green: 0.4, blue: 0.1, opacity: 0.34)
    flame.greenRange = 0.2
    flame.greenSpeed = -0.3
    flame.alphaSpeed = -0.25
    return flame
  }

  fileprivate nonisolated static var ember: EmitterCell {
    var ember = EmitterCell(.glow(radius: 2.6))
    ember.birthRate = 14
    ember.lifetime = 2.2
    ember.lifetimeRange = 1.6
    ember.velocity = 95
    ember.velocityRange = 70
    (ember.emissionLongitude, ember.emissionRange) = (.degrees(-90), .degrees(70))
    ember.yAcceleration = -18
    ember.color = Color.Resolved(red: 1, green: 0.75, blue: 0.35)
    ember.alphaSpeed = -0.4
    return ember
  }
}
