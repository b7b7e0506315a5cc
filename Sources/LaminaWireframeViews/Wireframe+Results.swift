import LaminaRoutes
import LaminaWireframes

/// What screens give back.
extension Wireframe {
  /// Goes where a key leads, and waits for what the screen there gives back; nil where it goes without.
  func result(
    _ key: WireframeKey, _ parameters: ScreenParameters, from screen: NavigationID?
  ) async -> ParameterValue? {
    let promise = ResultPromise()
    let outcome = await navigate(key, parameters, from: screen, expecting: promise)
    return outcome.isDone ? await promise.value : nil
  }

  /// A screen gives something back, and goes.
  func finish(_ screen: NavigationID, with value: ParameterValue?) {
    let promise = results.take(of: screen)
    let pops = shown.navigate(.pop(1, from: .item(screen)))
    if pops.1.isDone, pops.0.screen(screen) == nil {
      apply(.pop(1, from: .item(screen)))
    } else {
      apply(.dismiss(.item(screen)))
    }
    promise?.keep(value)
  }
}
