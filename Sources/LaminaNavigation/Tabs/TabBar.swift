import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The tabs side by side: at the bottom with their titles under their icons, at the top beside them.
///
/// At the bottom there is room for five; of more the first four stand there, the others in a menu.
struct TabBar: View {
  private static let most = 5

  let tabs: [Subview]
  let shown: Subview.ID?
  let isAtBottom: Bool
  let press: (Subview) -> Void

  var body: some View {
    let hidden = isAtBottom && tabs.count > Self.most ? Array(tabs[(Self.most - 1)...]) : []
    VStack(spacing: 0) {
      if isAtBottom { Divider() }
      HStack(spacing: isAtBottom ? 0 : 4) {
        ForEach(Array(tabs.dropLast(hidden.count))) { tab in
          TabButton(
            values: tab.containerValues, isSelected: shown == tab.id, isAtBottom: isAtBottom
          ) { press(tab) }
        }
        if !hidden.isEmpty { more(hidden) }
      }
      .padding(.horizontal, 8).padding(.vertical, 4)
      .frame(maxWidth: .infinity)
      .focusSection()
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Tabs")
      .accessibilityAddTraits(.isTabBar)
      if !isAtBottom { Divider() }
    }
    .background(Color(role: .background))
    .environment(\.suitableLabelStyle, isAtBottom ? .stacked : .titleAndIcon)
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
        .frame(maxWidth: .infinity, minHeight: TabMetrics.bottomHeight)
    }
    .menuIndicator(.hidden)
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
  }
}

private enum TabMetrics {
  static let bottomHeight: CGFloat = 38
  static let topHeight: CGFloat = 24
}

/// One tab in the bar.
private struct TabButton: View {
  let values: ContainerValues
  let isSelected: Bool
  let isAtBottom: Bool
  let action: () -> Void

  var body: some View {
    SegmentButton(
      isSelected: isSelected && !isAtBottom, role: .tab, sidePadding: isAtBottom ? 2 : 12,
      action: action
    ) {
      content.frame(maxWidth: isAtBottom ? .infinity : nil)
        .frame(height: isAtBottom ? TabMetrics.bottomHeight : TabMetrics.topHeight)
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
