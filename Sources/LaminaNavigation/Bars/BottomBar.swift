import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// The bars at the bottom of a screen, where there are items for them: for the keyboard while one types, and others.
struct BottomBar: View {
  let screen: ScreenModel
  /// As of a `NavigationBar`.
  var outside: ScreenModel?

  var body: some View {
    if screen.adopter == nil {
      let bar = screen.bar
      let keys = items(at: .keyboard)
      let items = bar.isHidden(.bottomBar) ? [] : items(at: .bottom)
      let showsKeys = !keys.isEmpty && screen.typing.isTyping
      if showsKeys || !items.isEmpty {
        VStack(spacing: 0) {
          if showsKeys { strip(keys).typingTools(of: screen.typing) }
          if !items.isEmpty { chosen(items, by: bar.toolbarName) }
        }
        .background { BarGround(bar: bar, placement: .bottomBar) }
        .modifier(BarScheme(scheme: bar.said(\.schemes, of: .bottomBar)))
      }
    }
  }

  private func items(at place: ToolbarItemPlacement.Place) -> [ToolbarSlot] {
    screen.bar.items(at: place) + (outside?.bar.items(at: place) ?? [])
  }

  @ViewBuilder private func chosen(_ items: [ToolbarSlot], by name: String?) -> some View {
    if let name {
      ChosenItems(name, slots: items) { slots, _ in if !slots.isEmpty { strip(slots) } }
    } else {
      strip(items)
    }
  }

  private func strip(_ slots: [ToolbarSlot]) -> some View {
    VStack(spacing: 0) {
      if screen.bar.hasGround(.bottomBar) { Divider() }
      BottomRow(slots: slots)
    }
  }
}

/// The items of a bar at the bottom, as many as there is room for.
private struct BottomRow: View {
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 12
  let slots: [ToolbarSlot]
  @State private var width: CGFloat?
  /// Another number when an item's width is known.
  @State private var measured = 0

  var body: some View {
    row(fit)
      .padding(.horizontal, Self.padding)
      // As wide as the bar, also while its items are wider.
      .frame(minWidth: 0, maxWidth: .infinity)
      .modifier(BarHeight())
      .background {
        Color.clear.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      }
  }

  /// All in the middle, or, where one says what is going on, that in the middle and the others before it.
  @ViewBuilder private func row(_ fit: BarFit) -> some View {
    let status = slots.filter(\.placement.isStatus)
    if status.isEmpty || status.count == slots.count {
      HStack(spacing: Self.gap) {
        items(slots, fit)
        menu(fit)
      }
      .frame(maxWidth: .infinity)
    } else {
      BarLayout {
        HStack(spacing: Self.gap) { items(slots.filter { !$0.placement.isStatus }, fit) }
        HStack(spacing: Self.gap) { items(status, fit) }
        HStack(spacing: Self.gap) { menu(fit) }
      }
    }
  }

  private func items(_ slots: [ToolbarSlot], _ fit: BarFit) -> some View {
    BarItems(slots: slots.filter { !fit.hidden.contains($0.id) }, isTight: fit.isTight) {
      measured += 1
    }
  }

  @ViewBuilder private func menu(_ fit: BarFit) -> some View {
    if !fit.hidden.isEmpty {
      OverflowMenu(slots: slots.filter { fit.hidden.contains($0.id) }, chooser: nil)
    }
  }

  private var fit: BarFit {
    _ = measured
    return BarFit(slots, in: width.map { $0 - 2 * Self.padding }, gap: Self.gap, hasMenu: false)
  }
}
