package import LaminaApp
import LaminaBus
package import LaminaDesktopSettings
import LaminaViews
import LaminaWindow

extension Application {
  /// Follows what the desktop says, from the first frame on: nobody waits for a bus or another
  /// connection to X at the start.
  func followDesktop(on host: WindowHost) {
    onFirstFrame = { [weak self, weak host] in
      let session = SessionSettings(display: host?.xDisplay) { () throws(BusError) in
        try Bus.session()
      }
      self?.follow(session, as: { $0.seen(on: host) }) { settings in
        host?.doubleClickTime = settings.doubleClickTime
        host?.take(textResolution: settings.textResolution, textScale: settings.textScale)
      }
    }
  }

  /// Brings the settings of a source to the views of all windows, until the source or the application ends.
  ///
  /// Views get what `seen` leaves of the settings, then `also` does.
  @discardableResult
  package func follow(
    _ source: any DesktopSettingsSource,
    as seen: @escaping @MainActor (DesktopSettings) -> DesktopSettings = { $0 },
    also: @escaping @MainActor (DesktopSettings) -> Void = { _ in }
  ) -> Task<Void, Never> {
    // On the main actor, a stream would wait in Swift's pool of threads, which wakes an idle program.
    Task.detached(executorPreference: QuietExecutor.shared) { [weak self] in
      for await settings in source.changes() {
        guard let self else { return }
        await self.take(seen(settings), also)
      }
    }
  }

  private func take(
    _ settings: DesktopSettings, _ also: @MainActor (DesktopSettings) -> Void
  ) {
    for window in windows { window.graph.take(settings) }
    onOpen = { $0.graph.take(settings) }
    also(settings)
  }
}

extension DesktopSettings {
  /// Settings for windows of a host: the resolution of text is no scale of text where points follow it.
  @MainActor
  fileprivate func seen(on host: WindowHost?) -> DesktopSettings {
    guard host?.followsTextResolution == true, origin(of: .textScale) == .xSettings else {
      return self
    }
    var settings = self
    settings.textScale = 1
    return settings
  }
}
