public import LaminaGeometry
package import LaminaLayout
public import LaminaLayers

/// What `Preparer` made of a node tree at one size.
public struct Prepared: Sendable {
  /// Where everything is.
  public let root: PreparedNode
  /// What to show.
  public let layer: Layer
  /// Where the nodes are that asked to know.
  public let geometry: [Node.ID: GeometryReport]
  /// The room for those that asked and are not shown, as another view was chosen.
  package let rooms: [Node.ID: CGSize]
}

/// A node and its place; unchanged subtrees are the same object from pass to pass.
public final class PreparedNode: Sendable {
  public let node: Node
  /// In the parent's coordinates, exact (not rounded to pixels), scroll offsets left out.
  public let frame: CGRect
  public let children: [PreparedNode]

  init(node: Node, frame: CGRect, children: [PreparedNode]) {
    self.node = node
    self.frame = frame
    self.children = children
  }

  /// The nodes from this one down to `id`; nil when it is not inside.
  package func path(to id: Node.ID) -> [PreparedNode]? {
    if node.id == id { return [self] }
    for child in children {
      if let rest = child.path(to: id) { return [self] + rest }
    }
    return nil
  }
}

/// Where a node went.
public struct GeometryReport: Hashable, Sendable {
  public var size: CGSize
  /// In the coordinates of the nearest scroll view's content, or of the root.
  public var frame: CGRect
  /// The nearest enclosing scroll view.
  public var viewport: Node.ID?
  /// That scroll view's size, or the root's.
  public var viewportSize: CGSize
  /// The room that the scroll view, or the root, gives to what is inside, however large that is.
  public var containerSize: CGSize
  /// The frames of its children, in its own coordinates; null for one that is not shown.
  public var children: [CGRect]
  /// How long it is where no width, or no height, is offered, as far as something around it asked.
  package var ideal = ProposedViewSize.unspecified
}

/// Counted work of a preparer since it was made.
public struct PrepareStatistics: Hashable, Sendable {
  public var nodesMeasured = 0
  public var nodesPlaced = 0
  public var listsRecorded = 0
  public var layersMade = 0

  public init() {}

  public static func += (sum: inout PrepareStatistics, other: PrepareStatistics) {
    sum.nodesMeasured += other.nodesMeasured
    sum.nodesPlaced += other.nodesPlaced
    sum.listsRecorded += other.listsRecorded
    sum.layersMade += other.layersMade
  }
}
