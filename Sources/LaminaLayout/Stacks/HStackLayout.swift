public import LaminaGeometry

/// A layout that lines up its subviews from the leading to the trailing side.
///
/// ```
///  ┌───┬─┬──────┬─┬─────┐
///  │ A │8│  B   │8│  C  │   8: the default spacing
///  └───┴─┴──────┴─┴─────┘
/// ```
public struct HStackLayout: Layout, Equatable {
  /// The guide at which the subviews meet.
  public var alignment: VerticalAlignment

  /// The distance between neighbours; nil for what each pair prefers, 8 by default.
  public var spacing: CGFloat?

  /// Makes a layout of subviews side by side, `spacing` points apart; nil is what neighbours
  /// prefer, else 8 points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    stack.outerSpacing(of: subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    stack.sizeThatFits(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    stack.placeChildren(subviews, in: bounds, proposal: proposal, &cache)
  }

  private var stack: LinearStack {
    LinearStack(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }
}
