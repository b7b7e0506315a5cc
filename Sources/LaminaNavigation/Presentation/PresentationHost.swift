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
    // In a window of another size it may be shown in another way.
    presentations.coverWindow()
    if presentations.shown.isEmpty, element.children.isEmpty { return }
    let departing = presentations.takeDeparting()
    // What comes into a view that stands, comes with its movement; so does what goes as it is told first.
    let isFirst = element.children.isEmpty && element.graph.prepared != nil
    if isFirst || !departing.isEmpty { show(standing(with: departing, in: element), in: element) }
    show(presentations.shown, in: element)
  }

  /// What stood before the latest changes.
  private func standing(with departing: [PresentedItem], in element: Element) -> [PresentedItem] {
    let known = element.remember(Standing.init).items
    return known.filter { item in item.isShown || departing.contains { $0 === item } }
  }

  private func show(_ items: [PresentedItem], in element: Element) {
    element.remember(Standing.init).items = items
    let environment = element.recordedEnvironment
    let inReach = element.graph.presentations.inReach
    let levels = items.map { item in
      PresentedLevel(
        item: item, style: item.shownStyle(in: environment), way: item.way, options: item.options,
        target: item.place?.target, isInReach: inReach.contains { $0 === item },
        letsThrough: item.letsThrough, look: item.look)
    }
    element.setChild(0, to: PresentedLevels(levels: levels))
  }

  /// What the host has shown last.
  private final class Standing {
    var items: [PresentedItem] = []
  }
}

/// One thing that is presented, as it is to be shown now.
struct PresentedLevel: Identifiable {
  let item: PresentedItem
  /// How it is shown in a window of this size.
  let style: PresentationStyle
  /// How it comes and goes; nil for as usual in its style.
  let way: ScreenWay?
  let options: PresentationOptions
  /// What it points to, in the window.
  let target: CGRect?
  /// Whether nothing above it keeps people from it.
  let isInReach: Bool
  /// Whether it leaves what is below it to be used.
  let letsThrough: Bool
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
        let animation = level.way.map(\.animation) ?? measures.sheetAnimation
        PresentationShade(level: level)
          .inert(!level.isInReach)
          .transition(.opacity.animation(animation))
        PresentationCard(level: level)
          .transformEnvironment(\.wholeLook) { $0 = level.look ?? $0 }
          .inert(!level.isInReach)
          .onDisappear { level.item.onGone() }
          .transition(level.transition.animation(animation))
      }
    }
  }
}

/// What lies between a thing that is presented and what is below.
private struct PresentationShade: View {
  let level: PresentedLevel

  var body: some View {
    Color.black.opacity(level.style == .popover || level.letsThrough ? 0 : 0.3)
      .contentShape(Rectangle())
      .onTapGesture { if level.item.endsByPressBeside { level.item.close() } }
      .allowsHitTesting(!level.letsThrough)
      .accessibilityHidden(true)
  }
}
