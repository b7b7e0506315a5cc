package import LaminaDisplay

extension Element {
  /// The children's nodes, the first in a layer that bears the element's name: by that a
  /// `SightTicker` finds out whether the view can be seen.
  package func sightMarked() -> [Node] {
    childOutputs.enumerated().map { index, node in
      index > 0 ? node : node.wrapped(id: id) { $0.hasOwnLayer = true }
    }
  }
}
