import LaminaAnimation
import LaminaGeometry

/// A property on its way: what its numbers mean, where they are to be, and the runs that lead there.
struct Course<Value: Interpolating>: Sendable {
  var form: Value.Form
  /// The numbers of the model.
  var target: AnimatableNumbers
  var runs: [Run]

  /// The value at `time`, without removing anything.
  func value(at time: TimeInterval) -> Value {
    let left = runs.reduce(AnimatableNumbers.zero) { sum, run in
      var run = run
      return sum + (run.remainder(at: time) ?? .zero)
    }
    return form.value(of: target - left)
  }

  /// Removes the runs that are over.
  ///
  /// - Parameters:
  ///   - time: that of the frame.
  ///   - ledger: told about them.
  /// - Returns: what the others leave to go.
  mutating func advance(
    to time: TimeInterval, _ ledger: inout TransactionLedger
  ) -> AnimatableNumbers {
    var (left, kept) = (AnimatableNumbers.zero, 0)
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
