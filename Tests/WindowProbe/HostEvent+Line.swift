import Glibc
import LaminaGeometry
import LaminaHost

extension HostEvent {
  /// The event as one line: its kind, then its values.
  var line: String {
    switch self {
    case .pointerMoved(let pointer): "moved \(pointer.place) \(pointer.clickCount)"
    case .pointerDown(let pointer): "down \(pointer.place) \(pointer.press)"
    case .pointerUp(let pointer): "up \(pointer.place) \(pointer.press)"
    case .pointerLeft: "left"
    case .scroll(let scroll):
      "scroll \(Int(scroll.delta.width)) \(Int(scroll.delta.height)) \(scroll.isPrecise)"
    case .gesture(let gesture): "gesture \(gesture.magnification) \(gesture.rotation)"
    case .keyDown(let key): "keyDown \(key.key) \(key.modifiers.rawValue) \(key.isRepeat)"
    case .keyUp(let key): "keyUp \(key.key) \(key.modifiers.rawValue)"
    case .text(let text, _): "text \(text)"
    case .textEditing(let edit): "editing \(edit.text) \(edit.selection)"
    case .resized(let size, let scale): "resized \(size.width)x\(size.height) \(scale)"
    case .exposed: "exposed"
    case .focusChanged(let isFocused): "focus \(isFocused)"
    case .visibilityChanged(let isVisible): "visible \(isVisible)"
    case .closeRequested: "close"
    case .clipboardChanged: "clipboard"
    case .dropped(let drop): "dropped \(drop.position.x) \(drop.position.y) \(drop.items)"
    }
  }
}

extension PointerEvent {
  fileprivate var place: String { "\(position.x) \(position.y)" }
  fileprivate var press: String {
    "\(button.map { "\($0)" } ?? "none") \(clickCount) \(modifiers.rawValue)"
  }
}

/// Prints a line at once, also into a pipe.
func say(_ line: String) {
  let text = line + "\n"
  _ = text.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
}
