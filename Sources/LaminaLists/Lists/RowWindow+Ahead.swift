import LaminaDisplay
import LaminaGeometry
import LaminaLayout

extension RowWindow {
  private var graph: ViewGraph? { element?.graph }

  /// Whether a row exists and needs no more work to enter.
  func isReady(_ row: Int) -> Bool {
    guard let slot = slots[row], slot.listing == listing, slot.element?.outputsAreStale == false
    else { return false }
    return slot.isReady
  }

  /// Takes over the nodes of all rows and has workers prepare those that are made ahead.
  func refreshNodes(in stack: Element) {
    // In the order of rows: orders of the same priority are worked on in the order they came.
    for slot in slots.values.sorted(by: { $0.row < $1.row }) {
      guard let node = slot.refreshNode(in: stack, spacing: spacing) else { continue }
      if !stands(slot.row) { order(slot, node, from: stack.graph) }
    }
  }

  private func order(_ slot: RowSlot, _ node: Node, from graph: ViewGraph) {
    guard let orders = graph.rowOrders, let breadth, !slot.isReady else { return }
    if let ticket = slot.order, ticket.node === node {
      return ticket.setPriority(priority(of: slot.row))
    }
    slot.order = nil
    guard !node.isLaidOutOnMain else { return }
    let proposal = ProposedViewSize(
      along: axis, nil, across: track(of: slot.row)?.length ?? breadth)
    let order = RowOrders.Order(
      node: node, proposal: proposal, scale: graph.preparer.scale,
      layoutDirection: element?.environment.layoutDirection ?? .leftToRight, guides: guides,
      priority: priority(of: slot.row))
    slot.order = orders.place(order) { [weak self, weak slot] ahead in
      if let slot { self?.adopt(ahead, for: slot) }
    }
  }

  /// Takes over what a worker made of a row.
  private func adopt(_ ahead: PreparedAhead, for slot: RowSlot) {
    slot.order = nil
    guard let graph, slot.node === ahead.node, graph.preparer.adopt(ahead) else {
      element?.invalidate()
      return
    }
    set(ahead.size[axis], of: slot.row)
    slot.prefetch = nil
    slot.prefetch = graph.rowOrders?.prefetch(
      ahead, scale: graph.preparer.scale, priority: priority(of: slot.row))
    review()
  }

  /// Forgets how rows outside of the tree were laid out.
  func forgetLayouts() {
    for slot in slots.values {
      slot.order = nil
      slot.kept?.invalidate()
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

extension Node {
  /// Whether laying it out runs code that belongs to the main thread.
  fileprivate var isLaidOutOnMain: Bool {
    guard case .container(let layout) = rule else { return false }
    return (layout.base as? AlignmentGuideLayout)?.runsOnMain == true
      || children.contains(where: \.isLaidOutOnMain)
      || traits.appearance.mask?.isLaidOutOnMain == true
  }
}
