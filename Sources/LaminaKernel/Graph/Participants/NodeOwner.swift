package import LaminaDisplay

/// A service that keeps things by the names of nodes, or for as long as a view is there.
@MainActor
package protocol NodeOwner: GraphService {
  /// Forgets a node that is gone.
  func forget(_ id: Node.ID)
  /// How much it holds, by name: for proofs that nothing is left behind.
  var keptCounts: [String: Int] { get }
}

extension NodeOwner {
  package func forget(_ id: Node.ID) {}
  package var keptCounts: [String: Int] { [:] }
}
