import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaRoutes

/// A thing that is presented, in its place.
struct PresentationCard: View {
  let level: PresentedLevel

  var body: some View {
    switch level.item.style {
    case .cover:
      PortalExit(portal: level.item.portal)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { level.background }
        .meaningDialog()
    case .sheet where level.options.isAtBottom: DetentSheet(level: level)
    case .sheet: Sheet(level: level)
    case .popover: Popover(level: level)
    case .alert, .confirmation:
      PortalExit(portal: level.item.portal)
        .frame(maxWidth: SheetMetrics.dialogWidth)
        .card(level, radius: 16)
        .meaningDialog()
        .arranged(SheetPlacement(alignment: .center, margins: SheetMetrics.dialogMargins))
    }
  }
}

/// A sheet in the middle of the window, or over all of a narrow one.
private struct Sheet: View {
  let level: PresentedLevel
  @ScaledMetric private var narrowWidth = WindowMetrics.narrowWidth

  var body: some View {
    GeometryReader { window in
      let isNarrow = window.size.width < narrowWidth
      let below = isNarrow ? level.cornersBelow : 0
      PortalExit(portal: level.item.portal)
        .arranged(SheetSize(fills: isNarrow))
        .meaningDialog()
        .padding(.bottom, below)
        .card(level, radius: SheetMetrics.radius)
        .arranged(
          isNarrow
            ? SheetPlacement(
              alignment: .bottom,
              margins: EdgeInsets(
                top: SheetMetrics.margin, leading: 0, bottom: -below, trailing: 0))
            : SheetPlacement(alignment: .center, largest: SheetMetrics.largest))
    }
  }
}

extension PresentedLevel {
  /// How far a sheet that reaches the lower edge of its window goes on below it, so that its lower corners are
  /// not seen.
  var cornersBelow: CGFloat { options.cornerRadius ?? SheetMetrics.radius }

  @ViewBuilder fileprivate var background: some View {
    if let background = options.background { background } else { Color(role: .background) }
  }

  var transition: AnyTransition {
    switch item.style {
    case .cover: .move(edge: .bottom)
    case .sheet where options.isAtBottom: .move(edge: .bottom)
    case .sheet: .opacity.combined(with: .offset(y: 32))
    case .popover: .opacity.combined(with: .offset(y: -8))
    case .alert, .confirmation: .opacity.combined(with: .scale(scale: 1.08))
    }
  }
}

extension View {
  /// The look of what lies above other things.
  func card(_ level: PresentedLevel, radius: CGFloat) -> some View {
    let shape = RoundedRectangle(cornerRadius: level.options.cornerRadius ?? radius)
    return background { level.background }
      .clipShape(shape)
      .background(
        shape.fill(.background).shadow(color: .black.opacity(0.28), radius: 20, x: 0, y: 8)
      )
      .overlay(shape.strokeBorder(Color(role: .controlBorder), lineWidth: 0.5))
  }

  /// Says that the view stands above others and takes all that a person does.
  func meaningDialog() -> some View { nodes(DialogMeaning()) }

  /// Puts the view into the hands of a layout.
  func arranged<L: Layout & Equatable>(_ layout: L) -> some View {
    nodes(LayoutModifier(layout: layout))
  }
}

private struct DialogMeaning: NodeModifier, Equatable {
  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) {
      $0.semantics = Semantics(role: .dialog)
      $0.interaction = [.hits, .solid]
    }
  }
}
