import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The bar at the top of a screen: the way back, the title, items at both sides, and the search.
struct NavigationBar: View {
  let screen: ScreenModel
  /// The screen around the stack whose root this is, where it is shown here what is said of that one's bars.
  var outside: ScreenModel?
  /// What the way back is called; nil where there is none.
  let backTitle: String?
  /// Shows or hides the sidebar beside the screen; nil where there is none.
  var toggle: (() -> Void)?
  /// Whether it is that of a window, which shows the title itself.
  var isInWindow = false
  let back: () -> Void

  var body: some View {
    let bar = bar
    if screen.adopter == nil, !bar.isHidden(.navigationBar), isNeeded(bar) {
      VStack(spacing: 0) {
        if hasRow(bar) { row(bar) }
        if bar.hasLargeTitle, let title = bar.title {
          BarTitles(title: title, subtitle: bar.subtitle, isLarge: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16).padding(.bottom, 8).padding(.top, hasRow(bar) ? 0 : 12)
        }
        if let search = bar.search {
          SearchBar(model: search).padding(.top, hasRow(bar) || bar.title != nil ? 0 : 8)
        }
        Divider()
      }
      .background(Color(role: .background))
      .accessibilityElement(children: .contain)
    }
  }

  private var bar: Bar {
    var bar = screen.bar
    if let outside { bar.adopt(outside.bar) }
    if isInWindow { bar.title = nil }
    return bar
  }

  private func hasBack(_ bar: Bar) -> Bool { backTitle != nil && bar.allowsBack }

  private func hasRow(_ bar: Bar) -> Bool {
    hasBack(bar) || toggle != nil || !bar.hasLargeTitle && bar.title != nil
      || bar.items.contains { $0.placement.place != .bottom }
  }

  private func isNeeded(_ bar: Bar) -> Bool {
    hasRow(bar) || bar.title != nil || bar.search != nil
  }

  private func row(_ bar: Bar) -> some View {
    BarRow(
      backTitle: hasBack(bar) ? backTitle : nil, back: back, toggle: toggle, bar: bar,
      title: bar.hasLargeTitle ? nil : bar.title)
  }
}

/// A title with what stands below it.
struct BarTitles: View {
  let title: Text
  let subtitle: Text?
  let isLarge: Bool

  var body: some View {
    VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
      title.font(isLarge ? .largeTitle.weight(.bold) : .headline).lineLimit(1)
        .accessibilityAddTraits(.isHeader)
      if let subtitle {
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// The row with the way back, the title and the items.
private struct BarRow: View {
  let backTitle: String?
  let back: () -> Void
  let toggle: (() -> Void)?
  let bar: Bar
  /// The title in the row; nil where it stands below.
  let title: Text?
  @State private var width: CGFloat?
  @State private var leadingWidth: CGFloat = 0

  var body: some View {
    BarLayout {
      HStack(spacing: 8) {
        if let backTitle { BackButton(title: backTitle, action: back) }
        if let toggle { SidebarButton(action: toggle) }
        HStack(spacing: 8) { ToolbarExits(slots: bar.items(at: .leading)) }.fixedSize()
      }
      .background { measure { leadingWidth = $0 } }
      HStack(spacing: 8) {
        let principal = bar.items(at: .principal)
        ToolbarExits(slots: principal)
        if principal.isEmpty, let title {
          BarTitles(title: title, subtitle: bar.subtitle, isLarge: false)
        }
      }
      trailing
    }
    .padding(.horizontal, 10)
    .modifier(BarHeight())
    .background { measure { width = $0 } }
  }

  /// Measures only where there are items for which there may be too little room.
  @ViewBuilder private func measure(_ action: @escaping (CGFloat) -> Void) -> some View {
    if !bar.items(at: .trailing).isEmpty {
      Color.clear.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: action)
    }
  }

  @ViewBuilder private var trailing: some View {
    let slots = bar.items(at: .trailing)
    if let name = bar.toolbarName {
      ChosenItems(name, slots: slots) { slots, chooser in
        TrailingItems(slots: slots, room: room, chooser: chooser)
      }
    } else {
      TrailingItems(slots: slots, room: room, chooser: nil)
    }
  }

  /// What the leading items and the least of a title leave.
  private var room: CGFloat? {
    let hasMiddle = title != nil || !bar.items(at: .principal).isEmpty
    return width.map {
      $0 - 20 - leadingWidth - (hasMiddle ? BarMetrics.leastTitle : 0) - 2 * ToolbarOverflow.gap
    }
  }
}

/// The items of a part of a bar.
struct ToolbarExits: View {
  let slots: [ToolbarSlot]

  var body: some View { ForEach(slots) { PortalExit(portal: $0.portal) } }
}

/// The bar at the bottom of a screen, where there are items for it.
struct BottomBar: View {
  let screen: ScreenModel
  /// As of a `NavigationBar`.
  var outside: ScreenModel?

  var body: some View {
    let bar = screen.bar
    let items = bar.items(at: .bottom) + (outside?.bar.items(at: .bottom) ?? [])
    if screen.adopter == nil, !items.isEmpty, !bar.isHidden(.bottomBar) {
      VStack(spacing: 0) {
        Divider()
        row(items)
          .padding(.horizontal, 12)
          .modifier(BarHeight())
      }
      .background(Color(role: .background))
    }
  }

  /// All in the middle, or, where one says what is going on, that in the middle and the others before it.
  @ViewBuilder private func row(_ items: [ToolbarSlot]) -> some View {
    let status = items.filter(\.placement.isStatus)
    if status.isEmpty || status.count == items.count {
      HStack(spacing: 12) { ToolbarExits(slots: items) }.frame(maxWidth: .infinity)
    } else {
      BarLayout {
        HStack(spacing: 12) { ToolbarExits(slots: items.filter { !$0.placement.isStatus }) }
        HStack(spacing: 12) { ToolbarExits(slots: status) }
        Color.clear.frame(width: 0, height: 0)
      }
    }
  }
}

/// The button that goes back.
private struct BackButton: View {
  /// A longer name would leave the screen's own no room.
  private static let longest = 20

  let title: String
  let action: () -> Void
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        Image(systemName: direction == .leftToRight ? "chevron.left" : "chevron.right")
        Text(title.count > Self.longest ? "Back" : title).lineLimit(1)
      }
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("Back")
    .help(title)
  }
}

/// The button that shows the sidebar, or hides it.
private struct SidebarButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) { Image(systemName: "list.bullet") }
      .buttonStyle(.borderless)
      .accessibilityLabel("Sidebar")
      .help("Sidebar")
  }
}

enum BarMetrics {
  /// What a title keeps beside items.
  static let leastTitle: CGFloat = 80
}

/// Three parts of a bar: the middle one stands in the middle where there is room, and gives way first.
///
/// ```
///  [leading]        [ middle ]        [trailing]
///  [leading, long]     [ mid… ]       [trailing]
/// ```
nonisolated private struct BarLayout: Layout, Equatable {
  private static let gap: CGFloat = 8

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
    let trailing = place(subviews[2], at: bounds.maxX, anchor: .trailing, in: bounds)
    let room = max(0, bounds.width - trailing - Self.gap)
    let leading = place(subviews[0], at: bounds.minX, anchor: .leading, in: bounds, width: room)
    let low = bounds.minX + (leading > 0 ? leading + Self.gap : 0)
    let high = bounds.maxX - (trailing > 0 ? trailing + Self.gap : 0)
    let middle = subviews[1].sizeThatFits(
      ProposedViewSize(width: max(0, high - low), height: bounds.height))
    let width = min(middle.width, max(0, high - low))
    let x = max(low, min(bounds.midX - width / 2, high - width))
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }

  private func place(
    _ subview: LayoutSubview, at x: CGFloat, anchor: UnitPoint, in bounds: CGRect,
    width: CGFloat? = nil
  ) -> CGFloat {
    let size = subview.sizeThatFits(
      ProposedViewSize(width: width ?? bounds.width, height: bounds.height))
    subview.place(
      at: CGPoint(x: x, y: bounds.midY), anchor: anchor,
      proposal: ProposedViewSize(width: size.width, height: bounds.height))
    return size.width
  }
}
