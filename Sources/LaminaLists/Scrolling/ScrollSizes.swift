package import LaminaGeometry

/// How large a scroll view and its content are, and with that how far it can be scrolled.
///
/// ```
///  content   ├──────────────────────────┤
///  viewport  ├─────────┤
///  limit                ├───────────────┤   the furthest offset: never less than 0
/// ```
package struct ScrollSizes: Equatable {
  package let viewport: CGSize
  package let content: CGSize

  package init(viewport: CGSize = .zero, content: CGSize = .zero) {
    self.viewport = viewport
    self.content = content
  }

  /// The furthest offset on an axis.
  package func limit(_ axis: Axis) -> CGFloat { max(0, content[axis] - viewport[axis]) }

  /// The range of offsets along an axis in which it may rest.
  package func range(_ axis: Axis) -> ClosedRange<CGFloat> { 0...limit(axis) }

  /// The nearest offset at which it may rest.
  func held(_ place: CGFloat, _ axis: Axis) -> CGFloat { min(max(place, 0), limit(axis)) }

  /// Whether there are both: before it was laid out there are not.
  var isKnown: Bool { viewport != .zero && content != .zero }
}
