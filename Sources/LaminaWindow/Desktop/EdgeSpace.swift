import CSDL2
import LaminaHost

/// The space at an edge of the screen that a window manager keeps free for a panel.
///
/// ```
///  ┌────────────────┬─────┐  start
///  │ other windows  │panel│
///  └────────────────┴─────┘  end
///                   ◀width▶
/// ```
/// X's window managers read it from `_NET_WM_STRUT_PARTIAL` of the panel's window. SDL 2 has no way to say it on Wayland.
struct EdgeSpace {
  private let edge: ScreenEdge
  private let width: Int32
  private let start: Int32
  private let end: Int32

  /// The space of a window; nil where other displays are beyond the edge, which would lose theirs.
  init?(of window: OpaquePointer, at edge: ScreenEdge) {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    SDL_GetWindowSize(window, &width, &height)
    let display = Self.bounds(of: SDL_GetWindowDisplayIndex(window))
    let all = (0..<SDL_GetNumVideoDisplays()).map(Self.bounds)
    switch edge {
    case .left:
      guard all.allSatisfy({ $0.x >= display.x }) else { return nil }
      self.width = x + width
    case .right:
      let end = display.x + display.w
      guard all.allSatisfy({ $0.x + $0.w <= end }) else { return nil }
      self.width = end - x
    }
    (self.edge, start, self.end) = (edge, y, y + height - 1)
  }

  /// Tells window managers, or takes it back.
  static func keep(_ space: EdgeSpace?, for window: OpaquePointer) {
    Connection.set("_NET_WM_STRUT_PARTIAL", to: space?.numbers, of: window)
    Connection.set("_NET_WM_STRUT", to: space.map { Array($0.numbers.prefix(4)) }, of: window)
  }

  /// Left, right, top, bottom, and for each of them where it starts and ends.
  private var numbers: [Int] {
    let (width, start, end) = (Int(width), Int(start), Int(end))
    switch edge {
    case .left: return [width, 0, 0, 0, start, end, 0, 0, 0, 0, 0, 0]
    case .right: return [0, width, 0, 0, 0, 0, start, end, 0, 0, 0, 0]
    }
  }

  private static func bounds(of display: Int32) -> SDL_Rect {
    var bounds = SDL_Rect()
    SDL_GetDisplayBounds(max(0, display), &bounds)
    return bounds
  }
}
