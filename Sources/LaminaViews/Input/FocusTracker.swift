import LaminaDisplay
import LaminaInput

/// Knows which node has the keyboard's focus and moves it in the order of the tree.
@MainActor
final class FocusTracker {
  private unowned let graph: ViewGraph
  /// The node that keys go to first.
  private(set) var focused: Node.ID?
  /// Whether the focus came by keyboard, so that a ring shall show where it is.
  private(set) var isVisible = false

  init(graph: ViewGraph) { self.graph = graph }

  /// Gives the focus to `id`, or to nobody.
  func focus(_ id: Node.ID?, byKeyboard: Bool) {
    let old = focused
    isVisible = byKeyboard
    focused = id
    if let old, old != id { graph.handlers[old]?.focus?(false) }
    if let id { graph.handlers[id]?.focus?(byKeyboard) }
    if byKeyboard, let id { graph.reveal(id) }
    graph.undoTargets.choose()
    graph.requestFrame()
  }

  /// Moves the focus by one in the order of the tree, around the ends.
  func move(by step: Int) -> Bool {
    let order = graph.prepared?.root.focusOrder ?? []
    guard !order.isEmpty else { return false }
    let current = focused.flatMap(order.firstIndex)
    let next = current.map { ($0 + step + order.count) % order.count }
    focus(order[next ?? (step > 0 ? 0 : order.count - 1)], byKeyboard: true)
    return true
  }

  /// Forgets a node that is gone.
  func removed(_ id: Node.ID) { if focused == id { focused = nil } }
}

extension PreparedNode {
  /// The nodes that take the focus, in the order of the tree.
  var focusOrder: [Node.ID] {
    let own = node.traits.interaction.contains(.focusable) ? [node.id] : []
    if node.traits.appearance.isHidden || node.traits.isLeaving { return [] }
    return own + children.flatMap(\.focusOrder)
  }

  /// The nodes from this one down to `id`; nil when it is not inside.
  func path(to id: Node.ID) -> [PreparedNode]? {
    if node.id == id { return [self] }
    for child in children {
      if let rest = child.path(to: id) { return [self] + rest }
    }
    return nil
  }
}
