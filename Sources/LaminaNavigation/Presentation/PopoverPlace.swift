public import LaminaGeometry

/// What a popover points to.
@MainActor
final class PopoverPlace {
  /// The presenting view, in the window.
  var frame = CGRect.zero { didSet { if frame != oldValue { onChange() } } }
  /// The part of the presenting view that it points to.
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  /// The edge of that at which it stands.
  var edge = Edge.top
  var onChange: () -> Void = {}

  /// What it points to, in the window.
  var target: CGRect {
    switch anchor {
    case .point(let point):
      CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
        height: 0)
    case .rect(.bounds): frame
    case .rect(.rect(let rect)): rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
  }
}

/// Where in the presenting view a popover points to.
public nonisolated enum PopoverAttachmentAnchor: Equatable, Sendable {
  /// A rectangle in the presenting view.
  public enum Source: Equatable, Sendable {
    /// The view's own.
    case bounds
    /// Another one, in the view's coordinates.
    case rect(CGRect)
  }

  /// A part of the view.
  case rect(Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)
}
