import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The menu with the items for which a bar has no room.
struct OverflowMenu: View {
  let slots: [ToolbarSlot]
  let chooser: ToolbarChooser?
  @State private var isChoosing = false

  var body: some View {
    Menu {
      ForEach(slots.filter(\.hasMeaning)) { OverflowEntry(slot: $0) }
      if chooser != nil {
        if !slots.isEmpty { Divider() }
        Button("Customize Toolbar…") { isChoosing = true }
      }
    } label: {
      Image(systemName: "ellipsis")
    }
    .menuIndicator(.hidden)
    .buttonStyle(.borderless)
    .accessibilityLabel("More")
    .popover(isPresented: $isChoosing, arrowEdge: .bottom) { chooser }
  }
}

/// An item in the menu: its view, where it is written, makes menu items while this is there.
struct OverflowEntry: PrimitiveView {
  typealias Body = Never
  let slot: ToolbarSlot

  func update(_ element: Element) {
    if element.isFirstEvaluation {
      element.onUnmount { [weak slot] in slot?.menu = nil }
    }
    slot.menu = element.read(\.itemMenu) as? MenuModel
    element.setChild(0, to: PortalExit(portal: slot.portal))
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}
