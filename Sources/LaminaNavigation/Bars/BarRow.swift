import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// What stands first in a bar, and always stays: the way back, and the button of the sidebar.
struct BarWay {
  /// What the way back is called; nil where there is none.
  let backTitle: String?
  let back: () -> Void
  /// Shows or hides the sidebar beside the screen; nil where there is none.
  let toggle: (() -> Void)?

  var isEmpty: Bool { backTitle == nil && toggle == nil }
}

/// The row with the way back, the title and the items, as many as there is room for.
struct BarRow: View {
  private static let padding: CGFloat = 10
  let way: BarWay
  /// The title in the row; nil where it stands below.
  let heading: BarHeading?
  let role: ToolbarRole
  /// The items of the row.
  let slots: [ToolbarSlot]
  /// Lets a person choose among the items; nil where that is not asked for.
  let chooser: ToolbarChooser?
  /// The search whose field is an item of the row; nil where none is.
  let search: SearchModel?
  @ScaledMetric private var textScale = 1.0
  @State private var width: CGFloat?
  @State private var wayWidth: CGFloat = 0
  /// What the items in the middle need at least.
  @State private var leastPrincipal: CGFloat = 0
  /// Another number when an item's width is known.
  @State private var measured = 0

  var body: some View {
    let fit = fit
    BarLayout(isMiddleLeading: role.leadsWithTitle) {
      HStack(spacing: ToolbarOverflow.gap) {
        if !way.isEmpty { wayButtons }
        items(at: .leading, fit)
      }
      HStack(spacing: 8) {
        let principal = slots(at: .principal)
        if !principal.isEmpty { LeastWidth(slots: principal) { leastPrincipal = $0 } }
        if principal.isEmpty, let heading { BarTitles(heading: heading, isLarge: false) }
      }
      HStack(spacing: ToolbarOverflow.gap) {
        items(at: .trailing, fit)
        if !fit.hidden.isEmpty || chooser != nil {
          OverflowMenu(slots: sides.filter { fit.hidden.contains($0.id) }, chooser: chooser)
        }
        if let search { SearchBar(model: search, isItem: true).frame(width: searchWidth) }
      }
    }
    .padding(.horizontal, Self.padding)
    .modifier(BarHeight())
    .background { measure { width = $0 } }
  }

  private var wayButtons: some View {
    HStack(spacing: 8) {
      if let title = way.backTitle {
        BackButton(
          title: title, showsTitle: role != .editor, isNarrow: isNarrow, action: way.back)
      }
      if let toggle = way.toggle { SidebarButton(action: toggle) }
    }
    .background { measure { wayWidth = $0 } }
  }

  private func items(at place: ToolbarItemPlacement.Place, _ fit: BarFit) -> some View {
    BarItems(
      slots: slots(at: place).filter { !fit.hidden.contains($0.id) }, isTight: fit.isTight
    ) { measured += 1 }
  }

  /// Measures only where there are items for which there may be too little room.
  @ViewBuilder private func measure(_ action: @escaping (CGFloat) -> Void) -> some View {
    if !sides.isEmpty {
      Color.clear.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: action)
    }
  }

  private func slots(at place: ToolbarItemPlacement.Place) -> [ToolbarSlot] {
    slots.filter { $0.placement.place == place }
  }

  /// The items that may have no room, in their order in the bar.
  private var sides: [ToolbarSlot] { slots(at: .leading) + slots(at: .trailing) }

  private var isNarrow: Bool {
    width.map { WindowMetrics.isNarrow($0, textScale: textScale) } ?? false
  }

  private var fit: BarFit {
    _ = measured
    return BarFit(sides, in: room, hasMenu: chooser != nil)
  }

  /// What the way back and the least of a title leave; nil while that is not known.
  private var room: CGFloat? {
    let gap = ToolbarOverflow.gap
    return width.map {
      $0 - 2 * Self.padding - (way.isEmpty ? 0 : wayWidth + gap)
        - (middle > 0 ? middle + 2 * gap : 0) - (search == nil ? 0 : searchWidth + gap)
    }
  }

  private var searchWidth: CGFloat { 200 * textScale }

  /// What the title, or the items in its place, keep.
  private var middle: CGFloat {
    if !slots(at: .principal).isEmpty { return max(BarMetrics.leastTitle, leastPrincipal) }
    return heading == nil ? 0 : BarMetrics.leastTitle
  }
}

/// The button that goes back.
private struct BackButton: View {
  /// A longer name would leave the screen's own no room.
  private static let longest = 20
  private static let longestInNarrow = 12

  let title: String
  /// Whether it is written.
  let showsTitle: Bool
  /// Whether there are items, and little room for them.
  let isNarrow: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward")
        if showsTitle { Text(title.count > longest ? "Back" : title).lineLimit(1) }
      }
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("Back")
    .help(title)
  }

  private var longest: Int { isNarrow ? Self.longestInNarrow : Self.longest }
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
