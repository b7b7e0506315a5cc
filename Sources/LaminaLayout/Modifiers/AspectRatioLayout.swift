package import LaminaGeometry

/// The rule of `aspectRatio`: it changes what is proposed to the subview, and nothing else.
///
/// ```
///  100 x 100 proposed, 16/9     fit   100    x 56.25
///                               fill  177.78 x 100
/// ```
package struct AspectRatioLayout: PlainLayout, Equatable {
  /// Width by height; nil for that of the subview's ideal size.
  package let ratio: CGFloat?
  package let contentMode: ContentMode

  /// A rule for `ratio`, which counts as nil where it is not a positive number.
  package init(_ ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    return subview.sizeThatFits(inner(proposal, subview))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(in: bounds, alignment: .center, proposal: inner(proposal, subview))
    }
  }

  private func inner(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
    guard proposal != .unspecified, let ratio = ratio ?? idealRatio(of: subview) else {
      return proposal
    }
    let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else {
      return (byWidth ?? byHeight).map { ProposedViewSize($0) } ?? proposal
    }
    let widthIsSmaller = byWidth.width <= byHeight.width
    switch contentMode {
    case .fit: return ProposedViewSize(widthIsSmaller ? byWidth : byHeight)
    case .fill: return ProposedViewSize(widthIsSmaller ? byHeight : byWidth)
    }
  }

  private func idealRatio(of subview: LayoutSubview) -> CGFloat? {
    let ideal = subview.sizeThatFits(.unspecified)
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil
  }
}

extension AspectRatioLayout: LengthGivingLayout {
  /// Of one length the other follows.
  package func givenAxes(open: Axis.Set) -> Axis.Set {
    ratio != nil && (open == .horizontal || open == .vertical) ? open : []
  }
}
