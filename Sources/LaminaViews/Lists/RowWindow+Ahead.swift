import LaminaDisplay
import LaminaGeometry
import LaminaLayout

extension RowWindow {
  private var graph: ViewGraph? { element?.graph }

  /// Whether a row exists and needs no more work to enter.
  func isReady(_ row: Int) -> Bool {
    guard let slot = slots[row], slot.listing == listing, slot.element?.outputsAreStale == false,
      let node = slot.node
    else { return false }
    return graph?.preparer.isReady(node) ?? false
  }

  /// Takes over the nodes of all rows and has workers prepare those that are made ahead.
  func refreshNodes(in stack: Element) {
    // In the order of rows: orders of the same priority are worked on in the order they came.
    for slot in slots.values.sorted(by: { $0.row < $1.row }) {
      let old = slot.node
      guard let node = slot.refreshNode(in: stack, spacing: spacing) else { continue }
      if let old, old.id != node.id { stack.graph.preparer.discard(old.id) }
      stack.graph.preparer.keep(node.id)
      if !stands(slot.row) { order(slot, node, from: stack.graph) }
    }
  }

  private func order(_ slot: RowSlot, _ node: Node, from graph: ViewGraph) {
    guard let orders = graph.rowOrders, let breadth, !graph.preparer.isReady(node) else { return }
    if let order = slot.order {
      if order.node === node { return orders.setPriority(priority(of: slot.row), of: order.number) }
      cancelOrder(of: slot)
    }
    let proposal = ProposedViewSize(
      along: axis, nil, across: track(of: slot.row)?.length ?? breadth)
    let order = RowOrders.Order(
      node: node, proposal: proposal, scale: graph.preparer.scale,
      layoutDirection: element?.environment.layoutDirection ?? .leftToRight, guides: guides,
      priority: priority(of: slot.row))
    let number = orders.place(order) { [weak self, weak slot] ahead in
      if let slot { self?.adopt(ahead, for: slot) }
    }
    slot.order = (number, node)
  }

  /// Takes over what a worker made of a row.
  private func adopt(_ ahead: PreparedAhead, for slot: RowSlot) {
    slot.order = nil
    guard let graph, slot.node === ahead.node, graph.preparer.adopt(ahead) else {
      element?.invalidate()
      return
    }
    set(ahead.size[axis], of: slot.row)
    if let orders = graph.rowOrders {
      orders.cancel(slot.prefetches, stopping: true)
      slot.prefetches = orders.prefetch(
        ahead, scale: graph.preparer.scale, priority: priority(of: slot.row))
    }
    review()
  }

  /// Gives up decoding a row's pictures ahead: it enters, and they are drawn, or it is dropped.
  func cancelPrefetches(of slot: RowSlot, enters: Bool) {
    guard !slot.prefetches.isEmpty else { return }
    graph?.rowOrders?.cancel(slot.prefetches, stopping: !enters)
    slot.prefetches = []
  }

  /// Gives up what a worker was asked for.
  func cancelOrder(of slot: RowSlot) {
    guard let order = slot.order else { return }
    slot.order = nil
    graph?.rowOrders?.cancel(order.number)
  }

  /// Forgets how rows outside of the tree were laid out.
  func forgetLayouts() {
    for slot in slots.values {
      cancelOrder(of: slot)
      if let node = slot.node { graph?.preparer.invalidate(node.id) }
    }
  }

  /// After what is seen, but before pictures of rows as near: laying out is cheap, and done here
  /// where it comes too late.
  private func priority(of row: Int) -> JobPriority {
    guard let view else { return JobPriority(distance: 1) }
    let line = lines.line(of: row)
    let (start, end) = (extents.start(of: line), extents.start(of: line + 1))
    let distance = max(0, max(start - view.origin - view.length, view.origin - end))
    return JobPriority(distance: 1 + Int32(min(distance / 512, 1_000_000)))
  }
}
