import LaminaGeometry
import LaminaInput

/// A gesture that begins where another has ended.
///
/// ```swift
/// LongPressGesture().sequenced(before: DragGesture())   // held first, then dragged
/// ```
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never

  /// Which of them is going on.
  public enum Value {
    /// The first one goes on; its value.
    case first(First.Value)
    /// The first one has ended; nil before the second reports something.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that is recognised first.
  public var first: First
  /// The gesture that begins when the first one has ended.
  public var second: Second

  /// Makes one gesture of two that come one after the other.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func makeMachine() -> GestureMachine<Value> {
    SequenceMachine<First, Second>(first, second)
  }

  package func update(_ machine: GestureMachine<Value>) {
    (machine as? SequenceMachine<First, Second>)?.refresh(first, second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, and after its end another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Runs the first, then the second, which receives the buttons and fingers that are still held.
private final class SequenceMachine<First: Gesture, Second: Gesture>:
  PairMachine<First, Second, SequenceGesture<First, Second>.Value>
{
  typealias Value = SequenceGesture<First, Second>.Value

  private var held: [PointerEvent] = []
  private var now: TimeInterval = 0
  /// Until when the second must begin, when nothing is held.
  private var deadline: TimeInterval?

  private var isFirst: Bool { firstPhase.kind != .ended }

  override var wakeTime: TimeInterval? {
    isFirst ? first.wakeTime : [second.wakeTime, deadline].compactMap(\.self).min()
  }
  /// Those of the one whose turn it is; clicks and pinches are of both.
  override var needs: GestureNeeds {
    let shared: GestureNeeds = [.awaitingClick, .followingPinch]
    let own = (isFirst ? first.needs : second.needs).subtracting(.awaitingClick)
    let needs = own.union(super.needs.intersection(shared))
    return deadline == nil ? needs : needs.union(.holding)
  }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Value> {
    recordInput(input)
    if isFirst {
      firstPhase = first.receive(input, at: place, &calls)
      guard firstPhase.kind == .ended else { return firstPhase.map { .first($0) } }
      if held.isEmpty { deadline = now + place.clickPatience }
      for event in held { follow(.down(event), place, &calls) }
    } else if isOver(input) {
      return .failed
    } else if !isWaiting(input) {
      follow(input, place, &calls)
    }
    guard case .ended(let value) = firstPhase else { return .failed }
    return switch secondPhase {
    case .possible(let other): .active(.second(value, other))
    case .active(let other): .active(.second(value, other))
    case .ended(let other): .ended(.second(value, other))
    case .failed: .failed
    }
  }

  private func follow(
    _ input: GestureInput, _ place: GesturePlace, _ calls: inout GestureCalls
  ) {
    if secondPhase.kind.isSettled { return }
    secondPhase = second.receive(input, at: place, &calls)
  }

  /// Remembers who is held, and where.
  private func recordInput(_ input: GestureInput) {
    switch input {
    case .down(let event):
      now = event.time
      deadline = nil
      held.append(event)
    case .moved(let event):
      now = event.time
      for index in held.indices where held[index].device == event.device {
        let button = held[index].button
        held[index] = event
        held[index].button = button
      }
    case .up(let event):
      now = event.time
      held.removeAll { $0.device == event.device }
    case .time(let time): now = time
    case .pinch(let pinch), .pinchEnded(let pinch): now = pinch.time
    case .rested, .elsewhere, .newClick, .scrolled, .over: break
    }
  }

  /// Whether the second goes on to be waited for, with nothing held.
  private func isWaiting(_ input: GestureInput) -> Bool {
    if case .over = input { deadline != nil } else { false }
  }

  /// Whether the second was waited for in vain.
  private func isOver(_ input: GestureInput) -> Bool {
    switch input {
    case .time(let time): deadline.map { time >= $0 } ?? false
    case .elsewhere: true
    default: false
    }
  }

  override func cancel(_ calls: inout GestureCalls) {
    if isFirst { return first.cancel(&calls) }
    if !secondPhase.kind.isSettled { second.cancel(&calls) }
  }
}
