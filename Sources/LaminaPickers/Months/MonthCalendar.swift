import LaminaText
import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// A month with its name, arrows to the months beside it, and its days.
struct MonthCalendar: View {
  let rules: DateRules
  /// The first moments of the days that are chosen.
  let selected: Set<Date>
  /// The day that keys go on from.
  let cursor: Date
  /// Whether it takes the focus when it comes.
  var grabsFocus = false
  /// Whether arrow keys choose the day that they come to, or Space does.
  var choosesByArrows = true
  /// Called with a day, and whether the choice was more than a key's step.
  let choose: (Date, Bool) -> Void
  /// A day of the month that is shown; nil for that of the cursor.
  @State private var turned: Date?
  /// Where keys are, where they choose nothing.
  @State private var place: Date?
  @Environment(\.locale) private var locale
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let page = MonthPage(around: turned ?? position, by: rules)
    let words = DateWords(locale, rules.calendar)
    let title = words.text(page.start, template: "yMMMM")
    VStack(spacing: 6) {
      header(page, title)
      weekdays(words.weekdays)
      CalendarGrid(
        page: page, calendar: rules.calendar, marks: marks, side: side, position: position,
        label: title, grabsFocus: grabsFocus, words: words, act: act)
    }
    .onChange(of: rules.calendar.startOfDay(for: rules.countable(cursor))) { turned = nil }
    .fixedSize(horizontal: false, vertical: true)
  }

  /// How wide and high a day is where there is room; where there is less breadth, days are narrower.
  private var side: CGFloat { (32 * scale).rounded() }
  /// The day that keys go on from.
  private var position: Date { choosesByArrows ? cursor : place ?? cursor }

  private var marks: CalendarGrid.Marks {
    CalendarGrid.Marks(
      selected: selected,
      place: choosesByArrows ? nil : rules.calendar.startOfDay(for: rules.countable(position)))
  }

  // MARK: Above the days

  private func header(_ page: MonthPage, _ title: String) -> some View {
    HStack(spacing: 4) {
      arrow("chevron.backward", "Previous Month", to: -1, from: page)
      Text(verbatim: title).font(.headline).lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .frame(maxWidth: .infinity)
      arrow("chevron.forward", "Next Month", to: 1, from: page)
    }
    .frame(idealWidth: side * 7, maxWidth: side * 7)
  }

  private func arrow(
    _ symbol: String, _ name: String, to months: Int, from page: MonthPage
  ) -> some View {
    let target = rules.calendar.startOfDay(for: rules.advanced(page.start, .month, by: months))
    return Button {
      turned = target
    } label: {
      Image(systemName: symbol).frame(width: side - 4, height: side - 4)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless).accessibilityLabel(name)
    .disabled(!hasDays(target))
  }

  /// Whether some day of a month may be chosen.
  private func hasDays(_ month: Date) -> Bool {
    let last = rules.advanced(month, .day, by: rules.days(inMonthOf: month) - 1)
    let isEarly = rules.minimum.map {
      rules.calendar.startOfDay(for: last) < rules.calendar.startOfDay(for: $0)
    }
    return !(isEarly ?? false) && !(rules.maximum.map { month > $0 } ?? false)
  }

  private func weekdays(_ names: [String]) -> some View {
    HStack(spacing: 0) {
      ForEach(names.indices, id: \.self) { index in
        Text(verbatim: names[index]).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          .frame(idealWidth: side, maxWidth: side)
      }
    }
    .accessibilityHidden(true)
  }

  // MARK: Acts

  private func act(_ act: CalendarGrid.Act) {
    switch act {
    case .press(let day):
      place = day
      choose(day, true)
    case .pressPosition:
      choose(rules.calendar.startOfDay(for: rules.countable(position)), true)
    case .move(let unit, let count): go(to: rules.advanced(position, unit, by: count))
    case .week(let isEnd): go(to: endOfWeek(isEnd))
    }
  }

  private func endOfWeek(_ isEnd: Bool) -> Date {
    let weekday = rules.calendar.component(.weekday, from: rules.countable(position))
    let place = ((weekday - rules.calendar.firstWeekday) % 7 + 7) % 7
    return rules.advanced(position, .day, by: isEnd ? 6 - place : -place)
  }

  private func go(to day: Date) {
    let next = rules.clamped(day)
    turned = nil
    if choosesByArrows { choose(next, false) } else { place = next }
  }
}
