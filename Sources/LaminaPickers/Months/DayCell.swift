import LaminaText
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// A day of a month: pressed, it is chosen.
struct DayCell: PrimitiveView {
  let day: MonthPage.Day
  let side: CGFloat
  let isSelected: Bool
  let isToday: Bool
  let isPlace: Bool
  /// Its number in the digits of the locale.
  let number: String
  /// What assistive tools call it.
  let words: String
  let press: () -> Void

  func update(_ element: Element) {
    // A picker that is disabled as a whole is faint as a whole.
    let isFaint = element.read(\.isEnabled) && !day.isAllowed
    element.setChild(0, to: DayControl(cell: self, isFaint: isFaint).disabled(!day.isAllowed))
  }
}

/// The control of a day, which takes no focus of its own: that is the month's.
private struct DayControl: PrimitiveView {
  let cell: DayCell
  let isFaint: Bool

  func update(_ element: Element) { control.update(element) }
  func nodes(_ element: Element) -> [Node] { control.nodes(element) }

  private var control: Control<some View> {
    let (cell, isFaint) = (cell, isFaint)
    var semantics = Semantics(
      role: .cell, label: cell.words, value: cell.isToday ? "today" : nil)
    semantics.children = .ignore
    semantics.isSelected = cell.isSelected
    semantics.actions = [.press]
    return Control(semantics: semantics, isFocusable: false) { handlers, _ in
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: cell.press)
    } content: { phase in
      DayFace(cell: cell, shade: Double(phase.shade), isFaint: isFaint)
    }
  }
}

/// The number of a day, on a disc where it is chosen, in a ring where it is today.
private struct DayFace: View {
  let cell: DayCell
  let shade: Double
  let isFaint: Bool

  var body: some View {
    ZStack {
      Circle().fill(ground)
      if cell.isToday, !cell.isSelected { Circle().strokeBorder(.tint, lineWidth: 1.5) }
      if cell.isPlace { Circle().strokeBorder(Color.primary, lineWidth: 2) }
      Text(verbatim: cell.number).monospacedDigit().lineLimit(1).fixedSize()
        .fontWeight(cell.isToday ? .semibold : .regular)
        .foregroundStyle(ink)
    }
    .padding(1)
    .frame(idealWidth: cell.side, maxWidth: cell.side).frame(height: cell.side)
    .contentShape(Rectangle())
    .opacity(isFaint ? ControlMetrics.disabledOpacity : 1)
  }

  private var ground: AnyShapeStyle {
    if cell.isSelected { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(shade > 0 ? Color.primary.opacity(shade * 1.6) : Color.clear)
  }

  private var ink: AnyShapeStyle {
    if cell.isSelected { return AnyShapeStyle(.readable(on: .accentColor)) }
    return AnyShapeStyle(cell.isToday ? Color.accentColor : Color.primary)
  }
}
