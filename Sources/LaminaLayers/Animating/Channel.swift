import LaminaAnimation
import LaminaGeometry

/// How a change is shown, and since when.
struct Change {
  /// How it comes to its appearance; for a channel how it moves.
  var transaction: LayerTransaction
  /// How it comes to its place and size.
  let place: LayerTransaction
  let time: TimeInterval
  var ledger: TransactionLedger
}

/// One property of one layer: where it is to be, and the runs that are on their way there.
///
/// Several runs add up. Springs take over the runs before them with their velocity.
struct Channel<Value: Interpolating>: Sendable {
  /// None at rest, otherwise one; apart, so that a channel at rest is small.
  private var courses: [Course<Value>] = []

  var runCount: Int { courses.first?.runs.count ?? 0 }

  // MARK: Changes of the model

  /// The model's value becomes another.
  mutating func change(from old: Value, to new: Value, _ change: inout Change) {
    guard old != new else { return }
    guard let animation = change.transaction.animation else {
      return shift(from: old, to: new, &change)
    }
    guard let (start, end) = Value.forms(from: old, to: new) else { return stop(&change.ledger) }
    let (from, to) = (start.numbers, end.numbers)
    if from == to, courses.isEmpty { return }
    if from == to, courses[0].form.isLike(end), courses[0].target == from {
      return courses[0].form = end
    }
    if courses.isEmpty {
      courses = [Course(form: end, target: to, runs: [])]
    } else if courses[0].form.isLike(end), courses[0].target == from {
      courses[0].form = end
      courses[0].target = to
    } else {
      return restart(towards: new, animation, &change)
    }
    begin(
      PropertyRun(
        animation, delta: to - from, start: change.time, transaction: change.transaction.id),
      &change)
  }

  /// The model's value has other numbers for the same thing; what is left to go is the same.
  mutating func rebase(to value: Value) {
    guard !courses.isEmpty, let form = Value.forms(from: value, to: value)?.new else { return }
    courses[0].form = form
    courses[0].target = form.numbers
  }

  /// Adds a run that takes over those it replaces.
  private mutating func begin(_ next: PropertyRun, _ change: inout Change) {
    var (next, kept) = (next, [PropertyRun]())
    for var run in courses[0].runs where !next.takeOver(&run, at: change.time) { kept.append(run) }
    courses[0].runs = kept
    change.ledger.begin(next.transaction)
    if next.delta.isFinite, next.remainder(at: change.time) != nil {
      courses[0].runs.append(next)
    } else {
      next.finish(in: &change.ledger)
      if kept.isEmpty { courses = [] }
    }
  }

  /// The model's value is another at once; runs go on beside it, but for those without an end.
  private mutating func shift(from old: Value, to new: Value, _ change: inout Change) {
    guard !courses.isEmpty else { return }
    for var run in courses[0].runs where run.isEndless { run.finish(in: &change.ledger) }
    courses[0].runs.removeAll(where: \.isEndless)
    guard !courses[0].runs.isEmpty, let (start, end) = Value.forms(from: old, to: new) else {
      return stop(&change.ledger)
    }
    if courses[0].form.isLike(end), courses[0].target == start.numbers {
      courses[0].form = end
      courses[0].target = end.numbers
    } else if let course = courses[0].shifted(from: start, to: (new, end)) {
      courses[0] = course
    } else {
      stop(&change.ledger)
    }
  }

  /// Goes on from what is shown now, in another form: one run takes over all others.
  private mutating func restart(
    towards new: Value, _ animation: Animation, _ change: inout Change
  ) {
    let earlier = courses[0].runs
    let shown = courses[0].value(at: change.time)
    let soon = courses[0].value(at: change.time + Self.moment)
    guard let (start, end) = Value.forms(from: shown, to: new) else { return stop(&change.ledger) }
    let delta = end.numbers - start.numbers
    func run(velocity: AnimatableNumbers) -> PropertyRun {
      PropertyRun(
        animation, delta: delta, velocity: velocity, start: change.time,
        transaction: change.transaction.id)
    }
    var next = run(velocity: .zero)
    if earlier.contains(where: { next.keepsVelocity(of: $0, at: change.time) }),
      let (later, _) = Value.forms(from: soon, to: new), later.isLike(start)
    {
      next = run(velocity: (later.numbers - start.numbers).scaled(by: 1 / Self.moment))
    }
    for run in earlier { next.recordPredecessor(run, at: change.time) }
    courses = [Course(form: end, target: end.numbers, runs: [])]
    begin(next, &change)
  }

  /// The time over which a velocity is measured.
  private static var moment: TimeInterval { 1e-3 }

  /// Ends all runs: the value is the model's.
  mutating func stop(_ ledger: inout TransactionLedger) {
    for course in courses { for var run in course.runs { run.finish(in: &ledger) } }
    courses = []
  }

  // MARK: Frames

  /// The value at `time`; nil when it is the model's.
  ///
  /// Runs that are over are removed.
  mutating func value(at time: TimeInterval, _ ledger: inout TransactionLedger) -> Value? {
    guard !courses.isEmpty else { return nil }
    let left = courses[0].advance(to: time, &ledger)
    guard !courses[0].runs.isEmpty else {
      courses = []
      return nil
    }
    return courses[0].form.value(of: courses[0].target - left)
  }
}
