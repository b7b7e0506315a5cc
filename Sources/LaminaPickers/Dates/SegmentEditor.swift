import LaminaDisplay
import LaminaGeometry
import LaminaInput

/// What a person does with the parts of a date in a field.
@MainActor
final class SegmentEditor {
  /// What stands where from the beginning of the field on, and the element that shows it.
  private var order: [DatePart] = []
  private var places: [DatePart: Node.ID] = [:]
  private(set) var typing = SegmentTyping()
  /// The part that had the focus last; the first one before.
  private(set) var latest: DatePart?
  private var date: Binding<Date>?
  private var rules: DateRules?
  private var usesTwelveHours = false
  private var isMirrored = false
  /// Whether the last digit has led to the part that has the focus: a separator after it leads no further.
  private var hasJustArrived = false
  /// The date that the wanted day was kept for.
  private var written: Date?
  /// Called when what is shown is another thing.
  var onChange: () -> Void = {}

  private static let separators: Set<Character> = [".", ",", "/", "-", ":", ";"]

  /// Takes what the field says in an evaluation.
  func follow(
    _ date: Binding<Date>, rules: DateRules, order: [DatePart], usesTwelveHours: Bool,
    isMirrored: Bool
  ) {
    self.date = date
    self.rules = rules
    self.order = order
    self.usesTwelveHours = usesTwelveHours
    self.isMirrored = isMirrored
    if date.wrappedValue != written { typing.forgetDay() }
  }

  /// The element that shows a part.
  func place(_ part: DatePart, at id: Node.ID) { places[part] = id }

  /// What is typed into a part; nil where nothing is.
  func digits(in part: DatePart) -> String? {
    typing.part == part && !typing.digits.isEmpty ? typing.digits : nil
  }

  // MARK: Acts

  /// One step up or down.
  func step(_ part: DatePart, by steps: Int) {
    guard let date, let rules else { return }
    finish()
    let current = rules.clamped(date.wrappedValue)
    if part == .month || part == .year {
      typing.keepDay(of: current, by: rules)
    } else {
      typing.forgetDay()
    }
    write(rules.stepped(current, part, by: steps, wantedDay: typing.wantedDay))
  }

  /// What a key does in a part; whether it does anything.
  func key(_ key: Key, in part: DatePart, graph: ViewGraph) -> Bool {
    let hadArrived = hasJustArrived
    hasJustArrived = false
    switch key {
    case .upArrow: step(part, by: 1)
    case .downArrow: step(part, by: -1)
    case .pageUp: step(part, by: pageSize(of: part))
    case .pageDown: step(part, by: -pageSize(of: part))
    case .home: goToEnd(of: part, isUpper: false)
    case .end: goToEnd(of: part, isUpper: true)
    case .rightArrow: move(from: part, by: isMirrored ? -1 : 1, graph)
    case .leftArrow: move(from: part, by: isMirrored ? 1 : -1, graph)
    case .delete: return takeBack()
    case .space: if !hadArrived { move(from: part, by: 1, graph) }
    case .character(let character):
      if hadArrived, Self.separators.contains(character) { return true }
      return type(character, into: part, graph)
    default: return false
    }
    return true
  }

  /// The focus comes to a part, or leaves it.
  func focus(_ isFocused: Bool, on part: DatePart) {
    if isFocused {
      latest = part
    } else if typing.part == part {
      finish()
      onChange()
    }
  }

  // MARK: Steps

  private func pageSize(of part: DatePart) -> Int {
    switch part {
    case .year, .minute: 10
    case .day: 7
    case .month: 3
    case .hour: 6
    case .dayPeriod: 1
    }
  }

  private func goToEnd(of part: DatePart, isUpper: Bool) {
    guard let date, let rules, part != .year else { return }
    finish()
    typing.forgetDay()
    let current = rules.clamped(date.wrappedValue)
    let range = rules.range(of: part, in: current)
    write(rules.setting(part, to: isUpper ? range.upperBound : range.lowerBound, in: current))
  }

  private func type(_ character: Character, into part: DatePart, _ graph: ViewGraph) -> Bool {
    if let digit = character.wholeNumberValue, (0...9).contains(digit), part != .dayPeriod {
      type(digit, into: part, graph)
      return true
    }
    if part == .dayPeriod, let period = ["a": 0, "p": 1][character.lowercased()] {
      setPeriod(period)
      return true
    }
    guard Self.separators.contains(character) else { return false }
    move(from: part, by: 1, graph)
    return true
  }

  private func type(_ digit: Int, into part: DatePart, _ graph: ViewGraph) {
    guard let date, let rules else { return }
    let result = typing.type(
      digit, into: part, of: rules.clamped(date.wrappedValue), by: rules,
      usesTwelveHours: usesTwelveHours)
    if let next = result.date { write(next) }
    if result.isComplete {
      typing.end()
      move(from: part, by: 1, graph)
      hasJustArrived = true
    }
    onChange()
  }

  private func setPeriod(_ period: Int) {
    guard let date, let rules else { return }
    write(rules.setting(.dayPeriod, to: period, in: rules.clamped(date.wrappedValue)))
  }

  private func takeBack() -> Bool {
    defer { onChange() }
    return typing.takeBack()
  }

  /// Writes what is typed.
  private func finish() {
    guard let rules, typing.part != nil else { return }
    if let next = typing.finish(by: rules) { write(next) }
  }

  /// Gives the focus to the next part.
  private func move(from part: DatePart, by step: Int, _ graph: ViewGraph) {
    finish()
    onChange()
    guard let place = order.firstIndex(of: part), order.indices.contains(place + step),
      let id = places[order[place + step]]
    else { return }
    graph.focus.focus(id, byKeyboard: true)
  }

  private func write(_ next: Date) {
    guard let date else { return }
    written = next
    if next != date.wrappedValue { date.wrappedValue = next }
    onChange()
  }
}
