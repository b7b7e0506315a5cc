package import LaminaGeometry

/// The rule of `ignoresSafeArea` and of what scrolls under bars: the subview reaches beyond its place, which stays
/// what it would be.
package struct OutsetLayout: EnclosingLayout, Equatable {
  /// How far, on each side.
  package var outsets: EdgeInsets

  /// Whether its ideal size has room for them inside: what scrolls keeps that free, and is not larger for it.
  package var areInside: Bool

  package init(_ outsets: EdgeInsets, areInside: Bool = false) {
    self.outsets = outsets
    self.areInside = areInside
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = subviews.first?.sizeThatFits(proposal) ?? .zero
    if areInside, proposal.width == nil { size.width = max(0, size.width - outsets.horizontal) }
    if areInside, proposal.height == nil { size.height = max(0, size.height - outsets.vertical) }
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let corner = CGPoint(x: bounds.minX - outsets.leading, y: bounds.minY - outsets.top)
    let offered =
      outsets == EdgeInsets()
      ? proposal
      : ProposedViewSize(
        width: bounds.width + outsets.horizontal, height: bounds.height + outsets.vertical)
    for subview in subviews { subview.place(at: corner, proposal: offered) }
  }
}
