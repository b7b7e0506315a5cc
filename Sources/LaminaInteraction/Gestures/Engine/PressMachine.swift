import LaminaInput

/// A button: shown pressed while it is held and the pointer is above it, acting when let go there.
final class PressMachine: GestureMachine<Void> {
  var press: PointerHandlers.Press
  private var device: PointerEvent.Device?
  private var isShown = false

  init(_ press: PointerHandlers.Press) { self.press = press }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Void> {
    switch input {
    case .down(let event):
      device = device ?? event.device
      show(!place.hasPressInside, &calls)
    case .moved, .rested: show(!place.hasPressInside && place.isInside, &calls)
    case .up(let event) where event.device == device:
      show(false, &calls)
      guard place.isInside else { return .failed }
      calls.add(press.action)
      return .ended(())
    case .elsewhere, .over:
      show(false, &calls)
      return .failed
    case .up, .pinch, .pinchEnded, .time, .newClick, .scrolled: break
    }
    return .possible(nil)
  }

  override func cancel(_ calls: inout GestureCalls) { show(false, &calls) }

  private func show(_ isPressed: Bool, _ calls: inout GestureCalls) {
    guard isPressed != isShown else { return }
    isShown = isPressed
    let changed = press.changed
    if isPressed {
      calls.begin(self) { changed(true) }
    } else {
      calls.end(self) { changed(false) }
    }
  }
}
