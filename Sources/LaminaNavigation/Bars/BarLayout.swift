import LaminaGeometry
import LaminaLayout

/// Three parts of a bar: the middle one stands in the middle where there is room, and gives way first.
///
/// ```
///  [leading]        [ middle ]        [trailing]
///  [leading, long]     [ mid… ]       [trailing]
/// ```
nonisolated struct BarLayout: Layout, Equatable {
  private static let gap: CGFloat = 8
  /// Whether the middle part stands beside the leading one.
  var isMiddleLeading = false

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width } + 2 * Self.gap
    return CGSize(width: proposal.width ?? ideal, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let room = sides(subviews, in: bounds.width)
    let trailing = place(
      subviews[2], at: bounds.maxX, anchor: .trailing, in: bounds, width: room.trailing)
    let leading = place(
      subviews[0], at: bounds.minX, anchor: .leading, in: bounds, width: room.leading)
    let low = bounds.minX + (leading > 0 ? leading + Self.gap : 0)
    let high = bounds.maxX - (trailing > 0 ? trailing + Self.gap : 0)
    let middle = subviews[1].sizeThatFits(
      ProposedViewSize(width: max(0, high - low), height: bounds.height))
    let width = min(middle.width, max(0, high - low))
    let x = isMiddleLeading ? low : max(low, min(bounds.midX - width / 2, high - width))
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }

  /// What both sides get: what they need, or, where that is too much, half of it each, and what the other leaves.
  private func sides(
    _ subviews: Subviews, in width: CGFloat
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let leading = subviews[0].sizeThatFits(.unspecified).width
    let trailing = subviews[2].sizeThatFits(.unspecified).width
    let room = max(0, width - Self.gap)
    guard leading + trailing > room else { return (leading, trailing) }
    let first = min(leading, max(room / 2, room - trailing))
    return (first, room - first)
  }

  private func place(
    _ subview: LayoutSubview, at x: CGFloat, anchor: UnitPoint, in bounds: CGRect, width: CGFloat
  ) -> CGFloat {
    let size = subview.sizeThatFits(ProposedViewSize(width: width, height: bounds.height))
    subview.place(
      at: CGPoint(x: x, y: bounds.midY), anchor: anchor,
      proposal: ProposedViewSize(width: size.width, height: bounds.height))
    return size.width
  }
}
