package import LaminaDisplay
package import LaminaGeometry
package import LaminaInput

/// The service that scrolls, for those who hand it input.
@MainActor
package protocol Scrollables: Viewports {
  /// Halts the scroll views under a pointer that went down; whether any moved.
  func stop(_ path: [Node.ID]) -> Bool
  /// Gives a turn of the wheel to the scroll views under the pointer, from the innermost outwards; whether
  /// any took it.
  func scroll(_ event: ScrollEvent, over path: [Node.ID]) -> Bool
  /// Scrolls by a key, the innermost that can move or the largest of all; whether any did.
  func scroll(_ event: KeyEvent, over path: [Node.ID]) -> Bool
  /// Scrolls by a page towards an edge; false where there is nothing to scroll.
  func scroll(_ id: Node.ID, towards edge: Edge, at time: TimeInterval) -> Bool
  /// Whether a node is a scroll view that people can scroll along an axis at present.
  func canScroll(_ id: Node.ID, along axis: Axis) -> Bool
  /// The frame of a node in its parent: where it is held during scrolling, or by layout.
  func shownFrame(of node: PreparedNode) -> CGRect
  /// Brings the last node of a path from the root in sight, or a part of it in its coordinates, with so
  /// much around it.
  func reveal(_ path: [PreparedNode], part: CGRect?, margin: CGFloat)
}

extension Scrollables {
  /// Whether a node is a scroll view that people can scroll at present, so that keys may come to it.
  func takesFocus(_ node: PreparedNode) -> Bool {
    !node.node.traits.scrollAxes.isEmpty
      && Axis.allCases.contains { canScroll(node.node.id, along: $0) }
  }
}
