package import LaminaGeometry

/// The rule of a control's box: a margin around the second subview, at least as high as asked for; what
/// lies behind it, the first, and before it, the third, fill the whole.
///
/// It is, as one, what `padding`, `frame(minHeight:)`, `background` and `overlay` are around each other.
package struct BoxedLayout: PlainLayout, Equatable {
  private let content: HeldLayout<PaddingLayout>

  package init(_ insets: EdgeInsets, minHeight: CGFloat) {
    content = HeldLayout(PaddingLayout(insets), minHeight: minHeight)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    content.sizeThatFits(proposal: proposal, subviews: subviews[1..<2], cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    content.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews[1..<2], cache: &cache)
    for index in subviews.indices where index != 1 {
      subviews[index].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    content.spacing(subviews: subviews[1..<2], cache: &cache)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    content.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews[1..<2], cache: &cache)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    content.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews[1..<2], cache: &cache)
  }
}
