import LaminaDrawing
import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// The calendar of a date picker, with a field for the time below it.
struct CalendarPanel: View {
  let configuration: DatePickerStyleConfiguration
  /// Whether it stands in a popover, which a chosen day closes where no time is asked for.
  var isPopover = false
  @State private var editor = SegmentEditor()
  @AroundDates private var place
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let rules = place.rules(of: configuration)
    let shown = rules.clamped(configuration.selection)
    VStack(spacing: 10) {
      if configuration.displayedComponents.contains(.date) {
        MonthCalendar(
          rules: rules, selected: [rules.calendar.startOfDay(for: rules.countable(shown))],
          cursor: shown, grabsFocus: isPopover
        ) { day, isFinal in
          choose(day, isFinal: isFinal, rules)
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) { time(rules) }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private func time(_ rules: DateRules) -> some View {
    HStack(spacing: 8) {
      DateSegments(
        date: configuration.$selection, rules: rules, components: .hourAndMinute, editor: editor
      )
      .padding(.horizontal, 8).padding(.vertical, 4)
      .background(ControlBox(fill: Color(role: .controlFill), border: Color(role: .tertiary)))
      StepperHalves(
        actions: StepActions(increment: { step(1) }, decrement: { step(-1) }), showsFocus: false)
    }
  }

  private func step(_ steps: Int) { editor.step(editor.latest ?? .hour, by: steps) }

  private func choose(_ day: Date, isFinal: Bool, _ rules: DateRules) {
    let shown = rules.clamped(configuration.selection)
    let next = rules.clamped(rules.moved(shown, toDayOf: day))
    if next != configuration.selection { configuration.selection = next }
    let isAlone = !configuration.displayedComponents.contains(.hourAndMinute)
    if isPopover, isFinal, isAlone { dismiss() }
  }
}
