import LaminaLayout

/// What layout wants to know of a node again and again: what is not at hand is taken out of it once.
struct NodeFacts {
  private let node: Node
  let priority: Double
  let zIndex: Double
  /// The side on which reading begins inside, where the node says so.
  let direction: LayoutDirection?
  let isLeaving: Bool
  /// Whether the node itself leaves no trace in the layers.
  let isInvisible: Bool

  init(_ node: Node) {
    self.node = node
    priority = node.traits.layoutValues[LayoutPriorityKey.self]
    zIndex = node.traits.layoutValues[ZIndexKey.self]
    direction = node.traits.layoutDirection
    isLeaving = node.traits.isLeaving
    isInvisible = node.traits.isInvisible
  }

  /// The content of a leaf.
  var content: (any LeafContent)? {
    if case .leaf(let content) = node.rule { content } else { nil }
  }

  /// The layout of a container.
  var layout: AnyLayout? {
    if case .container(let layout) = node.rule { layout } else { nil }
  }

  var spacing: ViewSpacing? { node.traits.spacing }
  private var values: LayoutValues { node.traits.layoutValues }

  /// Whether an enclosing layout sees no difference, sizes and guides left aside.
  func isSeenAlike(_ other: NodeFacts) -> Bool {
    isLeaving == other.isLeaving && spacing == other.spacing && direction == other.direction
      && values.isSame(as: other.values)
  }
}
