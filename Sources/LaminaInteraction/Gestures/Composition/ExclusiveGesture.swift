/// Two gestures of which only one comes; the first has precedence.
///
/// The second waits until the first is out of question: a tap for the time in which a double tap might
/// come. What it reports meanwhile is delivered then, or never.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never

  /// What the one that came reported.
  public enum Value {
    /// The first gesture came; its value.
    case first(First.Value)
    /// The second gesture came; its value.
    case second(Second.Value)
  }

  /// The gesture that has precedence.
  public var first: First
  /// The gesture that waits until the first is out of question.
  public var second: Second

  /// Makes one gesture of two of which only one comes; the first has precedence.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func makeMachine() -> GestureMachine<Value> {
    ExclusiveMachine<First, Second>(first, second)
  }

  package func update(_ machine: GestureMachine<Value>) {
    (machine as? ExclusiveMachine<First, Second>)?.refresh(first, second)
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
  PairMachine<First, Second, ExclusiveGesture<First, Second>.Value>
{
  typealias Value = ExclusiveGesture<First, Second>.Value

  private var held = GestureCalls()

  override var needs: GestureNeeds {
    let isHeld = firstPhase.kind == .possible && secondPhase.kind.isRecognized
    return isHeld ? super.needs.union(.holding) : super.needs
  }

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
    calls.append(held.takeCalls())
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
