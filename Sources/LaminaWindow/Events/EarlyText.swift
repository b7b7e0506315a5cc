import CSDL2
import Synchronization

/// Text that is typed right after what gives a field the keyboard, while the window has not got round to either.
///
/// ```
///  X's connection:  click  h e l l o        read at one go, before the click is handled
///  SDL's queue:     click  h "h" e "e" …    has texts only if they are asked for when the keys are read
/// ```
/// So a click, and a key that may move the focus, ask for texts while they are read; a little later that ends, unless a
/// window has asked for texts. Nobody but a field takes them. On Wayland texts come from the compositor.
nonisolated enum EarlyText {
  /// Whether texts are asked for although no window has.
  private static let isOn = Atomic<Bool>(false)

  /// Looks at events as they are read.
  static func begin() {
    SDL_SetEventFilter(
      { _, event in
        if let event { EarlyText.look(at: event.pointee) }
        return 1
      }, nil)
  }

  private static func look(at event: SDL_Event) {
    guard event.mayMoveFocus, SDL_IsTextInputActive() == SDL_FALSE else { return }
    SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
    isOn.store(true, ordering: .relaxed)
  }

  /// Goes on, as a window asks for texts; whether they were asked for already.
  static func keep() -> Bool { isOn.exchange(false, ordering: .relaxed) }

  /// Ends it, where no window has asked for texts meanwhile.
  static func end() {
    if keep() { SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_IGNORE) }
  }
}

extension SDL_Event {
  /// Whether a field may have the keyboard after it: a press, or a key that writes nothing itself.
  fileprivate nonisolated var mayMoveFocus: Bool {
    switch SDL_EventType(type) {
    case SDL_MOUSEBUTTONDOWN, SDL_FINGERDOWN: return true
    case SDL_KEYDOWN:
      let modifiers = UInt32(key.keysym.mod)
      if modifiers & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0 { return true }
      return [SDLK_TAB, SDLK_RETURN, SDLK_KP_ENTER, SDLK_ESCAPE].contains {
        key.keysym.sym == SDL_Keycode($0.rawValue)
      }
    default: return false
    }
  }
}
