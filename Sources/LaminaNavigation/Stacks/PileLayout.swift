import LaminaGeometry
import LaminaLayout

/// Places screens beside each other, over the whole of a stack or of pages.
nonisolated struct PileLayout: Layout, Equatable {
  /// In widths of the whole, from its leading edge.
  let positions: [CGFloat]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if proposal.width != nil, proposal.height != nil {
      return proposal.replacingUnspecifiedDimensions()
    }
    let ideal = subviews.last?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, position) in zip(subviews, positions) {
      subview.place(
        at: CGPoint(x: bounds.minX + position * bounds.width, y: bounds.minY),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
