package import LaminaGeometry

/// The rule of `offset`: the subview is shown elsewhere, and its neighbours do not notice.
package struct OffsetLayout: EnclosingLayout, Equatable {
  package var offset: CGSize

  package init(_ offset: CGSize) { self.offset = offset }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let corner = CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height)
    for subview in subviews { subview.place(at: corner, proposal: proposal) }
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
  }
}
