import Synchronization

/// Settings that the program sets itself: for tests, and for choices within a program.
public final class ManualSettings: DesktopSettingsSource {
  private struct State {
    var settings: DesktopSettings
    var listeners: [AsyncStream<DesktopSettings>.Continuation] = []
  }

  private let state: Mutex<State>

  /// A source that begins with these.
  public init(_ settings: DesktopSettings = DesktopSettings()) {
    state = Mutex(State(settings: settings))
  }

  deinit {
    state.withLock { $0.listeners }.forEach { $0.finish() }
  }

  /// The settings now; who listens gets them where they differ.
  public var settings: DesktopSettings {
    get { state.withLock { $0.settings } }
    set {
      state.withLock { state in
        guard state.settings != newValue else { return }
        state.settings = newValue
        state.listeners.removeAll { listener in
          if case .terminated = listener.yield(newValue) { true } else { false }
        }
      }
    }
  }

  /// The settings now, then each change.
  public func changes() -> AsyncStream<DesktopSettings> {
    let (stream, listener) = AsyncStream.makeStream(
      of: DesktopSettings.self, bufferingPolicy: .bufferingNewest(1))
    state.withLock { state in
      state.listeners.append(listener)
      _ = listener.yield(state.settings)
    }
    return stream
  }
}
