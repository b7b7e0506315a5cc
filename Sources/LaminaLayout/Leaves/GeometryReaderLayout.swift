package import LaminaGeometry

/// The rule of a `GeometryReader`: it takes what is proposed, 10 x 10 where nothing is, and puts its
/// content into the top leading corner.
package struct GeometryReaderLayout: PlainLayout, Equatable {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension GeometryReaderLayout: LengthGivingLayout {
  package func givenAxes(open: Axis.Set) -> Axis.Set { open }
}
