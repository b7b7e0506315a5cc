package import LaminaDisplay
package import LaminaGeometry

/// What of a window's views may stick out of the window: popovers, menus, tooltips, suggestions.
///
/// ```
///  .floating() ──▶ ids ──▶ the window: a surface of its own for each, where the host has such
/// ```
/// All have their places in the window's coordinates, beyond its edges too.
package final class FloatingLayers: GraphService {
  /// In the order in which they came.
  package private(set) var ids: [Node.ID] = []

  package init(graph: ViewGraph) {}

  package func add(_ id: Node.ID) { if !ids.contains(id) { ids.append(id) } }

  package func didPrepare(_ prepared: Prepared) {
    if !ids.isEmpty { ids.removeAll { prepared.root.path(to: $0) == nil } }
  }

  package func forget(_ id: Node.ID) { ids.removeAll { $0 == id } }

  package var keptCounts: [String: Int] { ["floating layers": ids.count] }
}

extension ViewGraph {
  /// What may stick out of the window; nothing before the first of it.
  package var floatingIDs: [Node.ID] { made(FloatingLayers.self)?.ids ?? [] }
  package var floatingLayers: FloatingLayers { service() }
}

/// Gives a view a layer by which it is found.
private struct FloatingModifier: NodeModifier, Equatable {
  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { $0.hasOwnLayer = true }
  }

  func attach(to id: Node.ID, in element: Element) { element.graph.floatingLayers.add(id) }
}

extension View {
  /// Says that the view may stick out of the window, as far as its layout places it there.
  package func floating() -> some View { nodes(FloatingModifier()) }
}

/// Where what floats above a window may be placed.
package nonisolated struct FloatingRoom: Equatable, Sendable {
  /// In the window's points; nil for the window itself.
  package var rect: CGRect?

  package init(_ rect: CGRect? = nil) { self.rect = rect }

  /// The room in the coordinates of a layout over the whole window, a margin from its edges.
  ///
  /// - Parameters:
  ///   - bounds: the window, in these.
  ///   - isMirrored: whether what is placed there will be seen with left and right exchanged.
  ///   - margin: how far it stays from the room's edges.
  /// - Returns: where something may be placed; nothing where the room is smaller than the margins.
  package func within(_ bounds: CGRect, isMirrored: Bool, margin: CGFloat) -> CGRect {
    var room = rect?.offsetBy(dx: bounds.minX, dy: bounds.minY) ?? bounds
    if isMirrored { room.origin.x = bounds.minX + bounds.maxX - room.maxX }
    return room.insetBy(dx: min(margin, room.width / 2), dy: min(margin, room.height / 2))
  }
}

extension EnvironmentValues {
  /// Where what floats above the window may be placed.
  package var floatingRoom: FloatingRoom {
    get { self[FloatingRoomKey.self] }
    set { self[FloatingRoomKey.self] = newValue }
  }
}

private struct FloatingRoomKey: EnvironmentKey { static let defaultValue = FloatingRoom() }
