import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// One row of a lazy stack that exists: its element, its node, and how far it is prepared.
///
/// ```
///  made ──node──▶ ordered ──result──▶ ready ──enters──▶ shown ──leaves──▶ ready …
/// ```
@MainActor
final class RowSlot {
  let element: Element
  /// Where it stands in the latest list.
  @exclusivity(unchecked) private(set) var place: RowPlace
  /// Whether its view is made of the latest values.
  @exclusivity(unchecked) var isCurrent = true
  /// Whether it stands in the tree.
  @exclusivity(unchecked) private(set) var isIn = false
  /// The node that stands for the whole row.
  @exclusivity(unchecked) private(set) var node: Node?
  /// What is shown of the row: the node, and what has left of it, where it was until it is gone.
  @exclusivity(unchecked) private(set) var shown: [Node] = []
  private var outputs: [Node] = []
  /// What is known of the node's layout while it stands in no tree.
  private var kept: KeptNode?
  /// How long it is along the axis, once that is known.
  private(set) var length: CGFloat?
  /// What workers were asked to prepare.
  private var order: RowOrders.Ticket?
  /// What workers were asked to decode ahead.
  private var prefetch: RowOrders.Prefetch?

  init(_ element: Element, _ place: RowPlace) {
    self.element = element
    self.place = place
  }

  // Written down: an implicit one would ask for the main actor.
  deinit {}

  /// Its number among all rows.
  var row: Int { place.number }

  /// It stands somewhere in the list, or somewhere else.
  func stand(at place: RowPlace, endsSection: Bool) {
    self.place = place
    element.memory(as: RowContext.self)?.stand(at: place, endsSection: endsSection)
  }

  /// It has come into the tree or left it.
  func present(_ isIn: Bool) {
    self.isIn = isIn
    if isIn { enter() }
  }

  /// It stands in the tree: what workers do for it is wanted now, and nothing more is asked of them.
  private func enter() {
    order = nil
    prefetch?.hasEntered()
    prefetch = nil
  }

  func measured(_ length: CGFloat) { self.length = length }

  /// Forgets how it was laid out: that was at another breadth, or in another arrangement.
  func forgetLength() {
    length = nil
    order = nil
    kept?.invalidate()
  }

  // MARK: Ahead

  /// Has its node prepared as `place` does, unless that is under way.
  func order(_ node: Node, _ priority: JobPriority, _ place: () -> RowOrders.Ticket?) {
    if let order, order.node === node { return order.setPriority(priority) }
    order = nil
    order = place()
  }

  /// A worker has prepared a node; false when it has another one by now.
  func receive(_ node: Node) -> Bool {
    order = nil
    return self.node === node
  }

  /// Has its pictures decoded.
  func prefetch(_ start: () -> RowOrders.Prefetch?) {
    prefetch = nil
    prefetch = start()
  }

  /// Whether nothing is left to do for its node when that enters.
  var isReady: Bool { node.map { kept?.isReady($0) == true } ?? false }

  /// Takes over the nodes of the element: a row of several becomes a stack.
  func refreshNode(in stack: Element, spacing: CGFloat) -> Node {
    let next = element.shownOutputs
    if next.count == outputs.count, zip(next, outputs).allSatisfy(===), let node { return node }
    outputs = next
    let staying = next.filter { !$0.traits.isLeaving }
    let node =
      staying.count == 1
      ? staying[0]
      : Node(
        id: stackID(of: element, isEmpty: staying.isEmpty),
        rule: .container(AnyLayout(VStackLayout(spacing: spacing))), children: staying)
    self.node = node
    shown = staying.count == 1 ? next : next.filter(\.traits.isLeaving) + [node]
    if kept?.id != node.id { kept = stack.graph.preparer.retainNode(node.id) }
    return node
  }

  /// The name of the stack in place of the element's nodes: one for several, another for none.
  ///
  /// It goes with the row.
  private func stackID(of element: Element, isEmpty: Bool) -> Node.ID {
    let id = element.wrapperID(for: element.id, isFirst: false)
    return isEmpty ? element.wrapperID(for: id, isFirst: false) : id
  }
}
