package import LaminaGeometry

/// When something began, by the time of frames.
@MainActor
package final class FrameStart {
  private var start: TimeInterval?
  private var isAwaited = false

  package init() {}

  /// Seconds since the first frame that asked.
  package func elapsed(in graph: ViewGraph) -> TimeInterval {
    if let start { return max(0, graph.frameTime - start) }
    guard !isAwaited else { return 0 }
    isAwaited = true
    // When its first frame is made: that may take long, and the graph itself is made at no time.
    graph.afterUpdate { [weak self, weak graph] in self?.start = graph?.now }
    return 0
  }
}
