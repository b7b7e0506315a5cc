public import LaminaAnimation
public import LaminaGeometry

/// A movement of one property by a spring: it goes beyond its end, if it is loose, and back.
///
/// ```swift
/// SpringAnimation(.scale, from: 0.5, to: 1, spring: Spring(duration: 0.4, bounce: 0.3))
/// ```
///
/// Without a duration it takes as long as the spring needs to come to rest.
public struct SpringAnimation<Value: LayerAnimatable>: LayerAnimation {
  /// The same movement without the spring.
  public var basic: BasicAnimation<Value>
  /// The spring that moves the property.
  public var spring: Spring
  /// How fast it is at first, in ways for each second.
  public var initialVelocity: Double

  /// Makes a movement by a spring, between values as those of `BasicAnimation`.
  public init(
    _ key: LayerKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    spring: Spring = Spring(), initialVelocity: Double = 0
  ) {
    basic = BasicAnimation(key, from: from, to: to, by: by)
    self.spring = spring
    self.initialVelocity = initialVelocity
  }

  public var settings: AnimationSettings {
    get { basic.settings }
    set { basic.settings = newValue }
  }

  /// How long the spring takes until it is nearer than a thousandth of the way.
  public var settlingDuration: TimeInterval {
    let settled = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity)
    return settled.isFinite ? settled : 3_600
  }

  public var naturalDuration: TimeInterval? { settlingDuration }

  public func filled(from shown: LayerValues) -> SpringAnimation {
    var filled = self
    filled.basic = basic.filled(from: shown)
    return filled
  }

  public func apply(progress: Double, turn: Int, to values: inout LayerValues) {
    let time = progress * duration
    let way =
      progress >= 1
      ? 1 : spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
    basic.apply(progress: way, turn: turn, to: &values)
  }
}
