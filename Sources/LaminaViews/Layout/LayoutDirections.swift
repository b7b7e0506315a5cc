import LaminaDisplay
import LaminaGeometry
public import LaminaLayout

extension Element {
  /// The nodes of the child; where it is read in another direction than what is around, they say so.
  ///
  /// Layout inherits the direction from there, as views inherit the environment.
  func turnedOutputs() -> [Node] {
    guard let child = children.first else { return [] }
    let direction = child.environment.layoutDirection
    guard direction != environment.layoutDirection else { return childOutputs }
    let known = memory as? TurnedNodes ?? TurnedNodes()
    memory = known
    return known.turned(childOutputs, to: direction)
  }
}

/// Nodes with a direction of their own, and what they were made of: unchanged content gives the same
/// node again.
private final class TurnedNodes {
  private var direction: LayoutDirection?
  private var made: [ObjectIdentifier: (content: Node, node: Node)] = [:]

  func turned(_ nodes: [Node], to direction: LayoutDirection) -> [Node] {
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

/// What becomes of a view where reading goes the other way than the one it was made for.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// The direction in which the view is mirrored; nil for none.
  let mirrored: LayoutDirection?

  /// The view looks the same in both directions.
  public static let fixed = LayoutDirectionBehavior(mirrored: nil)

  /// The view is mirrored where reading goes from right to left.
  public static let mirrors = mirrors(in: .rightToLeft)

  /// The view is mirrored where reading goes in `direction`.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(mirrored: direction)
  }
}

extension View {
  /// Mirrors what the view shows where reading goes from right to left: an arrow, not a text.
  ///
  /// Layout is turned without it. What is mirrored is the drawing, pointers included.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Mirrors what the view shows in the direction that `behavior` names.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionMirror(behavior: behavior))
  }
}

private struct DirectionMirror: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior.mirrored == direction ? -1 : 1)
  }
}
