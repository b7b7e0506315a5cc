import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaRoutes
import LaminaThemes

/// A thing that is presented, in its place.
struct PresentationCard: View {
  let level: PresentedLevel

  var body: some View {
    switch level.style {
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
        .card(level, .cornerDialog)
        .meaningDialog()
        .arranged(SheetPlacement(alignment: .center, margins: SheetMetrics.dialogMargins))
    }
  }
}

/// A sheet in the middle of the window, or over all of a narrow one.
private struct Sheet: View {
  let level: PresentedLevel
  @ScaledMetric private var textScale = 1.0
  @Environment(\.measures) private var measures

  var body: some View {
    GeometryReader { window in
      let isNarrow = WindowMetrics.isNarrow(window.size.width, textScale: textScale)
      let below = isNarrow ? level.cornerRadius(in: measures) : 0
      PortalExit(portal: level.item.portal)
        .arranged(SheetSize(fills: isNarrow, sizing: level.options.sizing))
        .meaningDialog()
        .padding(.bottom, below)
        .card(level, .cornerSheet)
        .lettingThrough(
          level.options.backgroundInteraction.isEnabled(at: nil, in: window.size.height), level.item
        )
        .arranged(
          isNarrow
            ? SheetPlacement(
              alignment: .bottom,
              margins: EdgeInsets(
                top: SheetMetrics.margin, leading: 0, bottom: -below, trailing: 0))
            : SheetPlacement(alignment: .center))
    }
  }
}

extension PresentedLevel {
  /// The radius of a sheet's corners.
  ///
  /// One that reaches the lower edge of its window goes on below it as far, so that its lower corners are not seen.
  func cornerRadius(
    in measures: MeasureReader, or usual: ThemeMeasure = .cornerSheet
  ) -> CGFloat { options.cornerRadius ?? measures[usual] }

  @ViewBuilder fileprivate var background: some View {
    if let background = options.background { background } else { Color(role: .background) }
  }

  var transition: AnyTransition { way?.transition ?? usualTransition }

  private var usualTransition: AnyTransition {
    switch style {
    case .cover: .move(edge: .bottom)
    case .sheet where options.isAtBottom: .move(edge: .bottom)
    case .sheet: .opacity.combined(with: .offset(y: 32))
    case .popover: .opacity.combined(with: .offset(y: -8))
    case .alert, .confirmation: .opacity.combined(with: .scale(scale: 1.08))
    }
  }
}

extension PresentationStyle {
  /// The corners of a text editor, which may fill it.
  var editorCorner: ControlLength {
    switch self {
    case .sheet: .theme(.cornerSheet)
    case .popover: .theme(.cornerCard)
    case .cover, .alert, .confirmation: .theme(.cornerControl)
    }
  }
}

extension View {
  /// The look of what lies above other things.
  func card(_ level: PresentedLevel, _ radius: ThemeMeasure) -> some View {
    CardView(content: self, level: level, radius: radius)
  }

  /// Says that the view stands above others and takes all that a person does.
  func meaningDialog() -> some View { nodes(DialogMeaning()) }

  /// Puts the view into the hands of a layout.
  func arranged<L: Layout & Equatable>(_ layout: L) -> some View {
    nodes(LayoutModifier(layout: layout))
  }
}

/// What is presented on its ground, with its corners and its shadow.
private struct CardView<Content: View>: View {
  let content: Content
  let level: PresentedLevel
  let radius: ThemeMeasure
  @Environment(\.measures) private var measures

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: level.cornerRadius(in: measures, or: radius))
    content.background { level.background }
      .clipShape(shape)
      .background(shape.fill(.background).shadow(.card))
      .overlay(shape.strokeBorder(Color(role: .controlBorder), lineWidth: 0.5))
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
