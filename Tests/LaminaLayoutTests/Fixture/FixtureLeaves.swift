import LaminaGeometry
import LaminaLayout

/// The rule of a shape or a colour: all that is proposed, and 10 x 10 where nothing is.
struct FillLayout: PlainLayout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// The rule of a divider: a line across the enclosing stack, one point thick.
struct DividerLayout: PlainLayout, Equatable {
  /// The direction of the enclosing stack; nil, as in a vertical one, for a horizontal line.
  let orientation: Axis?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[orientation ?? .vertical] = 1
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
