/// A service that follows frames from their beginning to their end.
@MainActor
package protocol FrameObserver: GraphService {
  /// A frame begins: what came in from elsewhere since the one before counts.
  func beginFrame()
  /// The frame's tree stands.
  func finishRendering()
  /// The frame's layers stand, after a layout or where scrolling alone has moved them.
  func didShow(afterLayout: Bool)
}

extension FrameObserver {
  package func beginFrame() {}
  package func finishRendering() {}
  package func didShow(afterLayout: Bool) {}
}
