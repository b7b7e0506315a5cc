public import LaminaGeometry

/// A composition of elements as a layout of views.
///
/// ```swift
/// ElementLayout({ subviews in
///   DecoratingLayout(content: subviews[1], decoration: subviews[0])
/// }) {
///   Creature()
///   Text("A dream")
/// }
/// ```
///
/// A subview that is in no element stands in the middle.
public struct ElementLayout<Element: LayoutElement<LayoutSubview>>: Layout {
  /// What the composition measured so far.
  public struct Cache {
    fileprivate var measurements: ElementMeasurements
  }

  private let compose: @Sendable (LayoutSubviews) -> Element

  /// A layout that lays out what `compose` makes of the subviews; it may be called on any thread.
  public init(_ compose: @escaping @Sendable (_ subviews: LayoutSubviews) -> Element) {
    self.compose = compose
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(measurements: compose(subviews).measured())
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.measurements.subview.spacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.measurements.sizeThatFits(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var element = compose(subviews)
    element.layout(in: bounds, proposal: proposal, measured: cache.measurements)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let dimensions = cache.measurements.subview.dimensions(in: proposal)
    return dimensions[explicit: guide].map { bounds.minX + $0 }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let dimensions = cache.measurements.subview.dimensions(in: proposal)
    return dimensions[explicit: guide].map { bounds.minY + $0 }
  }
}
