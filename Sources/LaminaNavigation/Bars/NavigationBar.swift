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
  /// How high the large title is.
  @State private var titleHeight: CGFloat?

  var body: some View {
    let bar = bar
    if screen.adopter == nil, !bar.isHidden(.navigationBar), isNeeded(bar) {
      let place = titlePlace(bar)
      VStack(spacing: 0) {
        if hasRow(bar) { row(bar, showsTitle: !bar.hasLargeTitle || place.isInRow) }
        if bar.hasLargeTitle, let title = bar.title {
          LargeTitle(title: title, subtitle: bar.subtitle, place: place) { titleHeight = $0 }
        }
        if let search = bar.search {
          SearchBar(model: search).padding(.top, hasRow(bar) || bar.title != nil ? 0 : 8)
        }
        Divider()
      }
      .background(Color(role: .background))
      .accessibilityElement(children: .contain)
      // What scrolls keeps the room of the whole title, and shows in what that has left.
      .padding(.bottom, place.given)
    }
  }

  private func titlePlace(_ bar: Bar) -> LargeTitlePlace {
    LargeTitlePlace(
      height: titleHeight, hasRow: hasRow(bar), scrolled: bar.hasLargeTitle ? screen.scrolled : 0)
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
      || bar.items.contains { $0.placement.place.isAtTop }
  }

  private func isNeeded(_ bar: Bar) -> Bool {
    hasRow(bar) || bar.title != nil || bar.search != nil
  }

  @ViewBuilder private func row(_ bar: Bar, showsTitle: Bool) -> some View {
    let way = BarWay(backTitle: hasBack(bar) ? backTitle : nil, back: back, toggle: toggle)
    let title = showsTitle ? bar.title : nil
    if let name = bar.toolbarName {
      ChosenItems(name, slots: bar.items) { slots, chooser in
        BarRow(
          way: way, title: title, subtitle: bar.subtitle,
          slots: slots.filter { $0.placement.place.isAtTop }, chooser: chooser)
      }
    } else {
      BarRow(
        way: way, title: title, subtitle: bar.subtitle,
        slots: bar.items.filter { $0.placement.place.isAtTop }, chooser: nil)
    }
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

nonisolated enum BarMetrics {
  static let height: CGFloat = 44
  /// What a title keeps beside items.
  static let leastTitle: CGFloat = 80
  /// More than any title is high.
  static let mostTitle: CGFloat = 200
}
