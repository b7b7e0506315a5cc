import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// From what was committed to what is seen.
extension ViewGraph {
  /// The layers as they are at the frame's time.
  func present() -> Layer {
    run(.present) {
      let layer = allServices.reduce(layers.presentation(at: frameTime)) {
        $1.present($0, at: frameTime, scale: preparer.scale)
      }
      show(layer)
      return layer
    } items: { _ in
      layers.movingLayers
    }
  }
}
