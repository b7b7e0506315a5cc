package import LaminaGeometry

/// The rule of `padding`: a margin around the subview.
package struct PaddingLayout: PlainLayout, Equatable {
  /// The margin where none is given, in points.
  package static let standard: CGFloat = 16

  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  /// A margin of `length`, 16 where nil, on `edges`.
  package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
    insets = EdgeInsets(edges, length ?? Self.standard)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let corner = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    for subview in subviews { subview.place(at: corner, proposal: inner(proposal)) }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = subviews.first?.spacing ?? .zero
    if insets.top != 0 { spacing.reset(.top) }
    if insets.leading != 0 { spacing.reset(.leading) }
    if insets.bottom != 0 { spacing.reset(.bottom) }
    if insets.trailing != 0 { spacing.reset(.trailing) }
    return spacing
  }

  /// What the subview is proposed.
  func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }
}
