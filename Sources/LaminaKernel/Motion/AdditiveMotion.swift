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
    /// How many of them, the first, were notified that it counts as over.
    var logicallyOver = 0
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
      ids.insert(contentsOf: earlier.ids, at: 0)
      logicallyOver += earlier.logicallyOver
      return true
    }

    /// Whether what is left of it is no more than a tremble.
    func countsAsOver(at time: TimeInterval) -> Bool {
      var context = context
      if let length = animation.logicalDuration(of: way, context: context) {
        return elapsed(at: time) >= length - 1e-9
      }
      _ = animation.animate(value: way, time: elapsed(at: time), context: &context)
      return context.isLogicallyComplete
    }

    private func elapsed(at time: TimeInterval) -> TimeInterval { max(0, time - (start ?? time)) }
  }

  /// The transactions of an animation that is over, and how many of them had been notified that it
  /// counts as over.
  struct Ended {
    let ids: [UInt64]
    let logicallyOver: Int
  }

  private var parts: [Part] = []

  var isMoving: Bool { !parts.isEmpty }
  /// Whether something moves since an earlier frame.
  var hasBegun: Bool { parts.contains { $0.start != nil } }

  /// Takes note that the target moved by `way`, which `animation` shall show from the next frame on;
  /// without one it is there at once.
  ///
  /// - Returns: what ended by it.
  mutating func change(
    by way: Value, _ animation: Animation?, id: UInt64, at time: TimeInterval
  ) -> [Ended] {
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

  /// The transactions of what counts as over, each once.
  mutating func endLogically(at time: TimeInterval) -> [UInt64] {
    var ended: [UInt64] = []
    for index in parts.indices where parts[index].logicallyOver < parts[index].ids.count {
      guard parts[index].countsAsOver(at: time) else { continue }
      ended += parts[index].ids.dropFirst(parts[index].logicallyOver)
      parts[index].logicallyOver = parts[index].ids.count
    }
    return ended
  }

  /// Forgets what is over, and returns it.
  mutating func end(at time: TimeInterval) -> [Ended] { end { $0.rest(at: time) == nil } }

  private mutating func end(_ isOver: (Part) -> Bool) -> [Ended] {
    let over = parts.filter(isOver)
    parts.removeAll(where: isOver)
    return over.map { Ended(ids: $0.ids, logicallyOver: $0.logicallyOver) }
  }

  /// Everything that moves.
  var all: [Ended] { parts.map { Ended(ids: $0.ids, logicallyOver: $0.logicallyOver) } }
}
