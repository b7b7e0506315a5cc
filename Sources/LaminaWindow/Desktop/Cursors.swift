import CSDL2
import LaminaHost

/// The pointer's shapes, each made when it is first needed.
final class Cursors {
  private var made: [CursorStyle: OpaquePointer] = [:]
  private var shown: CursorStyle?

  func show(_ style: CursorStyle) {
    guard style != shown else { return }
    shown = style
    guard style != .hidden else {
      SDL_ShowCursor(SDL_DISABLE)
      return
    }
    SDL_SetCursor(cursor(for: style))
    SDL_ShowCursor(SDL_ENABLE)
  }

  private func cursor(for style: CursorStyle) -> OpaquePointer? {
    if let cursor = made[style] { return cursor }
    let cursor = SDL_CreateSystemCursor(style.systemCursor)
    made[style] = cursor
    return cursor
  }
}

extension CursorStyle {
  fileprivate var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    case .iBeam: SDL_SYSTEM_CURSOR_IBEAM
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .wait: SDL_SYSTEM_CURSOR_WAIT
    case .progress: SDL_SYSTEM_CURSOR_WAITARROW
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeDiagonalDown: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeDiagonalUp: SDL_SYSTEM_CURSOR_SIZENESW
    case .resizeAll: SDL_SYSTEM_CURSOR_SIZEALL
    }
  }
}
