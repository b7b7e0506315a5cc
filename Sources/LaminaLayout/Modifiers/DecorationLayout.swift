package import LaminaGeometry

/// The rule of `overlay` and `background`: the decorated subview decides, and decorations are
/// proposed its size and meet its guides.
///
/// Subviews stand in drawing order, so the decorated one is the first under an overlay and the last
/// over a background.
package struct DecorationLayout: PlainLayout, Equatable {
  /// On which side of the decorated subview the decorations lie.
  package enum Side: Hashable, Sendable {
    case overlay
    case background
  }

  package var side: Side
  package var alignment: Alignment

  package init(_ side: Side, alignment: Alignment = .center) {
    self.side = side
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    decorated(subviews)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let decorated = decorated(subviews) else { return }
    decorated.place(at: bounds.origin, proposal: proposal)
    let outer = decorated.dimensions(in: proposal)
    let decorations = side == .overlay ? subviews.dropFirst() : subviews.dropLast()
    for decoration in decorations {
      decoration.place(
        in: bounds, meeting: outer, alignment: alignment, proposal: ProposedViewSize(bounds.size))
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    decorated(subviews)?.spacing ?? .zero
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    decorated(subviews)?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    decorated(subviews)?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
  }

  private func decorated(_ subviews: Subviews) -> LayoutSubview? {
    side == .overlay ? subviews.first : subviews.last
  }
}
