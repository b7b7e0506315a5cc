import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// The field of a date picker in its box, with what stands at its end.
struct DateBox: View {
  /// What stands at the end of a field.
  enum Ending { case none, stepper, calendar }

  let configuration: DatePickerStyleConfiguration
  let ending: Ending
  @State private var editor = SegmentEditor()
  @State private var isOpen = false
  @AroundDates private var place
  @Environment(\.measures) private var measures
  @ScaledMetric private var scale = 1.0

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: 2) {
        DateSegments(
          date: configuration.$selection, rules: place.rules(of: configuration),
          components: configuration.displayedComponents, editor: editor)
        if ending == .calendar, configuration.displayedComponents.contains(.date) { opener }
      }
      .padding(.horizontal, measures[.spaceMedium] - 2)
      .frame(minHeight: (measures[.controlHeight] * scale).rounded())
      .background(
        ControlBox(fill: Color(role: .controlFill), border: Color(role: .tertiary)))
      if ending == .stepper {
        StepperHalves(
          actions: StepActions(increment: { step(1) }, decrement: { step(-1) }), showsFocus: false)
      }
    }
    .popover(isPresented: $isOpen, arrowEdge: .bottom) {
      CalendarPanel(configuration: configuration, isPopover: true).padding(12)
    }
  }

  private var opener: some View {
    Button {
      isOpen.toggle()
    } label: {
      Image(systemName: "chevron.down").imageScale(.small).foregroundStyle(.secondary)
        .frame(width: 22 * scale, height: 22 * scale).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Calendar")
    .semantics { $0.isExpanded = isOpen }
  }

  private func step(_ steps: Int) {
    let first: DatePart = configuration.displayedComponents.contains(.date) ? .day : .minute
    editor.step(editor.latest ?? first, by: steps)
  }
}
