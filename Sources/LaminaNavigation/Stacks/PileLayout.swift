import LaminaGeometry
import LaminaLayout

/// Places screens beside each other, over the whole of a stack or of pages.
nonisolated struct PileLayout: Layout, Equatable {
  let positions: [CGFloat]
  /// Where the position 1 is.
  let edge: Edge

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
        at: origin(position, in: bounds), proposal: ProposedViewSize(bounds.size))
    }
  }

  private func origin(_ position: CGFloat, in bounds: CGRect) -> CGPoint {
    switch edge {
    case .trailing: CGPoint(x: bounds.minX + position * bounds.width, y: bounds.minY)
    case .leading: CGPoint(x: bounds.minX - position * bounds.width, y: bounds.minY)
    case .bottom: CGPoint(x: bounds.minX, y: bounds.minY + position * bounds.height)
    case .top: CGPoint(x: bounds.minX, y: bounds.minY - position * bounds.height)
    }
  }
}
