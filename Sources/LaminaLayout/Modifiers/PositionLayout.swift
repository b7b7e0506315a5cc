package import LaminaGeometry

/// The rule of `position`: all that is proposed, with the subview's middle at a point.
///
/// The subview is proposed the size that this comes to.
package struct PositionLayout: PlainLayout, Equatable {
  package var position: CGPoint

  package init(_ position: CGPoint) { self.position = position }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let middle = CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y)
    for subview in subviews {
      subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
