/// Two gestures that may both be going on.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never

  /// What each of them reported last; nil for one that has reported nothing.
  public struct Value {
    /// The value that the first gesture reported last; nil where it has reported none.
    public var first: First.Value?
    /// The value that the second gesture reported last; nil where it has reported none.
    public var second: Second.Value?
  }

  /// One of the two gestures.
  public var first: First
  /// The other of the two gestures.
  public var second: Second

  /// Makes one gesture of two that may both be going on.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func makeMachine() -> GestureMachine<Value> {
    SimultaneousMachine<First, Second>(first, second)
  }

  package func update(_ machine: GestureMachine<Value>) {
    (machine as? SimultaneousMachine<First, Second>)?.refresh(first, second)
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
  PairMachine<First, Second, SimultaneousGesture<First, Second>.Value>
{
  typealias Value = SimultaneousGesture<First, Second>.Value

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
}
