import LaminaDisplay
import LaminaLayout

/// The way of a view's nodes to another place, where they are shown.
///
/// ```
///  element (state, environment of its place) ──send(nodes)──▶ Portal ──▶ PortalExit (shows them)
/// ```
/// An exit behind the element in the tree shows the nodes as they are made; one before it is asked once more
/// (`Portals`). Where the element is gone before its exit, the exit shows what came last.
@MainActor
final class Portal {
  private(set) var nodes: [Node] = []
  /// The direction in which they were made; nil for that of the exit.
  private var direction: LayoutDirection?
  private lazy var turning = TurnedNodes()
  fileprivate weak var exit: Element?
  /// Whether the exit has not shown the latest nodes yet.
  fileprivate var isUnderWay = false

  /// Shows other nodes.
  func send(_ next: [Node], in direction: LayoutDirection? = nil) {
    if next.count == nodes.count, zip(next, nodes).allSatisfy(===), direction == self.direction {
      return
    }
    (nodes, self.direction) = (next, direction)
    guard let exit else { return }
    isUnderWay = true
    exit.rebuild()
    exit.graph.portals.underWay.append(self)
  }

  /// The nodes for an exit in whose place layout has a direction.
  fileprivate func nodes(in outer: LayoutDirection) -> [Node] {
    guard let direction, direction != outer else { return nodes }
    return turning.turned(nodes, to: direction)
  }
}

/// Portals whose exits stand before the views that send to them: those were asked for their nodes too early.
private final class Portals: GraphService {
  fileprivate var underWay: [Portal] = []

  init(graph: ViewGraph) {}

  func didResolve() -> Bool {
    if underWay.isEmpty { return false }
    let missed = underWay.filter(\.isUnderWay)
    underWay = []
    for portal in missed {
      portal.isUnderWay = false
      portal.exit?.rebuildAgain()
    }
    return !missed.isEmpty
  }
}

extension ViewGraph {
  fileprivate var portals: Portals { service() }
}

/// Shows the nodes that come through a portal.
struct PortalExit: PrimitiveView, @MainActor Equatable {
  typealias Body = Never
  let portal: Portal

  static var comparesWhole: Bool { true }
  static func == (a: PortalExit, b: PortalExit) -> Bool { a.portal === b.portal }

  func update(_ element: Element) { portal.exit = element }
  func nodes(_ element: Element) -> [Node] {
    portal.isUnderWay = false
    return portal.nodes(in: element.environment.layoutDirection)
  }
}
