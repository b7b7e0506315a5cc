import LaminaGeometry

/// How dates are counted and written where a view stands.
struct DatePlace {
  let locale: Locale
  /// With the words of the locale, in the time zone of the surroundings.
  let calendar: Calendar

  var words: DateWords { DateWords(locale, calendar) }

  func rules(from minimum: Date?, through maximum: Date?) -> DateRules {
    DateRules(calendar, minimum: minimum, maximum: maximum)
  }

  func rules(of configuration: DatePickerStyleConfiguration) -> DateRules {
    rules(from: configuration.minimumDate, through: configuration.maximumDate)
  }
}

/// Reads how dates are counted and written around a view: the calendar is made when it is asked for, once a body.
@propertyWrapper
struct AroundDates: DynamicProperty {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init() {}

  var wrappedValue: DatePlace {
    var placed = calendar
    placed.locale = locale
    placed.timeZone = timeZone
    placed.firstWeekday = calendar.firstWeekday
    return DatePlace(locale: locale, calendar: placed)
  }
}
