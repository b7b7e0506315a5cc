public import LaminaDrawing
public import LaminaGeometry

/// One living particle at a moment.
public struct Particle: Hashable, Sendable {
  /// Which of the emitter's cells it comes from.
  public var cell: Int
  /// How many of that cell were born before it; negative in an emitter that began full.
  public var birth: Int
  /// The seconds since it was born.
  public var age: TimeInterval
  /// In the layer's points.
  public var position: CGPoint
  /// How large it is, in sizes of its contents.
  public var scale: CGFloat
  /// How far it is turned, clockwise.
  public var rotation: Angle
  /// How much of its height is seen while it tumbles, from -1 to 1.
  public var tilt: CGFloat
  /// Its colour, which its contents are multiplied by.
  public var color: Color.Resolved

  /// From the contents' coordinates to the layer's.
  var transform: CGAffineTransform {
    let s = sin(rotation.radians)
    let c = cos(rotation.radians)
    let height = scale * tilt
    return CGAffineTransform(
      a: scale * c, b: scale * s, c: -height * s, d: height * c, tx: position.x, ty: position.y)
  }
}

extension EmitterCell {
  /// The particle that was born `age` seconds ago at `origin`.
  func particle(
    _ random: ParticleRandom, cell: Int, birth: Int, age: TimeInterval, from origin: CGPoint,
    by emitter: EmitterContent
  ) -> Particle {
    let speed = random.about(velocity, velocityRange, channel: .velocity) * emitter.velocity
    let way = random.about(emissionLongitude.radians, emissionRange.radians, channel: .longitude)
    let fall = age * age / 2
    let turned =
      random.about(rotation.radians, rotationRange.radians, channel: .rotation)
      + random.about(spin.radians, spinRange.radians, channel: .spin) * emitter.spin * age
    return Particle(
      cell: cell, birth: birth, age: age,
      position: CGPoint(
        x: origin.x + cos(way) * speed * age + xAcceleration * fall,
        y: origin.y + sin(way) * speed * age + yAcceleration * fall),
      scale: max(0, random.about(scale, scaleRange, channel: .scale) + scaleSpeed * age)
        * emitter.scale,
      rotation: Angle(radians: turned), tilt: tilt(random, age: age), color: color(random, age: age)
    )
  }

  private func tilt(_ random: ParticleRandom, age: TimeInterval) -> CGFloat {
    let speed = random.about(tumble.radians, tumbleRange.radians, channel: .tumble)
    guard tumble != .zero || tumbleRange != .zero else { return 1 }
    return cos(random.unit(.tumblePhase) * 2 * .pi + speed * age)
  }

  private func color(_ random: ParticleRandom, age: TimeInterval) -> Color.Resolved {
    func channel(
      _ value: Float, _ range: Double, _ speed: Double, _ channel: ParticleRandom.Channel
    ) -> Float {
      Float(min(max(random.about(Double(value), range, channel: channel) + speed * age, 0), 1))
    }
    return Color.Resolved(
      red: channel(color.red, redRange, redSpeed, .red),
      green: channel(color.green, greenRange, greenSpeed, .green),
      blue: channel(color.blue, blueRange, blueSpeed, .blue),
      opacity: channel(color.opacity, alphaRange, alphaSpeed, .alpha))
  }
}
