package import LaminaGeometry
import LaminaInput

/// A finger held still for half a second: what a mouse has a button of its own for.
struct TouchHold: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never
  /// Is given where the finger is, in the surface.
  let action: (CGPoint) -> Void

  func makeMachine() -> GestureMachine<Bool> { TouchHoldMachine(self) }

  func update(_ machine: GestureMachine<Bool>) {
    (machine as? TouchHoldMachine)?.gesture = self
  }
}

private final class TouchHoldMachine: WrappedMachine<Bool, Bool> {
  var gesture: TouchHold
  private var start: CGPoint?

  init(_ gesture: TouchHold) {
    self.gesture = gesture
    super.init(LongPressGesture().makeMachine())
  }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Bool> {
    if case .down(let event) = input, start == nil {
      if event.device == .mouse { return .failed }
      start = event.position
    }
    let phase = base.receive(input, at: place, &calls)
    if case .ended = phase, let start {
      let action = gesture.action
      calls.add { action(start) }
    }
    return phase
  }
}

extension PointerHandlers {
  /// Calls `action`, with the place in the surface, when a finger was held still on the node for half a second.
  package mutating func addTouchHold(_ action: @escaping (CGPoint) -> Void) {
    gestures.append(
      GestureAttachment(TouchHold(action: action), .normal, mask: .all, use: .touchHold))
  }
}
