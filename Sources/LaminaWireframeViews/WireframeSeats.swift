import LaminaBasics
import LaminaDisplay
import LaminaNavigation
import LaminaRoutes

/// A view that shows a window of a wireframe, and the window of the desktop in which it is.
@MainActor
final class WireframeSeat {
  fileprivate(set) var window: NavigationID?
  fileprivate weak var host: HostWindow?
}

/// Which views show which windows of a wireframe's state.
///
/// ```
///  state.windows   1, 2, 3            each shown by at most one view in a window of the desktop
///  seats           1, 3               2 has none: the application is asked for a window
/// ```
@MainActor
final class WireframeSeats {
  private struct Taken { weak var seat: WireframeSeat? }

  private var taken: [Taken] = []
  /// The windows of the state for which a window was asked for.
  private var asked: Set<NavigationID> = []

  private var seats: [WireframeSeat] {
    taken.compactMap(\.seat).filter { $0.host?.isOpen == true }
  }

  /// The window that a view shows: the one asked for, its own, one that nobody shows, or the one in front.
  func window(
    at seat: WireframeSeat, asked wanted: NavigationID?, in state: NavigationState,
    _ host: HostWindow?
  ) -> NavigationWindow? {
    guard let host else { return wanted.flatMap(state.window) ?? state.front }
    guard host.isOpen else { return nil }
    if seat.host !== host { take(seat, in: host) }
    if let shown = (wanted ?? seat.window).flatMap(state.window) {
      seat.window = shown.id
      return shown
    }
    if let free = state.windows.last(where: { self.seat(of: $0.id) == nil }) {
      seat.window = free.id
      return free
    }
    // A seat whose window is gone closes with it.
    return seat.window == nil ? state.front : nil
  }

  private func take(_ seat: WireframeSeat, in host: HostWindow) {
    seat.host = host
    taken.removeAll { $0.seat == nil || $0.seat === seat }
    taken.append(Taken(seat: seat))
  }

  private func seat(of window: NavigationID) -> WireframeSeat? {
    seats.first { $0.window == window }
  }

  /// Brings a window of the desktop to the front.
  func raise(_ window: NavigationID) { seat(of: window)?.host?.raise() }

  /// Asks for windows for those that have none, and closes those whose window is gone.
  func follow(_ state: NavigationState) {
    let known = Set(state.windows.map(\.id))
    asked.formIntersection(known)
    for window in state.windows where seat(of: window.id) == nil && !asked.contains(window.id) {
      guard let host = seats.lazy.compactMap(\.host).first else { return }
      asked.insert(window.id)
      host.openAnother(window.scene)
    }
    for seat in seats where seat.window.map({ !known.contains($0) }) ?? false {
      seat.host?.close()
    }
  }

  /// Has the windows of the desktop say what becomes of them.
  func listen(_ wireframe: Wireframe) {
    for seat in seats {
      seat.host?.onFocus = { [weak seat, weak wireframe] in
        if let id = seat?.window { wireframe?.activate(id) }
      }
      seat.host?.onClose = { [weak seat, weak wireframe] in
        if let id = seat?.window { wireframe?.close(id) }
      }
    }
  }
}

extension Wireframe {
  /// The windows of the state are others.
  func followWindows() {
    seats.listen(self)
    seats.follow(state)
  }

  /// How a window comes and goes where one view shows the one in front.
  func transition(of window: NavigationID) -> AnyTransition {
    let way = movement(of: window)?.enter
    return (way?.transition ?? .identity).animation(way?.transition == nil ? nil : way?.animation)
  }
}
