import LaminaDisplay
import LaminaGeometry
import LaminaLayout

extension RowWindow {
  private var graph: ViewGraph? { element?.graph }

  /// Whether a row exists and needs no more work to enter.
  func isReady(_ row: Int) -> Bool {
    guard let slot = stock[row], slot.isCurrent, !slot.element.outputsAreStale else { return false }
    return slot.isReady
  }

  /// Takes over the nodes of all rows and has workers prepare those that are made ahead.
  func refreshNodes(in stack: Element) {
    // In the order of rows: orders of the same priority are worked on in the order they came.
    for slot in stock.inOrder {
      let node = slot.refreshNode(in: stack, spacing: measures.arrangement.spacing)
      if !standing.contains(slot.row) { order(slot, node, from: stack.graph) }
    }
  }

  private func order(_ slot: RowSlot, _ node: Node, from graph: ViewGraph) {
    guard let orders = graph.rowOrders, let breadth = measures.breadth, !slot.isReady else {
      return
    }
    slot.order(node, priority(of: slot.row)) {
      if node.isLaidOutOnMain { return nil }
      let order = order(node, of: slot.row, across: breadth, scale: graph.preparer.scale)
      return orders.placeOrder(order) { [weak self, weak slot] ahead in
        if let slot { self?.adoptPrepared(ahead, for: slot) }
      }
    }
  }

  private func order(
    _ node: Node, of row: Int, across breadth: CGFloat, scale: CGFloat
  ) -> RowOrders.Order {
    let proposal = ProposedViewSize(
      along: axis, nil, across: measures.track(of: row)?.length ?? breadth)
    return RowOrders.Order(
      node: node, proposal: proposal, scale: scale,
      layoutDirection: element?.environment.layoutDirection ?? .leftToRight,
      guides: settings.guides, priority: priority(of: row))
  }

  /// Takes over what a worker made of a row.
  private func adoptPrepared(_ ahead: PreparedAhead, for slot: RowSlot) {
    guard slot.receive(ahead.node), let graph, graph.preparer.adoptPrepared(ahead) else {
      element?.invalidate()
      return
    }
    set(ahead.size[axis], of: slot.row)
    slot.prefetch {
      graph.rowOrders?.prefetch(
        ahead, scale: graph.preparer.scale, priority: priority(of: slot.row))
    }
    review()
  }

  /// After what is seen, but before pictures of rows as near: laying out is cheap, and done here
  /// where it comes too late.
  private func priority(of row: Int) -> JobPriority {
    guard let view else { return JobPriority(distance: 1) }
    let line = measures.lines.line(of: row)
    let (start, end) = (measures.extents.start(of: line), measures.extents.start(of: line + 1))
    let distance = max(0, max(start - view.origin - view.length, view.origin - end))
    return JobPriority(distance: 1 + Int32(min(distance / 512, 1_000_000)))
  }
}
