package import LaminaGeometry
package import LaminaLayers

/// A service that has a part in what is seen between two layouts.
@MainActor
package protocol LayerPresenter: GraphService {
  /// Adds what it shows to the layers as they are seen at `time`.
  func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer
}
