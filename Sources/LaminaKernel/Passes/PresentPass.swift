import LaminaDisplay
import LaminaLayers

/// From what was committed to what is seen.
extension ViewGraph {
  /// The layers as they are at the frame's time.
  func present() -> Layer {
    run(.present) {
      var layer = layers.presentation(at: frameTime)
      for service in allServices {
        layer = service.present(layer, at: frameTime, scale: preparer.scale)
      }
      show(layer)
      return layer
    } items: { _ in
      layers.movingLayers
    }
  }
}
