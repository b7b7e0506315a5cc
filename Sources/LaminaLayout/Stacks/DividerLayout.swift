package import LaminaGeometry

/// The rule of a `Divider`: a line across the enclosing stack, one point thick.
package struct DividerLayout: PlainLayout, Equatable {
  /// The direction of the enclosing stack; nil, as in a vertical one, for a horizontal line.
  package var orientation: Axis?

  /// The line's thickness in points.
  package var thickness: CGFloat

  package init(orientation: Axis?, thickness: CGFloat = 1) {
    self.orientation = orientation
    self.thickness = thickness
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[orientation ?? .vertical] = thickness
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
