package import LaminaDisplay
import LaminaLayout

/// The nodes whose part in input reaches over the whole of a row in which they stand alone: menus of the secondary
/// button, and what is dragged away.
///
/// ```
///  row  │ Text.contextMenu { … }                 ◀── a press here means the text's menu, too
/// ```
/// Nothing is looked up in a window without such nodes.
@MainActor
package final class WideAreas: GraphService {
  /// What a node does in the whole of its row.
  package enum Kind { case menu, lift }

  private weak var graph: ViewGraph?
  private var kinds: [Node.ID: Kind] = [:]

  package init(graph: ViewGraph) { self.graph = graph }

  package func forget(_ id: Node.ID) { kinds[id] = nil }

  package var keptCounts: [String: Int] { ["wide areas": kinds.count] }

  package func set(_ kind: Kind?, for id: Node.ID) {
    // Most nodes never had one.
    if kinds[id] != kind { kinds[id] = kind }
  }

  /// Whether a node has a menu of the secondary button.
  package func hasMenu(_ id: Node.ID) -> Bool { kinds[id] == .menu }

  /// A path, from the innermost outwards, with what stands alone in its rows right before them.
  func widened(_ path: [Node.ID]) -> [Node.ID] {
    guard !kinds.isEmpty, let root = graph?.prepared?.root else { return path }
    let known = Set(path)
    return path.flatMap { id -> [Node.ID] in
      guard let row = root.path(to: id)?.last, row.node.traits.semantics?.role == .row else {
        return [id]
      }
      return nodes(alone: row).filter { !known.contains($0) } + [id]
    }
  }

  /// Those nodes that stand alone in a row, from the innermost outwards.
  package func nodes(alone row: PreparedNode) -> [Node.ID] {
    row.children.flatMap { part -> [Node.ID] in
      var chain = [part.node.id]
      var inner = part
      while inner.children.count == 1, let next = inner.children.first {
        chain.append(next.node.id)
        inner = next
      }
      return chain.filter { kinds[$0] != nil }.reversed()
    }
  }

  /// The nodes with menus that the Menu key means, from the innermost outwards: those on the way from the focus, and before a
  /// list those of its chosen row.
  package func menus(around path: [PreparedNode]) -> [Node.ID] {
    if kinds.isEmpty { return [] }
    return path.flatMap { node -> [Node.ID] in
      let row = graph?.rows?.list(node.node.id)?.chosenRow
        .flatMap { graph?.prepared?.root.path(to: $0)?.last }
      return (row.map(nodes(alone:)) ?? []) + [node.node.id]
    }
    .filter(hasMenu)
  }
}

extension ViewGraph {
  package var wideAreas: WideAreas { service() }
}
