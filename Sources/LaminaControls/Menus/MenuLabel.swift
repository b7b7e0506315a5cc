import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// A menu's label, and the mark that says that more will come: an arrow of its own where a click on the label acts.
///
/// ```
///  ┌──────────┐      ┌───────┬───┐
///  │ Edit  ⌄  │      │ Save  │ ⌄ │  a long press on the label opens the menu, too
///  └──────────┘      └───────┴───┘
/// ```
struct MenuLabel: View {
  let label: ButtonStyleConfiguration.Label
  /// The menu with an arrow; nil where a click anywhere opens it.
  let splitMenu: MenuModel?
  /// Whether the button is held down.
  let isHeld: Bool
  @Environment(\.menuIndicator) private var indicator

  var body: some View {
    HStack(spacing: 6) {
      // An icon alone stays wider than the arrow.
      label.frame(minWidth: splitMenu == nil || indicator == .hidden ? nil : 28)
      if indicator != .hidden {
        if let splitMenu {
          Rectangle().fill(.separator).frame(width: 1).padding(.leading, 2)
            .frame(maxHeight: 16)
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .global)
            } action: {
              splitMenu.arrow = $0
            }
            .onDisappear { splitMenu.arrow = .zero }
        }
        Image(systemName: "chevron.down").font(.caption2).opacity(0.6).accessibilityHidden(true)
      }
    }
    .background { if let splitMenu, isHeld { LongPressWatch(menu: splitMenu) } }
  }
}

/// Opens a menu when it has been there for half a second.
private struct LongPressWatch: RememberingView {
  typealias Body = Never
  private static let time: TimeInterval = 0.5
  let menu: MenuModel

  func makeMemory(for element: Element) -> Latest<TimeInterval> { Latest() }

  func update(_ element: Element) {
    let due = memory(of: element)
    let now = element.graph.frameTime
    guard let time = due.value else {
      // The press may end where nothing asks what it was.
      element.onUnmount { [weak menu] in _ = menu?.endPress() }
      due.replace(with: now + Self.time)
      return element.graph.tick(element, at: now + Self.time)
    }
    // It opens the menu once, also where that is closed before the press ends.
    if time == .infinity { return }
    if now < time { return element.graph.tick(element, at: time) }
    due.replace(with: .infinity)
    element.graph.afterUpdate { [weak menu] in
      if let menu, !menu.isOpen { menu.hold() }
    }
  }

  func nodes(_ element: Element) -> [Node] { [] }
}
