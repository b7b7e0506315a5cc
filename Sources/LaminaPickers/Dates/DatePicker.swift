import LaminaDisplay
public import LaminaGeometry
public import LaminaLocalization

/// A control that picks a date, a time, or both.
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date()..., displayedComponents: .date)
/// DatePicker("Alarm", selection: $alarm, displayedComponents: .hourAndMinute)
/// DatePicker("Birthday", selection: $birthday, displayedComponents: .date).datePickerStyle(.graphical)
/// ```
///
/// It counts in the `calendar` of the environment, writes as its `locale` does, and means times in its `timeZone`. A date
/// beyond the range is shown as the nearest one within; nothing is written until a person changes it.
public struct DatePicker<Label: View>: View {
  public typealias Body = Never
  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, from minimum: Date?, through maximum: Date?,
    _ components: Components, _ label: () -> Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label()
  }
}

// MARK: - Any label

extension DatePicker {
  /// Makes a picker of any date, with any label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label)
  }

  /// Makes a picker of dates within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label)
  }

  /// Makes a picker of dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label)
  }

  /// Makes a picker of dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label)
  }
}

// MARK: - A title

extension DatePicker where Label == Text {
  /// Makes a picker of any date, with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents) { Text(title) }
  }

  /// Makes a picker of dates within a range, with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker of dates from one on, with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents) { Text(title) }
  }

  /// Makes a picker of dates up to one, with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents) { Text(title) }
  }

  /// Makes a picker of any date, with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents) { Text(title) }
  }

  /// Makes a picker of dates within a range, with words in a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker of dates from one on, with words in a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents) { Text(title) }
  }

  /// Makes a picker of dates up to one, with words in a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents) { Text(title) }
  }

  /// Makes a picker of any date, with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents) { Text(title) }
  }

  /// Makes a picker of dates within a range, with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker of dates from one on, with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents) { Text(title) }
  }

  /// Makes a picker of dates up to one, with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents) { Text(title) }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// A picker with what a style was given, for styles that build on others.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, from: configuration.minimumDate,
      through: configuration.maximumDate, configuration.displayedComponents
    ) { configuration.label }
  }
}

// MARK: - Evaluation

extension DatePicker: RememberingView {
  package func makeMemory(for element: Element) -> ControlValue<Date> {
    ControlValue(selection.wrappedValue)
  }

  package func update(_ element: Element) {
    let value = memory(of: element)
    value.readBinding(selection, element)
    let style = element.read(\.datePickerStyle)
    let configuration = DatePickerStyleConfiguration(
      label: .init(hidden: label.titled), selection: selection.shown(by: value),
      minimumDate: minimum,
      maximumDate: maximum.map { max($0, minimum ?? $0) }, displayedComponents: components)
    element.setChild(0, to: style.body(configuration))
  }
}
