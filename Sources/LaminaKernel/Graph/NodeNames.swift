package import LaminaDisplay

/// Nodes that others stand for: what is asked of one is answered for another, because what it names is
/// leaving, or has left.
@MainActor
package final class NodeNames {
  package private(set) var all: [Node.ID: Node.ID] = [:]

  /// Says which node is meant by `id`; nil for none.
  func name(_ id: Node.ID, for node: Node.ID?) {
    if node != id || !all.isEmpty { all[id] = node == id ? nil : node }
  }

  func forget(_ id: Node.ID) { all[id] = nil }
}
