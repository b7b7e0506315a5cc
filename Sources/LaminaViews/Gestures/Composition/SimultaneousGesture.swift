import LaminaGeometry

/// Two gestures that may both be going on.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never

  /// What each of them told last; nil for one that has told nothing.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func makeMachine() -> GestureMachine<Value> {
    SimultaneousMachine<First, Second>(first.machine(), second.machine())
  }

  package func update(_ machine: GestureMachine<Value>) {
    guard let machine = machine as? SimultaneousMachine<First, Second> else { return }
    first.refresh(machine.first)
    second.refresh(machine.second)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture and another one, which may both be going on.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
}

/// Runs both, and ends when both have.
private final class SimultaneousMachine<First: Gesture, Second: Gesture>:
  GestureMachine<SimultaneousGesture<First, Second>.Value>
{
  typealias Value = SimultaneousGesture<First, Second>.Value

  let first: GestureMachine<First.Value>
  let second: GestureMachine<Second.Value>
  private var firstPhase = GesturePhase<First.Value>.possible(nil)
  private var secondPhase = GesturePhase<Second.Value>.possible(nil)

  init(_ first: GestureMachine<First.Value>, _ second: GestureMachine<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var wakeTime: TimeInterval? {
    [
      firstPhase.kind.isSettled ? nil : first.wakeTime,
      secondPhase.kind.isSettled ? nil : second.wakeTime,
    ].compactMap(\.self).min()
  }
  override var isHolding: Bool { first.isHolding || second.isHolding }
  override var followsMovement: Bool { first.followsMovement || second.followsMovement }
  override var holdsMovement: Bool { first.holdsMovement || second.holdsMovement }
  override var followsPinch: Bool { first.followsPinch || second.followsPinch }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Value> {
    if !firstPhase.kind.isSettled { firstPhase = first.receive(input, at: place, &calls) }
    if !secondPhase.kind.isSettled { secondPhase = second.receive(input, at: place, &calls) }
    let value = Value(first: firstPhase.value, second: secondPhase.value)
    let kinds = [firstPhase.kind, secondPhase.kind]
    if kinds == [.failed, .failed] { return .failed }
    if kinds.allSatisfy(\.isSettled) { return .ended(value) }
    if kinds.contains(where: \.isRecognized) { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }

  override func cancel(_ calls: inout GestureCalls) {
    if !firstPhase.kind.isSettled { first.cancel(&calls) }
    if !secondPhase.kind.isSettled { second.cancel(&calls) }
  }
}
