/// Which parts of a date a date picker shows.
public nonisolated struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Day, month and year, as the locale writes them.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hours and minutes, as the locale writes them.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
