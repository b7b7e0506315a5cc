import LaminaGeometry

/// Two gestures of which only one comes; the first has precedence.
///
/// The second waits until the first is out of question: a tap for the time in which a double tap might
/// come. What it tells meanwhile is told then, or never.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never

  /// What the one that came told.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func makeMachine() -> GestureMachine<Value> {
    ExclusiveMachine<First, Second>(first.machine(), second.machine())
  }

  package func update(_ machine: GestureMachine<Value>) {
    guard let machine = machine as? ExclusiveMachine<First, Second> else { return }
    first.refresh(machine.first)
    second.refresh(machine.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, or another one when this one does not come.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Runs both until the first is decided; the second is silent until then.
private final class ExclusiveMachine<First: Gesture, Second: Gesture>:
  GestureMachine<ExclusiveGesture<First, Second>.Value>
{
  typealias Value = ExclusiveGesture<First, Second>.Value

  let first: GestureMachine<First.Value>
  let second: GestureMachine<Second.Value>
  private var firstPhase = GesturePhase<First.Value>.possible(nil)
  private var secondPhase = GesturePhase<Second.Value>.possible(nil)
  private var held = GestureCalls()

  init(_ first: GestureMachine<First.Value>, _ second: GestureMachine<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var wakeTime: TimeInterval? {
    [
      firstPhase.kind.isSettled ? nil : first.wakeTime,
      secondPhase.kind.isSettled ? nil : second.wakeTime,
    ].compactMap(\.self).min()
  }
  override var isHolding: Bool {
    firstPhase.kind == .possible && secondPhase.kind.isRecognized
      || first.isHolding || second.isHolding
  }
  override var followsMovement: Bool { first.followsMovement || second.followsMovement }
  override var holdsMovement: Bool { first.holdsMovement || second.holdsMovement }
  override var followsPinch: Bool { first.followsPinch || second.followsPinch }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Value> {
    let wasPossible = firstPhase.kind == .possible
    if !firstPhase.kind.isSettled { firstPhase = first.receive(input, at: place, &calls) }
    if firstPhase.kind.isRecognized {
      if wasPossible { dropSecond(&calls) }
      return firstPhase.map { .first($0) }
    }
    if !secondPhase.kind.isSettled {
      secondPhase = second.receive(input, at: place, &held)
    }
    if firstPhase.kind == .possible { return .possible(firstPhase.value.map { .first($0) }) }
    calls.append(held.take())
    return secondPhase.map { .second($0) }
  }

  private func dropSecond(_ calls: inout GestureCalls) {
    if !secondPhase.kind.isSettled { second.cancel(&held) }
    calls.append(held.drop())
    secondPhase = .failed
  }

  override func cancel(_ calls: inout GestureCalls) {
    if !firstPhase.kind.isSettled { first.cancel(&calls) }
    dropSecond(&calls)
  }
}
