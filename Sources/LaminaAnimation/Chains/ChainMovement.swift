import LaminaGeometry

/// One action's way with a value, in one place of a chain.
protocol AnyChainMovement: AnyObject {
  /// Takes the value from where it is; `isReturning`, to where the same action once took it from.
  func begin(isReturning: Bool)
  /// Puts the value where it is `time` seconds on the way.
  ///
  /// - Parameters:
  ///   - time: of the way.
  ///   - pace: seconds of the way in a second; below 0 backwards.
  func move(to time: TimeInterval, pace: Double)
  /// Gives the value back to what moved it before, where it took it.
  func takeBack()
  /// Leaves the value where it is, without velocity.
  func rest()
  /// Forgets where it began: the chain runs again.
  func reset()
}

/// Where an action took its value from the last time, for when the same action runs backwards.
final class ChainOrigin<Data> { var data: Data? }

/// The way of a value from where it is to a target.
///
/// ```
///  x(t) = from + animation(target - from, t) + v t (1 - t/length)²      without the last for springs,
///                                                                        which know velocities
/// ```
final class ChainMovement<Value: Animatable>: AnyChainMovement {
  typealias Data = Value.AnimatableData

  private struct Way {
    let from: Data
    let velocity: Data
    /// Whether the animation itself goes on with the velocity.
    let isMerged: Bool
    /// What had the value before.
    weak var mover: AnyObject?
  }

  private let value: ChainValue<Value>
  private let target: Data
  private let animation: Animation
  private let length: TimeInterval
  private let origin: ChainOrigin<Data>
  private var way: Way?

  init(
    _ value: ChainValue<Value>, to target: Data, by animation: Animation, for length: TimeInterval,
    origin: ChainOrigin<Data>
  ) {
    self.value = value
    self.target = target
    self.animation = animation
    self.length = length
    self.origin = origin
  }

  func begin(isReturning: Bool) {
    guard way == nil else { return }
    let from = isReturning ? origin.data ?? value.data : value.data
    let velocity = isReturning ? .zero : value.velocity
    origin.data = from
    way = Way(
      from: from, velocity: velocity, isMerged: takesOver(velocity, on: target - from),
      mover: value.mover)
    value.mover = self
  }

  func move(to time: TimeInterval, pace: Double) {
    guard let way, value.mover === self else { return }
    if time >= length {
      value.move(to: target, velocity: .zero)
    } else {
      let time = max(0, time)
      let velocity = time == 0 && pace < 0 ? .zero : velocity(way, time)
      value.move(to: way.from + gone(way, time), velocity: velocity.scaled(by: pace))
    }
  }

  func takeBack() {
    guard let way else { return }
    self.way = nil
    guard value.mover === self else { return }
    value.mover = way.mover
    value.move(to: way.from, velocity: .zero)
  }

  func rest() { if value.mover === self { value.velocity = .zero } }

  func reset() { way = nil }

  // MARK: The way

  private func gone(_ way: Way, _ time: TimeInterval) -> Data {
    let delta = target - way.from
    var context = context(way)
    let gone = animation.animate(value: delta, time: time, context: &context) ?? delta
    guard !way.isMerged, length > 0 else { return gone }
    let rest = 1 - time / length
    return gone + way.velocity.scaled(by: time * rest * rest)
  }

  private func velocity(_ way: Way, _ time: TimeInterval) -> Data {
    let delta = target - way.from
    let own = animation.velocity(value: delta, time: time, context: context(way)) ?? .zero
    guard !way.isMerged, length > 0 else { return own }
    let part = time / length
    return own + way.velocity.scaled(by: (1 - part) * (1 - 3 * part))
  }

  private func context(_ way: Way) -> AnimationContext<Data> {
    AnimationContext(initialVelocity: way.isMerged ? way.velocity : .zero)
  }

  /// Whether the animation begins with the velocity that it is given.
  private func takesOver(_ velocity: Data, on delta: Data) -> Bool {
    let context = AnimationContext(initialVelocity: velocity)
    let begun = animation.velocity(value: delta, time: 0, context: context) ?? .zero
    let still = animation.velocity(value: delta, time: 0, context: AnimationContext()) ?? .zero
    let missing = (velocity - (begun - still)).magnitudeSquared
    return missing <= velocity.magnitudeSquared * 1e-12
  }
}
