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
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 10) {
      if configuration.displayedComponents.contains(.date) {
        MonthCalendar(
          rules: rules, selected: [rules.calendar.startOfDay(for: rules.countable(shown))],
          cursor: shown, grabsFocus: isPopover
        ) { day, isFinal in
          choose(day, isFinal: isFinal)
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) { time }
    }
    .fixedSize()
  }

  private var shown: Date { rules.clamped(configuration.selection) }

  private var rules: DateRules {
    DateRules(
      calendar.placed(locale, timeZone), minimum: configuration.minimumDate,
      maximum: configuration.maximumDate)
  }

  private var time: some View {
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

  private func choose(_ day: Date, isFinal: Bool) {
    let next = rules.clamped(rules.moved(shown, toDayOf: day))
    if next != configuration.selection { configuration.selection = next }
    let isAlone = !configuration.displayedComponents.contains(.hourAndMinute)
    if isPopover, isFinal, isAlone { dismiss() }
  }
}
