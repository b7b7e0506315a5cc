package import LaminaGeometry

/// A layout together with its items: an item that remembers what it answered.
///
/// ```
///  sizeThatFits(p)   ─▶ one measurement for each distinct proposal
///  dimensions(p)     ─▶ one walk for each guide that somebody asks for
///  placements(for: p)─▶ frames in the container's own coordinates, origin (0, 0)
/// ```
///
/// It is valid for one state of its items; a change of an item needs a new container above it.
package final class LayoutContainer: LayoutItem {
  package let rule: AnyLayout
  package let items: [any LayoutItem]
  package let subviews: LayoutSubviews
  package let priority: Double
  private var cache: AnyLayout.Cache
  private var sizes = ProposalMemo<CGSize>()
  private var arranged = ProposalMemo<[LayoutPlacement?]>()
  private var guides: [GuideQuery: CGFloat?] = [:]

  /// How often the rule was asked for a size.
  package private(set) var measureCount = 0

  package init(
    _ rule: AnyLayout, _ items: [any LayoutItem], priority: Double = 0,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    (self.rule, self.items, self.priority) = (rule, items, priority)
    subviews = LayoutSubviews(items, layoutDirection: layoutDirection)
    cache = rule.makeCache(subviews: subviews)
  }

  package private(set) lazy var spacing = rule.spacing(subviews: subviews, cache: &cache)

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    measureCount += 1
    let size = rule.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      .sanitised(for: proposal)
    sizes[proposal] = size
    return size
  }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal)) { key in self.guide(key, for: proposal) }
  }

  /// Returns the frames of the items where the container has the size that it takes for
  /// `proposal`; nil for an item that is not shown.
  package func placements(for proposal: ProposedViewSize) -> [LayoutPlacement?] {
    if let places = arranged[proposal] { return places }
    let places = rule.arrange(
      subviews, in: bounds(for: proposal), proposal: proposal, cache: &cache)
    arranged[proposal] = places
    return places
  }

  private func bounds(for proposal: ProposedViewSize) -> CGRect {
    CGRect(origin: .zero, size: sizeThatFits(proposal).finite)
  }

  private func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let query = GuideQuery(key: key, proposal: proposal)
    if let known = guides[query] { return known }
    let bounds = bounds(for: proposal)
    let value = rule.explicitAlignment(
      of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    guides[query] = .some(value)
    return value
  }

  private struct GuideQuery: Hashable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }
}

extension Layout {
  /// Returns where the container sets the guide under `key`; nil for its default.
  package func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }
}
