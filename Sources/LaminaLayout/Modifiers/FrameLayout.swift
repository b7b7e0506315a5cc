package import LaminaGeometry

/// The rule of `frame(width:height:alignment:)`: fixed lengths, the subview aligned inside.
package struct FrameLayout: PlainLayout, Equatable {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment

  /// A frame whose lengths are given, or the subview's where nil, negative or not finite.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(in: bounds, alignment: alignment, proposal: inner(proposal))
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = subviews.first?.spacing ?? .zero
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension FrameLayout: LengthGivingLayout {
  package func givenAxes(open: Axis.Set) -> Axis.Set {
    var given: Axis.Set = []
    if width != nil { given.insert(.horizontal) }
    if height != nil { given.insert(.vertical) }
    return given
  }
}
