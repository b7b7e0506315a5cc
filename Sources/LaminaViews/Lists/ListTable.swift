import LaminaDisplay

/// The lists of a window whose rows the focus goes through, by their nodes.
@MainActor
final class ListTable {
  private var models: [Node.ID: Weak<ListModel>] = [:]
  private var stacks: [Node.ID: Weak<ListModel>] = [:]

  func add(_ list: ListModel, _ id: Node.ID) { models[id] = Weak(object: list) }

  func add(_ list: ListModel, stack: Node.ID) { stacks[stack] = Weak(object: list) }

  func remove(_ id: Node.ID) {
    models[id] = nil
    stacks = stacks.filter { $0.value.object != nil }
  }

  /// The list `id`, when it is one stop of Tab.
  subscript(id: Node.ID) -> ListModel? { models[id]?.object.flatMap { $0.isOneStop ? $0 : nil } }

  /// The list whose rows stand in the node `id`, when it is one stop of Tab.
  subscript(stack id: Node.ID) -> ListModel? {
    stacks[id]?.object.flatMap { $0.isOneStop ? $0 : nil }
  }

  /// The innermost list among the nodes of a path from the root, with its row there.
  func row(on path: [PreparedNode]) -> (list: ListModel, row: Int)? {
    if stacks.isEmpty { return nil }
    for (stack, row) in zip(path, path.dropFirst()).reversed() {
      guard let list = self[stack: stack.node.id] ?? holder(of: row.node.id),
        let number = list.row(of: row.node.id)
      else { continue }
      return (list, number)
    }
    return nil
  }

  /// The list whose row stands apart from the others, as it has the focus and was scrolled away.
  private func holder(of row: Node.ID) -> ListModel? {
    stacks.values.lazy.compactMap(\.object).first {
      $0.isOneStop && $0.window?.holdsRowApart == true && $0.row(of: row) != nil
    }
  }

  /// The focus has come to the end of a path: the row there is the one to come back to.
  func focusMoved(to path: [PreparedNode]) {
    var path = path[...]
    while let (list, row) = row(on: Array(path)) {
      list.hold(row, path)
      path = path.prefix { $0.node.id != list.id }
    }
  }
}
