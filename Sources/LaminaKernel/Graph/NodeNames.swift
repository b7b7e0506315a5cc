package import LaminaDisplay

/// Nodes that others stand for: what is asked of one is answered for another, because what it names is
/// leaving, or has left.
@MainActor
package final class NodeNames {
  private var now: [Node.ID: Node.ID] = [:]
  /// Those that have changed since the latest layout, as they were in it.
  private var former: [Node.ID: Node.ID?] = [:]

  /// Those that somebody watches.
  private var watched: Set<Node.ID> = []
  /// Those of them that stand for another node.
  package private(set) var watchedNames: Set<Node.ID> = []

  var count: Int { now.count }

  /// Has `watchedNames` tell of `id` until it is forgotten.
  package func watch(_ id: Node.ID) {
    watched.insert(id)
    if now[id] != nil { watchedNames.insert(id) }
  }

  /// Says which node is meant by `id`; nil for none.
  func name(_ id: Node.ID, for node: Node.ID?) { set(id, node == id ? nil : node) }

  func forget(_ id: Node.ID) {
    set(id, nil)
    if !watched.isEmpty { watched.remove(id) }
  }

  private func set(_ id: Node.ID, _ node: Node.ID?) {
    let known = now[id]
    guard known != node else { return }
    if former[id] == nil { former[id] = .some(known) }
    now[id] = node
    guard watched.contains(id) else { return }
    if node == nil { watchedNames.remove(id) } else { watchedNames.insert(id) }
  }

  /// The node that was meant by `id` in the latest layout; nil for that of the same name.
  package func laidOut(_ id: Node.ID) -> Node.ID? {
    if let known = former[id] { return known }
    return now[id]
  }

  /// What is named now is laid out.
  func didLayOut() { former.removeAll() }
}
