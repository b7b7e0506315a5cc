import LaminaRoutes

/// Who waits for what screens give back.
@MainActor
final class WireframeResults {
  private var promises: [NavigationID: ResultPromise] = [:]

  func expect(_ promise: ResultPromise, of screen: NavigationID) { promises[screen] = promise }

  func take(of screen: NavigationID) -> ResultPromise? { promises.removeValue(forKey: screen) }

  /// Who waits for a screen that is gone hears of it.
  func settle(in state: NavigationState) {
    for (screen, promise) in promises where state.screen(screen) == nil {
      promises[screen] = nil
      promise.keep(nil)
    }
  }
}
