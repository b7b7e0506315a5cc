import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// A popover beside what it points to.
struct Popover: View {
  let level: PresentedLevel
  @Environment(\.layoutDirection) private var direction
  @Environment(\.floatingRoom) private var room

  var body: some View {
    ScrollView(whereTaller: .vertical) { PortalExit(portal: level.item.portal) }
      .card(level, .cornerCard)
      .meaningDialog()
      .floating()
      .arranged(
        PopoverLayout(
          target: level.target ?? .zero, edge: level.item.place?.edge ?? .top,
          floatingRoom: room, isMirrored: direction == .rightToLeft))
  }
}
