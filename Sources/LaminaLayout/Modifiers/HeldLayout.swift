package import LaminaGeometry

/// A rule in a frame that is at least as high as asked for: as one, what `frame(minHeight:)` around it is.
package struct HeldLayout<Inner: Layout & Equatable>: Layout, Equatable {
  package typealias Cache = Inner.Cache
  let inner: Inner
  private let minHeight: CGFloat

  package init(_ inner: Inner, minHeight: CGFloat) {
    self.inner = inner
    self.minHeight = minHeight
  }

  package static var layoutProperties: LayoutProperties { .mergingGuides }

  package func makeCache(subviews: Subviews) -> Cache { inner.makeCache(subviews: subviews) }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let held = held(proposal)
    let size = innerSize(held, subviews, &cache)
    let height = max(minHeight, min(held.height ?? .infinity, size.height))
    return CGSize(width: size.width, height: height)
  }

  /// The inner rule is centred, by its guides.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var inside = held(proposal)
    inside.height = inside.height ?? (minHeight < bounds.height ? nil : bounds.height)
    let box = CGRect(origin: .zero, size: innerSize(inside, subviews, &cache).finite)
    let x = inner.explicitAlignment(
      of: HorizontalAlignment.center, in: box, proposal: inside, subviews: subviews, cache: &cache)
    let y = inner.explicitAlignment(
      of: VerticalAlignment.center, in: box, proposal: inside, subviews: subviews, cache: &cache)
    let corner = CGPoint(
      x: bounds.minX + bounds.width / 2 - (x ?? box.width / 2),
      y: bounds.minY + bounds.height / 2 - (y ?? box.height / 2))
    inner.placeSubviews(
      in: CGRect(origin: corner, size: box.size), proposal: inside, subviews: subviews,
      cache: &cache)
  }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = inner.spacing(subviews: subviews, cache: &cache)
    spacing.reset(.vertical)
    return spacing
  }

  private func held(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0, minHeight) })
  }

  private func innerSize(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGSize {
    inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      .sanitised(for: proposal)
  }
}

extension HeldLayout: StackingLayout where Inner: StackingLayout {}
