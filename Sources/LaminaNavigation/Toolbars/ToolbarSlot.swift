import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// One item of a bar, and the way of its nodes there.
@MainActor
final class ToolbarSlot: Identifiable {
  let placement: ToolbarItemPlacement
  let options: ToolbarItemOptions
  let portal = Portal()
  /// How wide it is in the bar, as far as it was there.
  var width: CGFloat?
  /// The menu in which it is, where the bar has no room for it.
  weak var menu: MenuModel? { didSet { if menu !== oldValue { element?.invalidate() } } }
  /// Where it is written.
  weak var element: Element?

  init(_ placement: ToolbarItemPlacement, _ options: ToolbarItemOptions) {
    (self.placement, self.options) = (placement, options)
  }
}

/// What an item says beside its place and its content.
nonisolated struct ToolbarItemOptions: Equatable {
  /// Its name in a person's choice of items.
  var id: String?
  var isHiddenAtFirst = false
  /// Whether a person cannot take it away.
  var isFixed = false
}

/// An item where it is written: it is shown in the bar, or in the bar's menu.
struct ToolbarSlotView<Content: View>: RememberingView {
  typealias Body = Never
  let placement: ToolbarItemPlacement
  var options = ToolbarItemOptions()
  let content: Content

  func makeMemory(for element: Element) -> Latest<ToolbarSlot> { Latest() }

  func update(_ element: Element) {
    let slot = slot(in: element)
    slot.element = element
    var claim = Bar()
    claim.items = [slot]
    element.read(\.screenPlace)?.screen.claim(claim, by: element)
    var environment = element.readEverything()
    environment.menu = slot.menu
    environment.suitableLabelStyle = slot.menu == nil ? .iconOnly : .titleAndIcon
    let layout =
      slot.menu == nil
      ? AnyLayout(HStackLayout(spacing: 8))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    element.setChild(
      0, to: layout { content }.buttonStyle(.borderless), environment: environment)
  }

  private func slot(in element: Element) -> ToolbarSlot {
    let latest = memory(of: element)
    if let known = latest.value, known.placement == placement, known.options == options {
      return known
    }
    let made = ToolbarSlot(placement, options)
    latest.replace(with: made)
    return made
  }

  func nodes(_ element: Element) -> [Node] {
    slot(in: element).portal.send(element.childOutputs)
    return []
  }
}

/// A view with items for the bars of its screen, which send themselves there.
struct ToolbarView<Content: View, Side: View>: SideContent {
  let content: Content
  let side: Side

  func portal(in element: Element) -> Portal? { nil }
}
