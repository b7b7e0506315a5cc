import LaminaAnimation
import LaminaGeometry

/// A property on its way: what its numbers mean, where they are to be, and the runs that lead there.
struct Course<Value: Interpolating>: Sendable {
  var form: Value.Form
  /// The numbers of the model.
  var target: AnimatableNumbers
  var runs: [PropertyRun]

  /// The value at `time`, without removing anything.
  func value(at time: TimeInterval) -> Value {
    let left = runs.reduce(AnimatableNumbers.zero) { sum, run in
      var run = run
      return sum + (run.remainder(at: time) ?? .zero)
    }
    return form.value(of: target - left)
  }

  /// The same way to another value, said in its form.
  ///
  /// ```
  ///  a rectangle becomes red    colour
  ///  its corners become round   colour, radius: what is left of the radius is nothing
  /// ```
  ///
  /// - Parameters:
  ///   - start: the value before, in the form that both have.
  ///   - new: the value from now on, and its form.
  /// - Returns: nil where there is none.
  func shifted(from start: Value.Form, to new: (value: Value, form: Value.Form)) -> Course? {
    guard let (own, _) = Value.forms(from: form.value(of: target), to: new.value),
      own.isLike(start),
      (own.numbers - start.numbers).magnitudeSquared < 1e-6
    else { return nil }
    var moved: [PropertyRun] = []
    for run in runs {
      let beginning = form.value(of: target - run.delta)
      guard let (from, _) = Value.forms(from: beginning, to: new.value),
        from.isLike(new.form),
        let run = run.going(start.numbers - from.numbers)
      else { return nil }
      moved.append(run)
    }
    return Course(form: new.form, target: new.form.numbers, runs: moved)
  }

  /// Removes the runs that are over.
  ///
  /// - Parameters:
  ///   - time: that of the frame.
  ///   - ledger: notified of them.
  /// - Returns: what the others leave to go.
  mutating func advance(
    to time: TimeInterval, _ ledger: inout TransactionLedger
  ) -> AnimatableNumbers {
    var left = AnimatableNumbers.zero
    var kept = 0
    for index in runs.indices {
      runs[index].finishPredecessors(at: time, in: &ledger)
      guard let remainder = runs[index].remainder(at: time) else {
        runs[index].finish(in: &ledger)
        continue
      }
      left = left + remainder
      if kept < index { runs.swapAt(kept, index) }
      kept += 1
    }
    if kept < runs.count { runs.removeSubrange(kept...) }
    return left
  }
}
