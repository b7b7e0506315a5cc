import LaminaDrawing
import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// The days of a month, of which keys reach all through one focus.
///
/// ```
///  ← → a day    ↑ ↓ a week    Page Up, Page Down a month, with Shift a year    Home, End the ends of the week
/// ```
struct CalendarGrid: RememberingView {
  /// What a person does.
  enum Act {
    /// A day was pressed.
    case press(Date)
    /// The day at which keys are was pressed.
    case pressPosition
    case move(Calendar.Component, Int)
    /// To the beginning of the week, or its end.
    case week(isEnd: Bool)
  }

  /// Which days look otherwise.
  struct Marks: Equatable {
    /// The first moments of those that are chosen.
    let selected: Set<Date>
    /// The one at which keys are, where that is not the one that is chosen.
    let place: Date?
  }

  let page: MonthPage
  let calendar: Calendar
  let marks: Marks
  /// How wide and high a day is.
  let side: CGFloat
  let position: Date
  let label: String
  let grabsFocus: Bool
  let words: DateWords
  let act: (Act) -> Void

  func makeMemory(for element: Element) -> GridMemory { GridMemory() }

  func update(_ element: Element) {
    let memory = memory(of: element)
    memory.act = act
    memory.isMirrored = element.read(\.layoutDirection) == .rightToLeft
    memory.today = calendar.startOfDay(for: element.graph.date)
    control(memory).update(element)
    guard grabsFocus, element.isFirstEvaluation else { return }
    element.graph.afterUpdate { [weak element] in
      guard let element, element.isMounted else { return }
      let focus = element.graph.focus
      focus.focus(element.id, byKeyboard: focus.followsKeyboard)
    }
  }

  func nodes(_ element: Element) -> [Node] { control(memory(of: element)).nodes(element) }

  private func control(_ memory: GridMemory) -> Control<some View> {
    var semantics = Semantics(role: .grid, label: label)
    semantics.children = .contain
    return Control(semantics: semantics) { handlers, _ in
      handlers.keys.key = { memory.key($0) }
    } content: { phase in
      DayRows(grid: self, today: memory.today, showsFocus: phase.showsFocus)
    }
  }
}

/// What a grid of days knows from one evaluation to the next, and what keys do with it.
@MainActor
package final class GridMemory: ControlKeeper {
  package let control = ControlMemory()
  var act: (CalendarGrid.Act) -> Void = { _ in }
  var isMirrored = false
  /// The first moment of the present day.
  var today = Date(timeIntervalSinceReferenceDate: 0)

  /// Does what a key says; whether it says anything.
  func key(_ event: KeyEvent) -> Bool {
    let isShifted = event.modifiers == .shift
    guard event.modifiers.isEmpty || isShifted else { return false }
    switch event.key {
    case .leftArrow: act(.move(.day, isMirrored ? 1 : -1))
    case .rightArrow: act(.move(.day, isMirrored ? -1 : 1))
    case .upArrow: act(.move(.day, -7))
    case .downArrow: act(.move(.day, 7))
    case .pageUp: act(.move(isShifted ? .year : .month, -1))
    case .pageDown: act(.move(isShifted ? .year : .month, 1))
    case .home: act(.week(isEnd: false))
    case .end: act(.week(isEnd: true))
    case .space, .return: act(.pressPosition)
    default: return false
    }
    return true
  }
}

/// The weeks of a month.
private struct DayRows: View {
  let grid: CalendarGrid
  let today: Date
  let showsFocus: Bool

  var body: some View {
    let weeks = grid.page.weeks
    VStack(spacing: 0) {
      ForEach(weeks.indices, id: \.self) { index in
        HStack(spacing: 0) {
          ForEach(weeks[index].indices, id: \.self) { place in cell(weeks[index][place]) }
        }
      }
    }
    .overlay(FocusRing(isVisible: showsFocus))
  }

  @ViewBuilder private func cell(_ day: MonthPage.Day?) -> some View {
    if let day {
      DayCell(
        day: day, side: grid.side, isSelected: grid.marks.selected.contains(day.date),
        isToday: day.date == today, isPlace: showsFocus && grid.marks.place == day.date,
        number: grid.words.text(day.date, "d"),
        words: grid.words.text(day.date, template: "yMMMMdEEEE"),
        press: { grid.act(.press(day.date)) })
    } else {
      Color.clear.frame(idealWidth: grid.side, maxWidth: grid.side).frame(height: grid.side)
    }
  }
}
