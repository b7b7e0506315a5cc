import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The tabs one below the other beside the view, under the headings of their sections.
struct TabSidebar: View {
  let tabs: [Subview]
  let shown: Subview.ID?
  let press: (Subview) -> Void
  @ScaledMetric private var width = 200.0

  var body: some View {
    HStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(groups) { group in
            if let heading = group.heading {
              heading.font(.caption.weight(.semibold)).foregroundStyle(.secondary)
                .accessibilityAddTraits(.isHeader)
                .padding(.horizontal, 8).padding(.top, 14).padding(.bottom, 2)
            }
            ForEach(group.tabs) { tab in
              TabRow(values: tab.containerValues, isSelected: shown == tab.id) { press(tab) }
            }
          }
        }
        .padding(8)
      }
      .frame(width: width)
      .focusSection()
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Tabs")
      .accessibilityAddTraits(.isTabBar)
      Divider()
    }
    .background(Color(role: .secondaryBackground))
  }

  /// Tabs that follow each other in one section.
  private struct Group: Identifiable {
    let heading: Text?
    var tabs: [Subview]
    var id: Subview.ID? { tabs.first?.id }
  }

  private var groups: [Group] {
    tabs.reduce(into: []) { groups, tab in
      let heading = tab.containerValues.tabSection
      if let last = groups.indices.last, groups[last].heading == heading {
        groups[last].tabs.append(tab)
      } else {
        groups.append(Group(heading: heading, tabs: [tab]))
      }
    }
  }
}

/// One tab in the sidebar.
private struct TabRow: View {
  let values: ContainerValues
  let isSelected: Bool
  let action: () -> Void
  @ScaledMetric private var height = 24.0

  var body: some View {
    SegmentButton(isSelected: isSelected, role: .tab, action: action) {
      HStack(spacing: 8) {
        TabName(values: values)
        Spacer(minLength: 0)
        Badge(text: values.badge).accessibilityHidden(true)
      }
      .frame(maxWidth: .infinity, minHeight: height.rounded())
    }
    .accessibilityValue(values.badge ?? Text(""))
  }
}

/// What a tab is called.
struct TabName: View {
  let values: ContainerValues

  var body: some View {
    if let label = values.tabItem { label } else { Text("Tab") }
  }
}
