import LaminaAnimation
import LaminaGeometry

/// How far a value is from where it shall be, while any number of animations bring it there.
///
/// ```
///  value ┤        ___ target 2      Each change adds its own way. They run side by side, so a
///        │   ___─╱                  value turns without a jump; a spring instead takes over what
///        │_─╱    target 1           is left of the way, and the velocity.
/// ```
struct AdditiveMotion<Value: VectorArithmetic> {
  private struct Part {
    let animation: Animation
    var way: Value
    /// The transactions that it belongs to.
    var ids: [UInt64]
    /// Nil until the frame that shows it.
    var start: TimeInterval?
    var context: AnimationContext<Value>

    /// What is left of the way; nil when it is over.
    func rest(at time: TimeInterval) -> Value? {
      var context = context
      return animation.animate(value: way, time: elapsed(at: time), context: &context)
        .map { way - $0 }
    }

    /// Whether it goes on for ever (an hour counts for that).
    var isEndless: Bool { animation.duration(of: way) == nil }

    /// Takes over what is left of `earlier`, if its animation does so or `earlier` has no end.
    mutating func takeOver(_ earlier: Part, at time: TimeInterval) -> Bool {
      var inherited = earlier.context
      let merges = animation.shouldMerge(
        previous: earlier.animation, value: earlier.way, time: earlier.elapsed(at: time),
        context: &inherited)
      guard merges || earlier.isEndless else { return false }
      way += earlier.rest(at: time) ?? .zero
      if merges { context.initialVelocity += inherited.initialVelocity }
      ids += earlier.ids
      return true
    }

    private func elapsed(at time: TimeInterval) -> TimeInterval { max(0, time - (start ?? time)) }
  }

  private var parts: [Part] = []

  var isMoving: Bool { !parts.isEmpty }
  /// Whether something moves since an earlier frame.
  var hasBegun: Bool { parts.contains { $0.start != nil } }

  /// Takes note that the target moved by `way`, which `animation` shall show from the next frame on;
  /// without one it is there at once.
  ///
  /// - Returns: the transactions whose animations ended by it.
  mutating func change(
    by way: Value, _ animation: Animation?, id: UInt64, at time: TimeInterval
  ) -> [UInt64] {
    guard let animation else { return end { $0.isEndless } }
    var next = Part(
      animation: animation, way: way, ids: [id], start: nil, context: AnimationContext())
    parts.removeAll { next.takeOver($0, at: time) }
    parts.append(next)
    return []
  }

  /// Starts what was added since the last frame.
  mutating func begin(at time: TimeInterval) {
    for index in parts.indices where parts[index].start == nil { parts[index].start = time }
  }

  /// How far the value is from its target.
  func distance(at time: TimeInterval) -> Value {
    parts.reduce(.zero) { $0 + ($1.rest(at: time) ?? .zero) }
  }

  /// Forgets what is over; returns the transactions that it belonged to.
  mutating func end(at time: TimeInterval) -> [UInt64] { end { $0.rest(at: time) == nil } }

  private mutating func end(_ isOver: (Part) -> Bool) -> [UInt64] {
    let ended = parts.filter(isOver).flatMap(\.ids)
    parts.removeAll(where: isOver)
    return ended
  }

  /// The transactions of everything that moves.
  var ids: [UInt64] { parts.flatMap(\.ids) }
}
