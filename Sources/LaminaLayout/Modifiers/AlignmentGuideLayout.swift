package import LaminaGeometry

/// The rule of `alignmentGuide`: the subview as it is, with another value for one guide.
package struct AlignmentGuideLayout: EnclosingLayout {
  package let key: AlignmentKey
  /// Whether the value may be asked for on the main thread only.
  package let runsOnMain: Bool
  private let computeValue: @Sendable (ViewDimensions) -> CGFloat

  package init(
    _ guide: HorizontalAlignment, runsOnMain: Bool = false,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) {
    key = guide.key
    self.runsOnMain = runsOnMain
    self.computeValue = computeValue
  }

  package init(
    _ guide: VerticalAlignment, runsOnMain: Bool = false,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) {
    key = guide.key
    self.runsOnMain = runsOnMain
    self.computeValue = computeValue
  }

  package static var layoutProperties: LayoutProperties { LayoutProperties() }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    value(of: guide.key, proposal, subviews: subviews).map { bounds.minX + $0 }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    value(of: guide.key, proposal, subviews: subviews).map { bounds.minY + $0 }
  }

  private func value(
    of asked: AlignmentKey, _ proposal: ProposedViewSize, subviews: Subviews
  ) -> CGFloat? {
    guard let dimensions = subviews.first?.dimensions(in: proposal) else { return nil }
    return asked == key ? computeValue(dimensions) : dimensions[explicit: asked]
  }
}
