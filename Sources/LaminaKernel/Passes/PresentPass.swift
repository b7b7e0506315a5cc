import LaminaDisplay
import LaminaLayers

/// From what was committed to what is seen.
extension ViewGraph {
  /// The layers as they are at the frame's time.
  func present() -> Layer {
    run(.present) {
      var layer = layers.presentation(at: frameTime)
      for presenter in services.presenters {
        layer = presenter.present(layer, at: frameTime, scale: preparer.scale)
      }
      show(layer)
      return layer
    } items: { _ in
      layers.movingLayers
    }
  }
  /// The layers once more, where scroll views and animations are now.
  func presentScrolled() -> Layer {
    let layer = present()
    for observer in services.frames { observer.didShow(afterLayout: false) }
    return layer
  }
}
