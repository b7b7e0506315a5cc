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
  let key: RowKey
  let presence: Presence
  /// Its number among all rows, as of the latest list.
  var row: Int
  var element: Element?
  /// The list of rows that its view was made from.
  var listing = 0
  /// The node that stands for the whole row.
  private(set) var node: Node?
  private var outputs: [Node] = []
  /// How long it is along the axis, once that is known.
  var length: CGFloat?
  /// What workers were asked to prepare, and under which number.
  var order: (number: UInt64, node: Node)?
  /// The jobs that decode its pictures ahead.
  var prefetches: [Job] = []

  init(_ key: RowKey, row: Int, presence: Presence) {
    (self.key, self.row, self.presence) = (key, row, presence)
  }

  /// Takes over the nodes of the element: a row of several becomes a stack.
  func refreshNode(in stack: Element, spacing: CGFloat) -> Node? {
    guard let element else { return nil }
    var next = element.shownOutputs
    if next.contains(where: \.traits.isLeaving) { next.removeAll(where: \.traits.isLeaving) }
    if node != nil, next.count == outputs.count, zip(next, outputs).allSatisfy(===) { return node }
    outputs = next
    node =
      next.count == 1
      ? next[0]
      : Node(
        id: stack.wrapperID(for: element.id, isFirst: false),
        rule: .container(AnyLayout(VStackLayout(spacing: spacing))), children: next)
    return node
  }
}
