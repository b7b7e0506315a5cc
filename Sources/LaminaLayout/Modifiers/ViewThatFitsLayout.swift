package import LaminaGeometry

/// The rule of `ViewThatFits`: the first subview whose ideal size fits is shown, or else the last.
package struct ViewThatFitsLayout: PlainLayout, Equatable {
  /// The axes on which a subview must fit.
  package var axes: Axis.Set

  package init(in axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  package static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties.mergingGuides
    properties.hidesUnplacedSubviews = true
    return properties
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    chosen(proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
  }

  private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return subviews.first { subview in
      let size = subview.sizeThatFits(ideal)
      return fits(size.width, in: proposal.width, axis: .horizontal)
        && fits(size.height, in: proposal.height, axis: .vertical)
    } ?? subviews.last
  }

  private func fits(_ length: CGFloat, in offered: CGFloat?, axis: Axis.Set) -> Bool {
    guard axes.contains(axis), let offered else { return true }
    return length <= offered
  }
}
