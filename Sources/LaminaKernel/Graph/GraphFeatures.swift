/// What a window's graph has from its start, named by the room above: the graph names nothing of it.
@MainActor
package struct GraphFeatures {
  /// Made before the first view, in the order in which they are called in each frame.
  let services: [any GraphService.Type]
  /// Sets what lies above the views as the child of a number of the root.
  let overlays: [(Element, Int) -> Void]

  package init(
    services: [any GraphService.Type], overlays: [(Element, Int) -> Void]
  ) {
    self.services = services
    self.overlays = overlays
  }
}
