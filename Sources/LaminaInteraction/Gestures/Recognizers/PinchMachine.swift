/// Follows two fingers from some change on, and says how far they went since they began.
final class PinchMachine: GestureMachine<Pinch> {
  /// Whether it is enough of a change to begin.
  var begins: (Pinch) -> Bool
  private var latest: Pinch?

  init(begins: @escaping (Pinch) -> Bool) { self.begins = begins }

  override var needs: GestureNeeds { .followingPinch }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Pinch> {
    switch input {
    case .pinch(let pinch): if latest != nil || begins(pinch) { latest = pinch }
    case .pinchEnded(let pinch):
      guard latest != nil else { break }
      return .ended(pinch)
    case .over: return latest.map { .ended($0) } ?? .failed
    case .down, .moved, .up, .rested, .time, .elsewhere, .newClick, .scrolled: break
    }
    return latest.map { .active($0) } ?? .possible(nil)
  }
}
