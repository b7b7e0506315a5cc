package import LaminaDisplay
package import LaminaGeometry

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
  package enum Kind {
    /// It has a menu of the secondary button, which opens at a point of the surface; false where it does not.
    case menu(open: (CGPoint) -> Bool)
    case lift
    /// It is all that a row shows, though marks of the row stand beside it.
    case content
  }

  private weak var graph: ViewGraph?
  private var kinds: [Node.ID: Kind] = [:]

  package init(graph: ViewGraph) { self.graph = graph }

  package func forget(_ id: Node.ID) { kinds[id] = nil }

  package var keptCounts: [String: Int] { ["wide areas": kinds.count] }

  package func set(_ kind: Kind?, for id: Node.ID) {
    // Most nodes never had one.
    if kind != nil || kinds[id] != nil { kinds[id] = kind }
  }

  /// Opens the innermost menu of the secondary button at a point of the surface.
  package func openMenu(at point: CGPoint) {
    guard let graph else { return }
    for id in widened(graph.hits(at: point)) {
      if case .menu(let open) = kinds[id], open(point) { return }
    }
  }

  private func hasMenu(_ id: Node.ID) -> Bool {
    if case .menu = kinds[id] { true } else { false }
  }

  private func isActive(_ id: Node.ID) -> Bool {
    switch kinds[id] {
    case .menu, .lift: true
    case .content, nil: false
    }
  }

  /// A path, from the innermost outwards, with what stands alone in its rows right before them.
  func widened(_ path: [Node.ID]) -> [Node.ID] {
    guard !kinds.isEmpty, let root = graph?.prepared?.root else { return path }
    let known = Set(path)
    return path.flatMap { id -> [Node.ID] in
      guard let row = root.path(to: id)?.last, row.isRow else { return [id] }
      return nodes(alone: row).filter { !known.contains($0) } + [id]
    }
  }

  /// Those nodes that stand alone in a row, from the innermost outwards.
  package func nodes(alone row: PreparedNode) -> [Node.ID] {
    row.children.flatMap { part -> [Node.ID] in
      var chain = [part.node.id]
      var inner = part
      while let next = content(of: inner) {
        chain.append(next.node.id)
        inner = next
      }
      return chain.filter(isActive).reversed()
    }
  }

  /// What stands alone in a node, or beside marks only.
  private func content(of node: PreparedNode) -> PreparedNode? {
    if node.children.count == 1 { return node.children.first }
    return node.children.first { if case .content = kinds[$0.node.id] { true } else { false } }
  }

  /// The nodes with menus that the Menu key means, from the innermost outwards: those on the way from the focus, and before a
  /// list those of its chosen row.
  package func menus(around path: [PreparedNode]) -> [Node.ID] {
    if kinds.isEmpty { return [] }
    return path.flatMap { node -> [Node.ID] in
      (chosenRow(of: node, around: path).map(nodes(alone:)) ?? []) + [node.node.id]
    }
    .filter(hasMenu)
  }

  /// Where the Menu key looks for buttons of menus around the focus: in a node, but of a list in the chosen row only.
  package func place(ofButtonsIn node: PreparedNode, around path: [PreparedNode]) -> PreparedNode? {
    graph?.rows?.list(node.node.id) == nil ? node : chosenRow(of: node, around: path)
  }

  /// The chosen row of a list around the focus, which has the focus itself; nil for another node, or no such row.
  private func chosenRow(of node: PreparedNode, around path: [PreparedNode]) -> PreparedNode? {
    guard let row = graph?.rows?.list(node.node.id)?.chosenRow else { return nil }
    let isInRow = path.prefix { $0 !== node }.contains(where: \.isRow)
    return isInRow ? nil : graph?.prepared?.root.path(to: row)?.last
  }
}

extension PreparedNode {
  fileprivate var isRow: Bool { node.traits.semantics?.role == .row }
}

extension ViewGraph {
  package var wideAreas: WideAreas { service() }
}
