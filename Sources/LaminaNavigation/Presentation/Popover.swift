import LaminaGeometry
import LaminaLayout

/// A popover beside what it points to.
struct Popover: View {
  let level: PresentedLevel
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    PortalExit(portal: level.item.portal)
      .card(level, radius: 12)
      .arranged(
        PopoverLayout(
          target: level.target ?? .zero, edge: level.item.place?.edge ?? .top,
          isMirrored: direction == .rightToLeft))
  }
}
