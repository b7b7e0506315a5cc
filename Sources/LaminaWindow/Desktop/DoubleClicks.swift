import CSDL2

extension WindowHost {
  /// How long after a click another one makes a double click of it, as SDL counts; nil for its own time.
  package var doubleClickTime: Duration? {
    get {
      SDL_GetHint(Self.doubleClickHint).flatMap { Int(String(cString: $0)) }
        .map { .milliseconds($0) }
    }
    set {
      let time = newValue.map { "\(Int($0 / .milliseconds(1)))" }
      SDL_SetHint(Self.doubleClickHint, time)
    }
  }

  private static let doubleClickHint = "SDL_MOUSE_DOUBLE_CLICK_TIME"
}
