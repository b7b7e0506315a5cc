package import LaminaGeometry

/// The rule of a shape or a colour: all that is proposed, and 10 x 10 where nothing is.
package struct FillLayout: PlainLayout, Equatable {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
