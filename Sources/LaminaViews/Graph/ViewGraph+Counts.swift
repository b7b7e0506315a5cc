import LaminaLayers

/// What a graph holds, in numbers: for proofs that nothing is left behind.
extension ViewGraph {
  /// How many views have elements, those included that are going.
  package var elementCount: Int { root?.count ?? 0 }

  /// How many views have a matched geometry.
  package var matchedCount: Int { matched.count }

  /// How many changes of layers are on their way.
  package var runningAnimations: Int { animator.runningAnimations }
}
