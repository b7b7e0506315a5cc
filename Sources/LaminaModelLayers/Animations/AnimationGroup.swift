import LaminaAnimation
public import LaminaGeometry

/// Several animations in a time of their own, which cuts off those that would take longer.
///
/// ```swift
/// AnimationGroup(
///   [BasicAnimation(.opacity, to: 0), SpringAnimation(.scale, to: 2)], duration: 0.5)
/// ```
///
/// Those inside without a duration take as long as the group; their `didStart` and `didStop` are
/// not called.
public struct AnimationGroup: LayerAnimation {
  /// The animations, applied in this order.
  public var animations: [any LayerAnimation]
  public var settings: AnimationSettings

  /// Makes a group of animations, which are cut off after `duration` seconds; 0 is the
  /// transaction's.
  public init(_ animations: [any LayerAnimation], duration: TimeInterval = 0) {
    self.animations = animations
    settings = AnimationSettings(timing: MediaTiming(duration: duration))
  }

  public func filled(from shown: LayerValues) -> AnimationGroup {
    var filled = self
    filled.animations = animations.map { inner in
      var inner = inner.filled(from: shown)
      if inner.duration == 0 { inner.duration = inner.naturalDuration ?? duration }
      return inner
    }
    return filled
  }

  public func apply(progress: Double, turn: Int, to values: inout LayerValues) {
    let time = progress * duration
    for animation in animations { animation.contribute(at: time, to: &values) }
  }
}
