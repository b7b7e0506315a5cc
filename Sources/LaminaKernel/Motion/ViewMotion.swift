import LaminaAnimation
import LaminaGeometry

/// Moves the animatable data of the view of one element: what its body is evaluated with while an
/// animation is under way.
@MainActor
class ViewMotion<V> {
  init() {}

  /// Takes note of another value of the view at `time`, in an update under `transaction`; who waits
  /// for that is in `completions`.
  func change(
    from old: V, to next: V, under transaction: Transaction, at time: TimeInterval,
    completions: AnimationCompletions
  ) -> Bool {
    false
  }

  /// The view as it is seen at `time`.
  func presented(_ view: V, at time: TimeInterval) -> V { view }

  /// Starts what was added since the last frame.
  func begin(at time: TimeInterval) {}

  /// Whether something moves since an earlier frame.
  var hasBegun: Bool { false }

  /// Forgets what is over; whether anything still moves.
  func endRuns(at time: TimeInterval, _ completions: AnimationCompletions) -> Bool { false }

  /// Releases all completions that wait.
  func cancel(_ completions: AnimationCompletions) {}

  /// The motion of views of this type; nil when they have nothing to animate.
  static func make(for view: V) -> ViewMotion<V>? {
    func open<A: Animatable>(_ view: A) -> Any? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : DataMotion<A>()
    }
    return (view as? any Animatable).flatMap { open($0) } as? ViewMotion<V>
  }
}

/// The motion of views with data.
private final class DataMotion<V: Animatable>: ViewMotion<V> {
  private var motion = AdditiveMotion<V.AnimatableData>()

  override func change(
    from old: V, to next: V, under transaction: Transaction, at time: TimeInterval,
    completions: AnimationCompletions
  ) -> Bool {
    let way = next.animatableData - old.animatableData
    guard way != .zero, transaction.animation != nil || motion.isMoving else { return false }
    if transaction.animation != nil { completions.hold(transaction.id) }
    let ended = motion.change(by: way, transaction.animation, id: transaction.id, at: time)
    Self.release(ended, completions)
    return motion.isMoving
  }

  override func presented(_ view: V, at time: TimeInterval) -> V {
    guard motion.isMoving else { return view }
    var view = view
    view.animatableData = view.animatableData - motion.distance(at: time)
    return view
  }

  override func begin(at time: TimeInterval) { motion.begin(at: time) }

  override var hasBegun: Bool { motion.hasBegun }

  override func endRuns(at time: TimeInterval, _ completions: AnimationCompletions) -> Bool {
    for id in motion.endLogically(at: time) { completions.release(id, .logicallyComplete) }
    Self.release(motion.end(at: time), completions)
    return motion.isMoving
  }

  override func cancel(_ completions: AnimationCompletions) {
    Self.release(motion.all, completions)
    motion = AdditiveMotion()
  }

  private static func release(
    _ ended: [AdditiveMotion<V.AnimatableData>.Ended], _ completions: AnimationCompletions
  ) {
    for end in ended {
      for id in end.ids.dropFirst(end.logicallyOver) { completions.release(id, .logicallyComplete) }
      for id in end.ids { completions.release(id, .removed) }
    }
  }
}
