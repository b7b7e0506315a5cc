package import LaminaGeometry
package import LaminaLayout

/// A label and a control side by side where both have the room that they ask for, and one above the other where they have
/// not.
///
/// ```
///  Day of departure   ┌ November ┐         Day of departure
///                     │ …        │         ┌ November ┐
///                     └──────────┘         │ …        │
/// ```
package nonisolated struct TightRow: Layout, Equatable {
  private static let gap: CGFloat = 6
  private let row: HStackLayout

  /// - Parameter row: arranges both where there is room.
  package init(_ row: HStackLayout) { self.row = row }

  package static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  package func makeCache(subviews: Subviews) -> StackLayoutCache {
    row.makeCache(subviews: subviews)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    guard let width = tightWidth(proposal, subviews) else {
      return row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let sizes = parts(of: subviews).map { $0.sizeThatFits(Self.offer(width)) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + Self.gap * CGFloat(max(0, sizes.count - 1)))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    guard let width = tightWidth(proposal, subviews) else {
      return row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var y = bounds.minY
    for part in parts(of: subviews) {
      part.place(at: CGPoint(x: bounds.minX, y: y), proposal: Self.offer(width))
      y += part.sizeThatFits(Self.offer(width)).height + Self.gap
    }
  }

  /// The breadth that is too little for both side by side; nil where it is enough.
  private func tightWidth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    guard let width = proposal.width else { return nil }
    var cache = row.makeCache(subviews: subviews)
    let ideal = row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache).width
    return ideal > width + 0.01 ? width : nil
  }

  /// What is not a gap between others.
  private func parts(of subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0.priority > -.infinity }
  }

  private static func offer(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width, height: nil)
  }
}

extension EnvironmentValues {
  /// Whether labels of controls stand above them where both have no room side by side.
  package var labelsYieldUpwards: Bool {
    get { self[LabelsYieldUpwardsKey.self] }
    set { self[LabelsYieldUpwardsKey.self] = newValue }
  }
}

private struct LabelsYieldUpwardsKey: EnvironmentKey { static let defaultValue = false }
