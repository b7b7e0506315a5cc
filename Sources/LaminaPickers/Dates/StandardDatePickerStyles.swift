import LaminaLayout

/// The look that suits the picker's surroundings: a field whose calendar opens below it.
public struct DefaultDatePickerStyle: DatePickerStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A field that is typed in, with a button that opens a calendar below it.
public struct CompactDatePickerStyle: DatePickerStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.compact`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledPicker(label: configuration.label) {
      DateBox(configuration: configuration, ending: .calendar)
    }
  }
}

/// A field that is typed in: arrow keys step the part that has the focus, digits fill it.
public struct FieldDatePickerStyle: DatePickerStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.field`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledPicker(label: configuration.label) {
      DateBox(configuration: configuration, ending: .none)
    }
  }
}

/// A field with a stepper beside it, which steps the part that had the focus last.
public struct StepperFieldDatePickerStyle: DatePickerStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.stepperField`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledPicker(label: configuration.label) {
      DateBox(configuration: configuration, ending: .stepper)
    }
  }
}

/// A month of days, with a field for the time below it.
public struct GraphicalDatePickerStyle: DatePickerStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.graphical`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledPicker(label: configuration.label) {
      CalendarPanel(configuration: configuration)
    }
    .environment(\.labelsYieldUpwards, true)
  }
}

/// Columns that are turned, one for each part.
public struct WheelDatePickerStyle: DatePickerStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.wheel`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledPicker(label: configuration.label) { DateWheels(configuration: configuration) }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that suits the picker's surroundings.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field whose calendar opens below it.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field that is typed in.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper beside it.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Columns that are turned.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
