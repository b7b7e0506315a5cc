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
  @State private var isNarrow = true

  var body: some View {
    let bar = bar
    let search = bar.search
    let isItem = search?.placement == .toolbar && !isNarrow
    if screen.adopter == nil, !bar.isHidden(.navigationBar), isNeeded(bar) {
      VStack(spacing: 0) {
        if hasRow(bar) || isItem {
          row(
            bar, showsTitle: !bar.hasLargeTitle || screen.titleScroll.isInRow,
            search: isItem ? search : nil)
        }
        if bar.hasLargeTitle, let heading = bar.heading {
          LargeTitle(heading: heading, hasRow: hasRow(bar), scroll: screen.titleScroll)
        }
        if isItem, let scopes = search?.parts.scopes {
          PortalExit(portal: scopes.portal).padding(.bottom, 8)
        } else if let search {
          SearchBar(model: search).padding(.top, hasRow(bar) || bar.title != nil ? 0 : 8)
        }
        if bar.hasGround(.navigationBar) { Divider() }
      }
      .background { BarGround(bar: bar, placement: .navigationBar) }
      .background {
        if search?.placement == .toolbar { Color.clear.onNarrowChange { isNarrow = $0 } }
      }
      .modifier(BarScheme(scheme: bar.said(\.schemes, of: .navigationBar)))
      .accessibilityElement(children: .contain)
      .modifier(GivenRoom(scroll: bar.hasLargeTitle ? screen.titleScroll : nil))
    }
  }

  private var bar: Bar {
    var bar = screen.bar
    if let outside { bar.adopt(outside.bar) }
    // With a menu it is to be pressed.
    if isInWindow, bar.items(at: .titleMenu).isEmpty { bar.title = nil }
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

  @ViewBuilder private func row(
    _ bar: Bar, showsTitle: Bool, search: SearchModel?
  ) -> some View {
    let way = BarWay(backTitle: hasBack(bar) ? backTitle : nil, back: back, toggle: toggle)
    let heading = showsTitle ? bar.heading : nil
    let role = bar.role ?? .automatic
    if let name = bar.toolbarName {
      ChosenItems(name, slots: bar.items.filter { $0.placement.place != .titleMenu }) {
        slots, chooser in
        BarRow(
          way: way, heading: heading, role: role,
          slots: slots.filter { $0.placement.place.isAtTop }, chooser: chooser,
          search: search)
      }
    } else {
      BarRow(
        way: way, heading: heading, role: role,
        slots: bar.items.filter { $0.placement.place.isAtTop }, chooser: nil, search: search)
    }
  }
}
