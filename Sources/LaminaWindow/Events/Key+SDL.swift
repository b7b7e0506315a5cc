import CSDL2
import LaminaHost

extension Key {
  /// The key that SDL means, by the user's layout.
  init(_ keysym: SDL_Keysym) {
    let code = keysym.sym
    if let named = Self.named(code) {
      self = named
    } else if let number = Self.functionNumber(code) {
      self = .function(number)
    } else if let modifier = Self.modifier(code) {
      self = .modifier(modifier)
    } else if let pad = Self.numericPad(keysym) {
      self = pad
    } else if code > 32, code < 0x11_0000, let scalar = Unicode.Scalar(UInt32(code)) {
      self = .character(Character(scalar))
    } else {
      self = .other(Int(code))
    }
  }

  private static func named(_ code: SDL_Keycode) -> Key? {
    switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_UP: .upArrow
    case SDLK_DOWN: .downArrow
    case SDLK_LEFT: .leftArrow
    case SDLK_RIGHT: .rightArrow
    case SDLK_HOME: .home
    case SDLK_END: .end
    case SDLK_PAGEUP: .pageUp
    case SDLK_PAGEDOWN: .pageDown
    case SDLK_TAB: .tab
    case SDLK_RETURN, SDLK_KP_ENTER: .return
    case SDLK_ESCAPE: .escape
    case SDLK_SPACE: .space
    case SDLK_BACKSPACE: .delete
    case SDLK_DELETE: .deleteForward
    case SDLK_INSERT: .insert
    case SDLK_APPLICATION, SDLK_MENU: .menu
    default: nil
    }
  }

  private static func functionNumber(_ code: SDL_Keycode) -> Int? {
    let key = UInt32(bitPattern: code)
    if (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(key) {
      return Int(key - SDLK_F1.rawValue) + 1
    }
    if (SDLK_F13.rawValue...SDLK_F24.rawValue).contains(key) {
      return Int(key - SDLK_F13.rawValue) + 13
    }
    return nil
  }

  private static func modifier(_ code: SDL_Keycode) -> EventModifiers? {
    switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_LSHIFT, SDLK_RSHIFT: .shift
    case SDLK_LCTRL, SDLK_RCTRL: .command
    case SDLK_LALT, SDLK_RALT, SDLK_MODE: .option
    case SDLK_LGUI, SDLK_RGUI: .control
    case SDLK_CAPSLOCK: .capsLock
    default: nil
    }
  }

  /// The digits and signs of the numeric pad, which without Num Lock moves the caret.
  private static func numericPad(_ keysym: SDL_Keysym) -> Key? {
    let isNumeric = UInt32(keysym.mod) & KMOD_NUM.rawValue != 0
    switch SDL_KeyCode(UInt32(bitPattern: keysym.sym)) {
    case SDLK_KP_0: return isNumeric ? "0" : .insert
    case SDLK_KP_1: return isNumeric ? "1" : .end
    case SDLK_KP_2: return isNumeric ? "2" : .downArrow
    case SDLK_KP_3: return isNumeric ? "3" : .pageDown
    case SDLK_KP_4: return isNumeric ? "4" : .leftArrow
    case SDLK_KP_5: return "5"
    case SDLK_KP_6: return isNumeric ? "6" : .rightArrow
    case SDLK_KP_7: return isNumeric ? "7" : .home
    case SDLK_KP_8: return isNumeric ? "8" : .upArrow
    case SDLK_KP_9: return isNumeric ? "9" : .pageUp
    case SDLK_KP_PERIOD: return isNumeric ? "." : .deleteForward
    case SDLK_KP_PLUS: return "+"
    case SDLK_KP_MINUS: return "-"
    case SDLK_KP_MULTIPLY: return "*"
    case SDLK_KP_DIVIDE: return "/"
    case SDLK_KP_EQUALS: return "="
    default: return nil
    }
  }
}

extension EventModifiers {
  /// SDL's state of the modifier keys; Control is `.command` (see `EventModifiers`).
  init(state: UInt32) {
    self = []
    if state & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { insert(.command) }
    if state & KMOD_ALT.rawValue != 0 { insert(.option) }
    if state & KMOD_GUI.rawValue != 0 { insert(.control) }
    if state & KMOD_CAPS.rawValue != 0 { insert(.capsLock) }
  }

  /// What is held at the moment.
  static var current: EventModifiers { EventModifiers(state: SDL_GetModState().rawValue) }
}
