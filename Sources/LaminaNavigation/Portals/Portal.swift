import LaminaDisplay

/// The way of a view's nodes to another place, where they are shown.
///
/// ```
///  element (state, environment of its place) ──send(nodes)──▶ Portal ──▶ PortalExit (shows them)
/// ```
/// The exit has to stand behind the element in the tree, as nodes are made in that order. Where the element
/// is gone before its exit, the exit shows what came last.
@MainActor
final class Portal {
  private(set) var nodes: [Node] = []
  fileprivate weak var exit: Element?

  /// Shows other nodes.
  func send(_ next: [Node]) {
    if next.count == nodes.count, zip(next, nodes).allSatisfy(===) { return }
    nodes = next
    exit?.rebuild()
  }
}

/// Shows the nodes that come through a portal.
struct PortalExit: PrimitiveView, @MainActor Equatable {
  typealias Body = Never
  let portal: Portal

  static var comparesWhole: Bool { true }
  static func == (a: PortalExit, b: PortalExit) -> Bool { a.portal === b.portal }

  func update(_ element: Element) { portal.exit = element }
  func nodes(_ element: Element) -> [Node] { portal.nodes }
}
