package import LaminaDisplay
package import LaminaLayout

extension Element {
  /// The nodes of the child; where its layout direction differs from its parent's, they carry it.
  ///
  /// Layout inherits the direction from there, as views inherit the environment.
  func turnedOutputs(_ memory: () -> TurnedNodes) -> [Node] {
    guard let child = children.first else { return [] }
    let direction = child.environment.layoutDirection
    guard direction != environment.layoutDirection else { return childOutputs }
    return memory().turned(childOutputs, to: direction)
  }
}

/// Nodes with a direction of their own, and what they were made of: unchanged content gives the same
/// node again.
package final class TurnedNodes {
  private var direction: LayoutDirection?
  private var made: [ObjectIdentifier: (content: Node, node: Node)] = [:]

  package init() {}

  /// The nodes with a direction; those that have one keep it.
  package func turned(_ nodes: [Node], to direction: LayoutDirection) -> [Node] {
    if direction != self.direction { made = [:] }
    self.direction = direction
    let before = made
    made = [:]
    return nodes.map { content in
      let key = ObjectIdentifier(content)
      let node = before[key]?.node ?? Self.turned(content, to: direction)
      made[key] = (content, node)
      return node
    }
  }

  /// The node, which keeps a direction that was set further in.
  private static func turned(_ node: Node, to direction: LayoutDirection) -> Node {
    node.changing { $0.layoutDirection = $0.layoutDirection ?? direction }
  }
}
