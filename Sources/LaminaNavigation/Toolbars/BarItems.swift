import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The items of a part of a bar, as wide as they would be, unless that is too much.
struct BarItems: View {
  let slots: [ToolbarSlot]
  let isTight: Bool
  /// Called when the width of one is known.
  let measured: () -> Void

  var body: some View {
    ForEach(slots) { slot in
      HStack(spacing: 0) { PortalExit(portal: slot.portal) }
        .arranged(BarItemLayout(isTight: isTight))
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height > 0 ? $0.size.width : ToolbarOverflow.gap
        } action: { width in
          guard slot.menu == nil, !isTight, slot.width != width else { return }
          slot.width = width
          measured()
        }
    }
  }
}

/// One item: as wide as it would be; what is of no height is a gap, and takes what there is.
nonisolated struct BarItemLayout: Layout, Equatable {
  let isTight: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let item = subviews.first else { return .zero }
    let ideal = item.sizeThatFits(.unspecified)
    guard isTight || ideal.height == 0 else { return ideal }
    return item.sizeThatFits(ProposedViewSize(width: proposal.width, height: ideal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for item in subviews { item.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Items that take what room there is, and say how little they can do with.
struct LeastWidth: View {
  let slots: [ToolbarSlot]
  /// Called with that.
  let measured: (CGFloat) -> Void

  var body: some View {
    LeastWidthLayout {
      HStack(spacing: ToolbarOverflow.gap) { ToolbarExits(slots: slots) }
      Color.clear.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: measured)
    }
  }
}

/// A content, and a view of no height that is as wide as the content has to be.
nonisolated struct LeastWidthLayout: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let least = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: bounds.height)).width
    subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: least, height: 0))
  }
}

/// The items of a part of a bar.
struct ToolbarExits: View {
  let slots: [ToolbarSlot]

  var body: some View { ForEach(slots) { PortalExit(portal: $0.portal) } }
}
