import LaminaDisplay
import LaminaLayers

/// What a graph holds, in numbers: for proofs that nothing is left behind.
extension ViewGraph {
  /// How many views have elements, those included that are going.
  package var elementCount: Int { root?.count ?? 0 }

  /// How many changes of layers are on their way.
  package var runningAnimations: Int { layers.runningAnimations }

  /// How many boxes nodes are laid out in, those of rows included that stand in no tree.
  package var boxCount: Int { preparer.boxCount }

  /// How many layers the latest frame has.
  package var layerCount: Int { shownLayer?.count ?? 0 }

  /// What is kept by the names of nodes.
  package var keptCounts: [String: Int] {
    let own = [
      "rows": preparer.keptCount, "names": names.count,
      "ticking": timed.count, "calls": queue.count,
    ]
    return allServices.reduce(into: own) { counts, service in
      counts.merge(service.keptCounts, uniquingKeysWith: +)
    }
  }
}

extension Layer {
  fileprivate var count: Int { children.reduce(1 + (mask?.count ?? 0)) { $0 + $1.count } }
}
