import LaminaBus
import Synchronization

/// What all sources have said, and the one who listens: only the latest settings wait for them.
final class SettingsBoard: Sendable {
  private struct State {
    var values: SettingsValues
    var latest: DesktopSettings?
  }

  private let state: Mutex<State>
  private let listener: AsyncStream<DesktopSettings>.Continuation

  init(locale: LocaleSettings, listener: AsyncStream<DesktopSettings>.Continuation) {
    state = Mutex(State(values: SettingsValues(locale: locale)))
    self.listener = listener
  }

  /// Takes what a source says; who listens gets settings that differ in a value or in who said it, and
  /// the first in any case.
  func take(_ change: (inout SettingsValues) -> Void = { _ in }) {
    state.withLock { state in
      change(&state.values)
      let settings = state.values.settings
      guard settings != state.latest || settings.origins.byPart != state.latest?.origins.byPart
      else { return }
      state.latest = settings
      listener.yield(settings)
    }
  }
}
