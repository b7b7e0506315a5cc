package import LaminaDisplay
package import LaminaGeometry

/// The service that knows what scrolls, for those who ask where something is.
@MainActor
package protocol Viewports: GraphService {
  /// How far the content of a scroll view is scrolled; nil where a node is none.
  func offset(of id: Node.ID) -> CGPoint?
  /// Whether a node is a scroll view that scrolls along an axis.
  func scrolls(_ id: Node.ID, along axis: Axis) -> Bool
  /// Whether anything scrolls at present.
  var isMoving: Bool { get }
}

extension Viewports {
  package static var hasRole: Bool { true }
}

extension ViewGraph {
  /// Who knows what scrolls; looked for at each call, so a service keeps it.
  package var viewports: (any Viewports)? { services(as: (any Viewports).self).first }
}
