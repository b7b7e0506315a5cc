import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The tabs side by side: at the bottom with their titles under their icons, at the top beside them.
///
/// At the bottom there is room for five; of more the first four stand there, the others in a menu. Where text is
/// larger than usual, it is as many as fit with their whole titles.
struct TabBar: View {
  private static let most = 5

  let tabs: [Subview]
  let shown: Subview.ID?
  let isAtBottom: Bool
  /// What the tabs say of it.
  let said: Bar
  let press: (Subview) -> Void
  /// How many tabs have room with their whole titles; nil while that is not known.
  @State private var fitting: Int?
  @Environment(\.dynamicTypeSize) private var textSize
  @ScaledMetric private var bottomHeight = 38.0

  var body: some View {
    VStack(spacing: 0) {
      if isAtBottom, said.hasGround(.tabBar) { Divider() }
      Group {
        if textSize > .large {
          row(of: min(fitting ?? mostTabs, mostTabs)).frame(minWidth: 0, maxWidth: .infinity)
            .background { measuring }
        } else {
          row(of: mostTabs)
        }
      }
      .padding(.horizontal, 8).padding(.vertical, 4)
      .frame(maxWidth: .infinity)
      .focusSection()
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Tabs")
      .accessibilityAddTraits(.isTabBar)
      if !isAtBottom, said.hasGround(.tabBar) { Divider() }
    }
    .background { BarGround(bar: said, placement: .tabBar) }
    .modifier(BarScheme(scheme: said.said(\.schemes, of: .tabBar)))
    .environment(\.suitableLabelStyle, isAtBottom ? .stacked : .titleAndIcon)
  }

  /// How many tabs have a button of their own where their titles have room.
  private var mostTabs: Int {
    isAtBottom && tabs.count > Self.most ? Self.most - 1 : tabs.count
  }

  private var spacing: CGFloat { isAtBottom ? 0 : 4 }

  /// All buttons, out of sight, which say how many have room.
  private var measuring: some View {
    FittingTabs(most: mostTabs, spacing: spacing) {
      ForEach(tabs) { tab in
        TabButton(values: tab.containerValues, isSelected: false, isAtBottom: isAtBottom) {}
      }
      more([])
      Color.clear.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
        fitting = Int($0)
      }
    }
    .hidden()
  }

  /// The first `count` tabs, and a menu with the others.
  private func row(of count: Int) -> some View {
    HStack(spacing: spacing) {
      ForEach(Array(tabs.prefix(count))) { tab in
        TabButton(
          values: tab.containerValues, isSelected: shown == tab.id, isAtBottom: isAtBottom
        ) { press(tab) }
      }
      if count < tabs.count { more(Array(tabs.dropFirst(count))) }
    }
  }

  private func more(_ hidden: [Subview]) -> some View {
    Menu {
      ForEach(hidden) { tab in
        Button {
          press(tab)
        } label: {
          TabName(values: tab.containerValues).environment(\.suitableLabelStyle, .titleAndIcon)
        }
      }
    } label: {
      Label("More", systemImage: "ellipsis")
        .foregroundStyle(hidden.contains { $0.id == shown } ? Color.accentColor : .secondary)
        .frame(maxWidth: .infinity, minHeight: bottomHeight.rounded())
    }
    .menuIndicator(.hidden)
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
  }
}

/// One tab in the bar.
private struct TabButton: View {
  let values: ContainerValues
  let isSelected: Bool
  let isAtBottom: Bool
  let action: () -> Void
  @ScaledMetric private var bottomHeight = 38.0
  @ScaledMetric private var topHeight = 24.0

  var body: some View {
    SegmentButton(
      isSelected: isSelected && !isAtBottom, role: .tab, sidePadding: isAtBottom ? 2 : 12,
      action: action
    ) {
      content.frame(maxWidth: isAtBottom ? .infinity : nil)
        .frame(height: (isAtBottom ? bottomHeight : topHeight).rounded())
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityValue(values.badge ?? Text(""))
  }

  /// At the bottom the badge lies over the icon's corner, so that titles keep their room.
  @ViewBuilder private var content: some View {
    if isAtBottom {
      TabName(values: values).foregroundStyle(ink)
        .overlay(alignment: .top) {
          Badge(text: values.badge).fixedSize().accessibilityHidden(true).offset(x: 14, y: -5)
        }
    } else {
      HStack(spacing: 4) {
        TabName(values: values).foregroundStyle(ink)
        Badge(text: values.badge).accessibilityHidden(true)
      }
    }
  }

  private var ink: Color {
    if !isSelected { .secondary } else if isAtBottom { .accentColor } else { .primary }
  }
}

/// What an author gave as a tab's name: an icon and a text stand as they do in a label.
struct TabItemLabel<Content: View>: View {
  let content: Content
  @Environment(\.suitableLabelStyle) private var style

  var body: some View {
    let layout =
      style == .stacked ? AnyLayout(VStackLayout(spacing: 1)) : AnyLayout(HStackLayout(spacing: 4))
    layout { content }
  }
}
