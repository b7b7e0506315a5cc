import LaminaDisplay
import LaminaLayout
public import LaminaGeometry
public import LaminaLocalization

/// A month in which any number of days is chosen.
///
/// ```swift
/// @State private var free: Set<DateComponents> = []
/// MultiDatePicker("Days off", selection: $free, in: Date()...)
/// ```
///
/// A press on a day takes it in or out, and so does Space on the one to which the arrow keys have come. Chosen days are
/// components of the environment's calendar, with its name, their era, year, month and day.
public struct MultiDatePicker<Label: View>: View {
  public typealias Body = Never
  private let selection: Binding<Set<DateComponents>>
  private let minimum: Date?
  /// Not included.
  private let end: Date?
  private let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, from minimum: Date?, upTo end: Date?,
    _ label: () -> Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.end = end
    self.label = label()
  }

  /// Makes a picker of any days, with any label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, upTo: nil, label)
  }

  /// Makes a picker of days within a range, whose end is not included.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label)
  }

  /// Makes a picker of days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label)
  }

  /// Makes a picker of days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label)
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker of any days, with a title.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, upTo: nil) { Text(title) }
  }

  /// Makes a picker of days within a range, whose end is not included, with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound) { Text(title) }
  }

  /// Makes a picker of days from one on, with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil) { Text(title) }
  }

  /// Makes a picker of days before one, with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound) { Text(title) }
  }

  /// Makes a picker of any days, with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, upTo: nil) { Text(title) }
  }

  /// Makes a picker of days within a range, with words in a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound) { Text(title) }
  }

  /// Makes a picker of days from one on, with words in a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil) { Text(title) }
  }

  /// Makes a picker of days before one, with words in a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound) { Text(title) }
  }

  /// Makes a picker of any days, with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, upTo: nil) { Text(title) }
  }

  /// Makes a picker of days within a range, with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound) { Text(title) }
  }

  /// Makes a picker of days from one on, with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil) { Text(title) }
  }

  /// Makes a picker of days before one, with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound) { Text(title) }
  }
}

extension MultiDatePicker: RememberingView {
  package func makeMemory(for element: Element) -> ControlValue<Set<DateComponents>> {
    ControlValue(selection.wrappedValue)
  }

  package func update(_ element: Element) {
    let value = memory(of: element)
    value.readBinding(selection, element)
    // The last day is the one before the end, if that is a day's first moment.
    let maximum = end.map { $0.addingTimeInterval(-0.001) }
    element.setChild(
      0,
      to: LabeledPicker(label: label) {
        ManyDays(
          selection: selection.shown(by: value), minimum: minimum,
          maximum: maximum.map { max($0, minimum ?? $0) }, today: element.graph.date)
      }
      .environment(\.labelsYieldUpwards, true))
  }
}

/// The month of a picker of days.
private struct ManyDays: View {
  @Binding var selection: Set<DateComponents>
  let minimum: Date?
  let maximum: Date?
  let today: Date
  @AroundDates private var place

  var body: some View {
    let rules = place.rules(from: minimum, through: maximum)
    let days = selection.compactMap { day(of: $0, rules.calendar) }
    MonthCalendar(
      rules: rules, selected: Set(days), cursor: rules.clamped(days.min() ?? today),
      choosesByArrows: false
    ) { day, isFinal in
      if isFinal { toggle(day, rules) }
    }
  }

  /// The first moment of a day that was chosen, wherever that was: a day belongs to no zone.
  private func day(of components: DateComponents, _ calendar: Calendar) -> Date? {
    var (components, counting) = (components, components.calendar ?? calendar)
    components.timeZone = nil
    counting.timeZone = calendar.timeZone
    guard let date = counting.date(from: components) else { return nil }
    return calendar.startOfDay(for: date)
  }

  private func toggle(_ day: Date, _ rules: DateRules) {
    guard rules.allows(dayOf: day) else { return }
    let known = selection.filter { self.day(of: $0, rules.calendar) == day }
    if known.isEmpty {
      selection.insert(
        rules.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.subtract(known)
    }
  }
}
