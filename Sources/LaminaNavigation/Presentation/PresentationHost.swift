import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaRoutes

/// Shows what is presented above the window's views.
package struct PresentationHost: PrimitiveView {
  package init() {}

  package func update(_ element: Element) {
    let presentations = element.graph.presentations
    presentations.host = element
    if presentations.shown.isEmpty, element.children.isEmpty { return }
    let environment = element.recordedEnvironment
    let levels = presentations.shown.map { item in
      PresentedLevel(
        item: item, style: item.shownStyle(in: environment), options: item.options,
        target: item.place?.target, isTop: item === presentations.shown.last, look: item.look)
    }
    element.setChild(0, to: PresentedLevels(levels: levels))
  }
}

/// One thing that is presented, as it is to be shown now.
struct PresentedLevel: Identifiable {
  let item: PresentedItem
  /// How it is shown in a window of this size.
  let style: PresentationStyle
  let options: PresentationOptions
  /// What it points to, in the window.
  let target: CGRect?
  /// Whether nothing is presented above it.
  let isTop: Bool
  /// The look of the place from which it is presented; nil for the window's.
  let look: EnvironmentLook?

  var id: ObjectIdentifier { ObjectIdentifier(item) }
}

private struct PresentedLevels: View {
  let levels: [PresentedLevel]
  @Environment(\.measures) private var measures

  var body: some View {
    ZStack {
      ForEach(levels) { level in
        PresentationShade(level: level)
          .inert(!level.isTop)
          .transition(.opacity.animation(measures.sheetAnimation))
        PresentationCard(level: level)
          .transformEnvironment(\.wholeLook) { $0 = level.look ?? $0 }
          .inert(!level.isTop)
          .onDisappear { level.item.onGone() }
          .transition(level.transition.animation(measures.sheetAnimation))
      }
    }
  }
}

/// What lies between a thing that is presented and what is below.
private struct PresentationShade: View {
  let level: PresentedLevel

  var body: some View {
    Color.black.opacity(level.style == .popover ? 0 : 0.3)
      .contentShape(Rectangle())
      .onTapGesture { if level.item.endsByPressBeside { level.item.close() } }
      .accessibilityHidden(true)
  }
}
