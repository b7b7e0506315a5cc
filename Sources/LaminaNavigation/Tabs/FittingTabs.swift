import LaminaGeometry
import LaminaLayout

/// Counts how many buttons have room beside each other: its last subview is as many points wide.
///
/// Before that stands the button of the menu with the others, which takes room where not all have any.
///
/// - Complexity: O(n) for n buttons, each of which is measured once.
nonisolated struct FittingTabs: Layout, Equatable {
  /// More are never counted.
  let most: Int
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count >= 2, let counter = subviews.last else { return }
    let widths = subviews.dropLast().map { $0.sizeThatFits(.unspecified).width }
    for subview in subviews.dropLast() { subview.place(at: bounds.origin, proposal: .unspecified) }
    let count = count(of: widths.dropLast(), menu: widths[widths.count - 1], in: bounds.width)
    counter.place(at: bounds.origin, proposal: ProposedViewSize(width: CGFloat(count), height: 0))
  }

  private func count(of widths: ArraySlice<CGFloat>, menu: CGFloat, in room: CGFloat) -> Int {
    var (count, end) = (0, CGFloat(0))
    for (number, width) in widths.prefix(most).enumerated() {
      end += width + (number > 0 ? spacing : 0)
      let isAll = number + 1 == widths.count
      if end + (isAll ? 0 : menu + spacing) <= room + 0.01 { count = number + 1 }
      if end > room { break }
    }
    return count
  }
}
