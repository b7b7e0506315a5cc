import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// From what was committed to what is seen.
extension ViewGraph {
  /// The layers as they are at the frame's time.
  func present() -> Layer {
    run(.present) {
      let layer = allServices.reduce(animator.presentation(at: frameTime)) {
        $1.present($0, at: frameTime, scale: preparer.scale)
      }
      shownLayer = layer
      return layer
    } items: { _ in
      animator.movingLayers
    }
  }

  /// Asks for a frame.
  package func requestFrame() { onNeedsFrame() }
}
