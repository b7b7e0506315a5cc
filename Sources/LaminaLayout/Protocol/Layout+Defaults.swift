public import LaminaGeometry

extension Layout where Cache == Void {
  /// Keeps nothing between the calls of a pass.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    if subviews.isEmpty { return ViewSpacing() }
    return subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The explicit guides of the subviews where they are placed, made one.
  package func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.contains(where: { $0.maySetGuide(key) }) else { return nil }
    let places = record(subviews, in: bounds, proposal: proposal, cache: &cache)
    let values = zip(subviews, places).compactMap { subview, place -> CGFloat? in
      guard let place, let value = subview.dimensions(in: place.proposal)[explicit: key]
      else { return nil }
      return place.frame.origin[key.axis] + value
    }
    return key.merged(values)
  }
}
