import LaminaGeometry

/// Runs the machines of two gestures; how they stand to each other is the subclass's.
class PairMachine<First: Gesture, Second: Gesture, Value>: GestureMachine<Value> {
  let first: GestureMachine<First.Value>
  let second: GestureMachine<Second.Value>
  var firstPhase = GesturePhase<First.Value>.possible(nil)
  var secondPhase = GesturePhase<Second.Value>.possible(nil)

  init(_ first: First, _ second: Second) {
    self.first = first.machine()
    self.second = second.machine()
  }

  /// Takes over the gestures as an evaluation has made them again.
  final func refresh(_ first: First, _ second: Second) {
    first.refresh(self.first)
    second.refresh(self.second)
  }

  override var wakeTime: TimeInterval? {
    [
      firstPhase.kind.isSettled ? nil : first.wakeTime,
      secondPhase.kind.isSettled ? nil : second.wakeTime,
    ].compactMap(\.self).min()
  }
  /// A click is only awaited by what is still possible.
  override var needs: GestureNeeds {
    let own = firstPhase.kind == .possible ? first.needs : first.needs.subtracting(.awaitingClick)
    let other =
      secondPhase.kind == .possible ? second.needs : second.needs.subtracting(.awaitingClick)
    return own.union(other)
  }

  override func cancel(_ calls: inout GestureCalls) {
    if !firstPhase.kind.isSettled { first.cancel(&calls) }
    if !secondPhase.kind.isSettled { second.cancel(&calls) }
  }
}
