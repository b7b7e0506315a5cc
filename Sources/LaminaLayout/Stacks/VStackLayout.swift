public import LaminaGeometry

/// A layout that lines up its subviews from top to bottom.
///
/// ```
///  ┌───────┐
///  │   A   │
///  ├───────┤ 8: the default spacing
///  │   B   │
///  └───────┘
/// ```
public struct VStackLayout: Layout, Equatable {
  /// The guide at which the subviews meet.
  public var alignment: HorizontalAlignment

  /// The distance between neighbours; nil for what each pair prefers, 8 by default.
  public var spacing: CGFloat?

  /// Makes a layout of subviews one below the other, `spacing` points apart; nil is what neighbours
  /// prefer, else 8 points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

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
    LinearStack(axis: .vertical, guide: alignment.key, spacing: spacing)
  }
}
