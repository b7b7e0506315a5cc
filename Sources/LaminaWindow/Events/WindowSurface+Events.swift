import CSDL2
import LaminaAnimation
import LaminaGeometry
import LaminaHost

/// What SDL reports to a window, as the host's events.
extension WindowSurface {
  func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT: handleWindow(event.window)
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      handleMouse(event)
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION, SDL_MULTIGESTURE: handleTouch(event)
    case SDL_KEYDOWN, SDL_KEYUP: handleKey(event.key)
    case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: handleText(event)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: handleDrop(event.drop)
    default: break
    }
  }

  private func handleWindow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: updateGeometry()
    case SDL_WINDOWEVENT_EXPOSED: showAgain()
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      applyTextInput()
      send(.focusChanged(true))
    case SDL_WINDOWEVENT_FOCUS_LOST: send(.focusChanged(false))
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: send(.visibilityChanged(false))
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: send(.visibilityChanged(true))
    case SDL_WINDOWEVENT_ENTER: host.cursors.show(cursor)
    case SDL_WINDOWEVENT_LEAVE: send(.pointerLeft(time: time(of: event.timestamp)))
    case SDL_WINDOWEVENT_CLOSE: send(.closeRequested)
    default: break
    }
  }

  private func handleKey(_ event: SDL_KeyboardEvent) {
    var key = KeyEvent(
      Key(event.keysym), modifiers: EventModifiers(state: UInt32(event.keysym.mod)),
      isRepeat: event.repeat != 0, time: time(of: event.timestamp))
    key.isRightOption = UInt32(event.keysym.mod) & KMOD_ALT.rawValue == KMOD_RALT.rawValue
    send(event.type == SDL_KEYDOWN.rawValue ? .keyDown(key) : .keyUp(key))
  }

  private func handleText(_ event: SDL_Event) {
    let now = time(of: event.common.timestamp)
    switch SDL_EventType(event.type) {
    case SDL_TEXTINPUT:
      send(.text(string(of: event.text.text), time: now))
    case SDL_TEXTEDITING:
      let edit = event.edit
      sendEditing(string(of: edit.text), edit.start, length: edit.length, at: now)
    default:
      let edit = event.editExt
      sendEditing(
        edit.text.map { String(cString: $0) } ?? "", edit.start, length: edit.length, at: now)
      SDL_free(edit.text)
    }
  }

  private func sendEditing(_ text: String, _ start: Int32, length: Int32, at now: TimeInterval) {
    let count = text.unicodeScalars.count
    let lower = min(max(0, Int(start)), count)
    let upper = min(lower + max(0, Int(length)), count)
    send(.textEditing(TextEditingEvent(text: text, selection: lower..<upper, time: now)))
  }

  private func handleDrop(_ event: SDL_DropEvent) {
    let text = event.file.map { String(cString: $0) }
    SDL_free(event.file)
    switch SDL_EventType(event.type) {
    case SDL_DROPBEGIN: dropped = []
    case SDL_DROPFILE: dropped += text.map { [.file($0)] } ?? []
    case SDL_DROPTEXT: dropped += text.map { [.text($0)] } ?? []
    default: finishDrop(at: time(of: event.timestamp))
    }
  }

  private func finishDrop(at now: TimeInterval) {
    guard !dropped.isEmpty else { return }
    let drop = DropEvent(position: pointerPosition, items: dropped, time: now)
    dropped = []
    send(.dropped(drop))
  }

  /// Where the pointer is in the window, also while another application holds it: SDL passes no place
  /// on with a drop, and the last place it knows is from before the drag.
  private var pointerPosition: CGPoint {
    if let place = Connection.pointer(in: window) { return point(place.x, place.y) }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return point(x, y)
  }

  /// The host's time of an SDL event, which counts milliseconds since SDL's start.
  func time(of timestamp: UInt32) -> TimeInterval {
    let age = SDL_GetTicks() &- timestamp
    return host.clock.now - (age < 10_000 ? TimeInterval(age) / 1000 : 0)
  }

  /// The text in one of SDL's fixed fields of characters.
  private func string<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
