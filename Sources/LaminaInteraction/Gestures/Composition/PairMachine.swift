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
  override var isHolding: Bool { first.isHolding || second.isHolding }
  override var awaitsClick: Bool {
    firstPhase.kind == .possible && first.awaitsClick
      || secondPhase.kind == .possible && second.awaitsClick
  }
  override var followsMovement: Bool { first.followsMovement || second.followsMovement }
  override var holdsMovement: Bool { first.holdsMovement || second.holdsMovement }
  override var followsPinch: Bool { first.followsPinch || second.followsPinch }

  override func cancel(_ calls: inout GestureCalls) {
    if !firstPhase.kind.isSettled { first.cancel(&calls) }
    if !secondPhase.kind.isSettled { second.cancel(&calls) }
  }
}
