import CSDL2

/// Which window system is spoken to, found in the environment.
enum VideoDriver: Hashable {
  case x11(display: String)
  case wayland(display: String)
  /// What SDL_VIDEODRIVER asks for.
  case other(String)

  /// SDL_VIDEODRIVER decides; then WAYLAND_DISPLAY; then DISPLAY.
  static func named(by value: (String) -> String?) -> VideoDriver? {
    let x11 = value("DISPLAY")
    let wayland = value("WAYLAND_DISPLAY")
    switch value("SDL_VIDEODRIVER") {
    case "x11"?: return x11.map { .x11(display: $0) }
    case "wayland"?: return .wayland(display: wayland ?? "wayland-0")
    case let name?: return .other(name)
    case nil: return wayland.map { .wayland(display: $0) } ?? x11.map { .x11(display: $0) }
    }
  }

  var display: String {
    switch self {
    case .x11(let display), .wayland(let display): display
    case .other(let name): name
    }
  }

  var isWayland: Bool { if case .wayland = self { true } else { false } }

  /// Sets, before SDL starts, what it need not look for and must not do by itself.
  func setHints() {
    if case .other = self {
    } else {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, isWayland ? "wayland" : "x11")
    }
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  private var hints: [(String, String)] {
    [
      // Shared memory on X11 (18 ms and 80 MB less than a GL texture); Wayland has only the texture.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, isWayland ? "1" : "0"),
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
      (SDL_HINT_IME_SHOW_UI, "1"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    ]
  }
}

extension WindowHost {
  /// The X display that windows are on, such as `:0`; nil on Wayland, and before the host has connected.
  package var xDisplay: String? {
    if case .x11(let display)? = driver { display } else { nil }
  }
}
