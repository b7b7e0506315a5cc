import CSDL2
import LaminaGeometry
import LaminaHost

/// Mouse, wheel and fingers.
extension WindowSurface {
  func handleMouse(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: send(.pointerMoved(pointer(moved: event.motion)))
    case SDL_MOUSEBUTTONDOWN: pointer(event.button).map { send(.pointerDown($0)) }
    case SDL_MOUSEBUTTONUP: pointer(event.button).map { send(.pointerUp($0)) }
    default: handleWheel(event.wheel)
    }
  }

  private func pointer(moved event: SDL_MouseMotionEvent) -> PointerEvent {
    let held = (1...5).first { event.state & (1 << UInt32($0 - 1)) != 0 }
    return PointerEvent(
      position: point(event.x, event.y),
      button: held.flatMap { PointerEvent.Button(number: UInt8($0)) },
      modifiers: .current, time: time(of: event.timestamp))
  }

  private func pointer(_ event: SDL_MouseButtonEvent) -> PointerEvent? {
    guard let button = PointerEvent.Button(number: event.button) else { return nil }
    return PointerEvent(
      position: point(event.x, event.y), button: button, modifiers: .current,
      clickCount: max(1, Int(event.clicks)), time: time(of: event.timestamp))
  }

  /// SDL counts notches, away from the user and to the right positive; touchpads give fractions.
  private func handleWheel(_ event: SDL_MouseWheelEvent) {
    let now = time(of: event.timestamp)
    let turn: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    var delta = CGSize(
      width: CGFloat(event.preciseX) * turn, height: -CGFloat(event.preciseY) * turn)
    let isPrecise = wheel.isPrecise(delta, at: now)
    let unit = isPrecise ? WheelDevice.pointsPerUnit : ScrollEvent.pointsPerNotch
    delta = CGSize(width: delta.width * unit, height: delta.height * unit)
    let modifiers = EventModifiers.current
    if modifiers.contains(.shift), !isPrecise, delta.width == 0 {
      delta = CGSize(width: delta.height, height: 0)
    }
    send(
      .scroll(
        ScrollEvent(
          position: point(event.mouseX, event.mouseY), delta: delta, isPrecise: isPrecise,
          modifiers: modifiers, time: now)))
  }

  func handleTouch(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: send(.pointerDown(finger(event.tfinger, button: .primary, clicks: 1)))
    case SDL_FINGERUP: send(.pointerUp(finger(event.tfinger, button: .primary, clicks: 1)))
    case SDL_FINGERMOTION:
      send(.pointerMoved(finger(event.tfinger, button: .primary, clicks: 0)))
    default: handleGesture(event.mgesture)
    }
  }

  private func finger(
    _ event: SDL_TouchFingerEvent, button: PointerEvent.Button, clicks: Int
  ) -> PointerEvent {
    PointerEvent(
      position: CGPoint(
        x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height),
      button: button, modifiers: .current, clickCount: clicks,
      device: .touch(Int(truncatingIfNeeded: event.fingerId)), time: time(of: event.timestamp))
  }

  private func handleGesture(_ event: SDL_MultiGestureEvent) {
    guard event.numFingers == 2 else { return }
    send(
      .gesture(
        GestureEvent(
          position: CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height),
          magnification: 1 + CGFloat(event.dDist), rotation: CGFloat(event.dTheta),
          time: time(of: event.timestamp))))
  }
}

extension PointerEvent.Button {
  /// The button that SDL numbers so.
  fileprivate init?(number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    case SDL_BUTTON_X1: self = .back
    case SDL_BUTTON_X2: self = .forward
    default: return nil
    }
  }
}
