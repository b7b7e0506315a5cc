import LaminaNavigation

/// One dialog of the desktop's at a time in a window: another one waits until the first is over.
@MainActor
final class PortalTurn {
  private let window: ObjectIdentifier?
  private let start: () -> Void

  /// Those that are open, or wait, by window, the open one first.
  private static var turns: [ObjectIdentifier?: [Weak<PortalTurn>]] = [:]

  /// Starts when it is this one's turn; it ends when it is let go.
  init(in window: HostWindow?, start: @escaping () -> Void) {
    self.window = window.map(ObjectIdentifier.init)
    self.start = start
    let others = Self.turns[self.window]?.filter { $0.object != nil } ?? []
    Self.turns[self.window] = others + [Weak(object: self)]
    if others.isEmpty { start() }
  }

  isolated deinit { Self.next(in: window) }

  private static func next(in window: ObjectIdentifier?) {
    let former = turns[window]?.first?.object
    let left = turns[window]?.filter { $0.object != nil } ?? []
    turns[window] = left.isEmpty ? nil : left
    // The first one was let go, and not one that waited.
    if former == nil { left.first?.object?.start() }
  }
}
