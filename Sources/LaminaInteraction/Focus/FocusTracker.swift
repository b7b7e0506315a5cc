package import LaminaDisplay

/// Knows which node has the keyboard's focus, gives it to another, and notifies those concerned.
///
/// ```
///  Tab, arrows, click, FocusState ──▶ focus(id) ──▶ handlers of the node that had it, and has it
///  a commit without the node ───────▶ settle() ──▶ no node; Tab goes on from where it was
/// ```
@MainActor
package final class FocusTracker: GraphService {
  unowned let graph: ViewGraph
  /// The node that keys go to first.
  package private(set) var focused: Node.ID?
  /// Whether the focus came by keyboard, so that a ring shall show where it is.
  package private(set) var isVisible = false
  /// Whether the latest input was a key: what programs focus then shows its ring.
  package internal(set) var followsKeyboard = true
  /// Where Tab goes on from while no node has the focus.
  var trail: FocusTrail?
  /// The views that stand for values of focus states.
  var links: [FocusLink] = []
  /// Where an assistive tool is.
  private(set) lazy var accessibility = AccessibilityFocus(graph: graph)
  /// The views that name others.
  let labels = LabelTable()
  /// The values that the views which enclose the focus export.
  private(set) lazy var values = FocusedValueTable(graph: graph)
  /// Notifies the node with the focus that it has lost it, also when it has no handlers any more.
  private var notifyLost: ((Bool) -> Void)?
  private var hideRing: ((Bool) -> Void)?

  package init(graph: ViewGraph) {
    self.graph = graph
    // Receives what assistive tools are to say before it is asked for.
    _ = accessibility
  }

  /// Gives the focus to `id`, or to no node.
  package func focus(_ id: Node.ID?, byKeyboard: Bool) {
    let old = focused
    isVisible = byKeyboard
    focused = id
    let path = id.flatMap { graph.prepared?.root.path(to: $0) } ?? []
    if id != nil {
      trail = nil
    }
    graph.rows?.focusMoved(to: path)
    if old != id { left(old) }
    if let id { entered(id, isNew: old != id) }
    if byKeyboard, let id { graph.reveal(id, margin: FocusRing.reach) }
    if old != id {
      notifyLinks()
      values.focusMoved()
    }
    graph.undoTargets.focusMoved(to: focused)
    graph.edits.refresh()
    graph.requestFrame()
  }

  /// Gives the focus back to a node that had it, if no other has it and the node can be reached.
  package func giveBack(to id: Node.ID, byKeyboard: Bool) {
    guard focused == nil, let path = graph.prepared?.root.path(to: id),
      path.allSatisfy(\.isReachable)
    else { return }
    focus(id, byKeyboard: byKeyboard)
  }

  private func left(_ id: Node.ID?) {
    guard let id else { return }
    graph.keys.drop(id)
    (graph.handlers[id]?.keys.focus ?? hideRing)?(false)
    let call = graph.handlers[id]?.keys.focusChanged ?? notifyLost
    notifyLost = nil
    hideRing = nil
    call?(false)
  }

  private func entered(_ id: Node.ID, isNew: Bool) {
    let handlers = graph.handlers[id]
    handlers?.keys.focus?(isVisible)
    guard isNew else { return }
    notifyLost = handlers?.keys.focusChanged
    hideRing = handlers?.keys.focus
    handlers?.keys.focusChanged?(true)
  }

  /// Takes the focus away; Tab goes on from where it was.
  func drop() {
    guard let focused else { return }
    let order = graph.focusOrder
    focus(nil, byKeyboard: false)
    trail = FocusTrail(from: focused, in: order)
  }

  /// Takes the focus from a node that `former`, the tree before, still had, or that takes no
  /// focus any more.
  package func finishCommit(after former: PreparedNode?) {
    accessibility.leaveTheGone()
    guard let focused, let root = graph.prepared?.root, former !== root else { return }
    if root.path(to: focused)?.isFocusable(in: graph) == true { return }
    let order = former.map { FocusOrder(graph: graph, holder: focused).stops(in: $0) } ?? []
    let list = former?.path(to: focused).flatMap { graph.rows?.list(on: $0) }
    focus(nil, byKeyboard: false)
    trail = FocusTrail(from: focused, in: order, list: list)
  }
}

/// The neighbours of a view that had the focus when it left.
struct FocusTrail {
  private let before: [Node.ID]
  private let after: [Node.ID]
  /// The list in a row of which it was: what stands in its place takes precedence.
  let list: Node.ID?

  /// What came before and after `id` in an order; nil when it was not among them.
  init?(from id: Node.ID, in order: [Node.ID], list: Node.ID? = nil) {
    self.list = list
    guard let place = order.firstIndex(of: id) else { return nil }
    before = Array(order[..<place])
    after = Array(order[(place + 1)...])
  }

  /// The nearest neighbour in a direction that is still there.
  func next(_ step: Int, in order: [Node.ID]) -> Node.ID? {
    let known = Set(order)
    return step > 0 ? after.first(where: known.contains) : before.last(where: known.contains)
  }
}

@MainActor
extension [PreparedNode] {
  /// Whether the last node of a path from the root takes the focus and is shown.
  fileprivate func isFocusable(in graph: ViewGraph) -> Bool {
    guard let last, allSatisfy(\.isReachable) else { return false }
    return last.node.traits.interaction.contains(.focusable)
      || graph.scrollables?.takesFocus(last) == true || graph.rows?.list(last.node.id) != nil
      || graph.handlers[last.node.id]?.keys.takesFocusByPress == true
  }
}

extension ViewGraph {
  package var focus: FocusTracker { service() }
}
