package import LaminaGeometry

/// The rule of `ignoresSafeArea`: the subview reaches beyond its place, which stays what it would be.
package struct OutsetLayout: EnclosingLayout, Equatable {
  /// How far, on each side.
  package var outsets: EdgeInsets

  package init(_ outsets: EdgeInsets) { self.outsets = outsets }

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
