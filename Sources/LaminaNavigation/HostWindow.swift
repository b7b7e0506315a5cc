import LaminaDisplay

/// The application's window in which a view is: what can be asked of it, and what becomes of it.
@MainActor
package final class HostWindow: @MainActor Equatable {
  /// Opens another window, of the scene with this id, or else of this window's own scene.
  package let openAnother: (String) -> Void
  package let close: () -> Void
  /// Brings it to the front.
  package let raise: () -> Void
  /// Called when it closes, by whomever.
  package var onClose: () -> Void = {}
  private var closings: [ObjectIdentifier: () -> Void] = [:]
  /// Whether it has not been closed yet.
  package private(set) var isOpen = true
  /// Called when it gets the keyboard.
  package var onFocus: () -> Void = {}

  /// What the desktop calls it, so that dialogs of others stand in front of it; nil where it has no name.
  package let desktopName: () -> String?

  package init(
    openAnother: @escaping (String) -> Void, close: @escaping () -> Void,
    raise: @escaping () -> Void, desktopName: @escaping () -> String? = { nil }
  ) {
    (self.openAnother, self.close, self.raise) = (openAnother, close, raise)
    self.desktopName = desktopName
  }

  /// It closes, and whoever listens is told.
  package func closes() {
    isOpen = false
    onClose()
    let all = closings.values
    closings = [:]
    for closing in all { closing() }
  }

  /// Has something end what it does for an owner when the window closes; nil for nothing any more.
  package func whenClosed(for owner: AnyObject, _ action: (() -> Void)?) {
    closings[ObjectIdentifier(owner)] = action
  }

  package static func == (a: HostWindow, b: HostWindow) -> Bool { a === b }
}

extension EnvironmentValues {
  /// The application's window in which the view is; nil where a view stands in no application.
  package var hostWindow: HostWindow? {
    get { self[HostWindowKey.self] }
    set { self[HostWindowKey.self] = newValue }
  }
}

private struct HostWindowKey: EnvironmentKey { static let defaultValue: HostWindow? = nil }
