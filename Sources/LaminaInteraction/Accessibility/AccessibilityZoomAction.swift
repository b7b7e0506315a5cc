public import LaminaGeometry

/// What a person wants who makes something larger or smaller by an assistive tool.
public nonisolated struct AccessibilityZoomGestureAction: Sendable {
  /// Whether it is to be larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Whether it is to be larger or smaller.
  public let direction: Direction
  /// Where in the view, in fractions of its size.
  public let location: UnitPoint
  /// Where in the view, in points.
  public let point: CGPoint
}

extension View {
  /// Has assistive tools make what the view shows larger and smaller: by actions named *Zoom In* and *Zoom Out*.
  ///
  /// ```swift
  /// MapView(scale: scale).accessibilityZoomAction { action in
  ///   scale *= action.direction == .zoomIn ? 2 : 0.5
  /// }
  /// ```
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityAction(named: Text("Zoom In")) {
      handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero))
    }
    .accessibilityAction(named: Text("Zoom Out")) {
      handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero))
    }
  }
}
