public import LaminaHost

/// A running application: opens the windows of an app's scenes on a host and runs until the last
/// one closes.
public final class Application {
  public let host: any ApplicationHost
  public private(set) var windows: [PresentedWindow] = []

  /// Opens the windows of `app`.
  public init<A: App>(_ app: A, on host: any ApplicationHost, context: PresentationContext) throws {
    self.host = host
    for description in app.body.windows() {
      let surface = try host.open(description.configuration)
      let window = PresentedWindow(description, on: surface, clock: host.clock, context: context)
      window.onClose = { [weak self, weak window] in
        if let self, let window { self.close(window) }
      }
      windows.append(window)
    }
  }

  /// Runs until the last window is closed.
  public func run() { host.run() }

  /// Closes a window; the application ends with the last.
  public func close(_ window: PresentedWindow) {
    window.surface.close()
    windows.removeAll { $0 === window }
    if windows.isEmpty { host.quit() }
  }
}
