import LaminaLayout

/// What layout wants to know of a node again and again, taken out of it once.
struct NodeFacts {
  /// The content of a leaf.
  let content: (any LeafContent)?
  /// The layout of a container.
  let layout: AnyLayout?
  let priority: Double
  let zIndex: Double
  let spacing: ViewSpacing?
  /// The side on which reading begins inside, where the node says so.
  let direction: LayoutDirection?
  let isLeaving: Bool
  /// Whether the node itself leaves no trace in the layers.
  let isInvisible: Bool
  private let values: LayoutValues

  init(_ node: Node) {
    switch node.rule {
    case .leaf(let content): (self.content, layout) = (content, nil)
    case .container(let layout): (content, self.layout) = (nil, layout)
    }
    values = node.traits.layoutValues
    priority = values[LayoutPriorityKey.self]
    zIndex = values[ZIndexKey.self]
    spacing = node.traits.spacing
    direction = node.traits.layoutDirection
    isLeaving = node.traits.isLeaving
    isInvisible = node.traits.isInvisible
  }

  /// Whether an enclosing layout sees no difference, sizes and guides left aside.
  func isSeenAlike(_ other: NodeFacts) -> Bool {
    isLeaving == other.isLeaving && spacing == other.spacing && direction == other.direction
      && values.isSame(as: other.values)
  }
}
