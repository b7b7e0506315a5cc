package import LaminaGeometry

/// The rule of `safeAreaInset`: the second subview at an edge, the first one in what it leaves.
///
/// ```
///  ┌─────────────┐
///  │   content   │   size: content, spacing and bar on the edge's axis, the content's across
///  ├─────────────┤ ┐
///  │     bar     │ ┘ inset
///  └─────────────┘
/// ```
///
/// The bar is measured first, at its ideal length.
package struct SafeAreaInsetLayout: PlainLayout, Equatable {
  package var edge: Edge
  /// Across the edge's axis; the other guide does not count.
  package var alignment: Alignment
  package var spacing: CGFloat

  package init(edge: Edge, alignment: Alignment, spacing: CGFloat) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    var size = content.sizeThatFits(inner(proposal, subviews))
    size[axis] += inset(proposal, subviews)
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    let (inset, inner) = (inset(proposal, subviews), inner(proposal, subviews))
    var corner = bounds.origin
    if edge == .top || edge == .leading { corner[axis] += inset }
    content.place(at: corner, proposal: inner)
    for bar in subviews.dropFirst() {
      placeBar(bar, beside: content.dimensions(in: inner), in: bounds, proposal: self.bar(proposal))
    }
  }

  private func placeBar(
    _ bar: LayoutSubview, beside content: ViewDimensions, in bounds: CGRect,
    proposal: ProposedViewSize
  ) {
    let own = bar.dimensions(in: proposal)
    var corner = bounds.origin
    switch axis {
    case .vertical:
      corner.x += content[alignment.horizontal] - own[alignment.horizontal]
      if edge == .bottom { corner.y = bounds.maxY - own.height }
    case .horizontal:
      corner.y += content[alignment.vertical] - own[alignment.vertical]
      if edge == .trailing { corner.x = bounds.maxX - own.width }
    }
    bar.place(at: corner, proposal: proposal)
  }

  /// What the bar is proposed.
  private func bar(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// What the bar takes away from the content.
  private func inset(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let lengths = subviews.dropFirst().map { $0.sizeThatFits(bar(proposal))[axis] }
    return lengths.max().map { max(0, $0 + spacing) } ?? 0
  }

  /// What the content is proposed.
  private func inner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let inset = inset(proposal, subviews)
    return axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - inset) })
      : ProposedViewSize(width: proposal.width.map { max(0, $0 - inset) }, height: proposal.height)
  }
}
