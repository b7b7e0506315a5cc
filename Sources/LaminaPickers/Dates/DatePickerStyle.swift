public import LaminaGeometry

/// How date pickers look, and how a date is chosen in them.
///
/// ```swift
/// DatePicker("Departure", selection: $departure).datePickerStyle(.graphical)
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  /// What a style knows of the picker: its date, its bounds, its label.
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes what is shown in place of a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a date picker gives its style.
public struct DatePickerStyleConfiguration {
  /// What the date is, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What the date is, to be placed somewhere in the style's body.
  public let label: Label
  /// The date; setting it, or a binding to it, chooses another.
  @Binding public var selection: Date
  /// The first date that may be chosen; nil for any.
  public let minimumDate: Date?
  /// The last date that may be chosen; nil for any.
  public let maximumDate: Date?
  /// Which parts are shown.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

typealias AnyDatePickerStyle = AnyControlStyle<DatePickerStyleConfiguration>

extension EnvironmentValues {
  /// What date pickers look like; the standard look is made where one is shown.
  var datePickerStyle: AnyDatePickerStyle {
    get {
      self[StyleKey<DatePickerStyleConfiguration>.self]
        ?? AnyDatePickerStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
    }
    set { self[StyleKey<DatePickerStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers inside the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyle) {
      $0 = AnyDatePickerStyle(style, around: $0, at: \.datePickerStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}
