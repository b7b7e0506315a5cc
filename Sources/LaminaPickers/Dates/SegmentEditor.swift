import LaminaDisplay
import LaminaGeometry
import LaminaInput
import Observation

/// What a person does with the parts of a date in a field.
@MainActor
final class SegmentEditor: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var order = SegmentOrder()
  /// The elements that show the parts.
  private var places: [DatePart: Node.ID] = [:]
  private var typing = SegmentTyping()
  /// The part that had the focus last; nil before any had it.
  private(set) var latest: DatePart?
  private var date: Binding<Date>?
  private var rules: DateRules?
  private var usesTwelveHours = false
  /// Whether the last digit has led to the part that has the focus: a separator after it leads no further.
  private var hasJustArrived = false
  /// The date that the wanted day was kept for.
  private var written: Date?

  private static let separators: Set<Character> = [".", ",", "/", "-", ":", ";"]

  /// Takes what the field says in an evaluation.
  func follow(
    _ date: Binding<Date>, rules: DateRules, order: SegmentOrder, usesTwelveHours: Bool
  ) {
    self.date = date
    self.rules = rules
    self.order = order
    self.usesTwelveHours = usesTwelveHours
    if date.wrappedValue != written { typing.forgetDay() }
  }

  /// The element that shows a part.
  func place(_ part: DatePart, at id: Node.ID) { places[part] = id }

  /// What is typed, and into which part; nil for nothing.
  ///
  /// Reading it is tracked.
  var typed: (part: DatePart, digits: String)? {
    registrar.access(self, keyPath: \.typed)
    guard let part = typing.part, !typing.digits.isEmpty else { return nil }
    return (part, typing.digits)
  }

  /// Types, and has what is typed shown.
  private func change<Result>(_ edit: (inout SegmentTyping) -> Result) -> Result {
    registrar.withMutation(of: self, keyPath: \.typed) { edit(&typing) }
  }

  // MARK: Acts

  /// One step up or down.
  func step(_ part: DatePart, by steps: Int) {
    guard let rules else { return }
    finish()
    guard let current else { return }
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
    case .rightArrow: move(from: part, by: 1, in: order.seen, graph)
    case .leftArrow: move(from: part, by: -1, in: order.seen, graph)
    case .delete: return takeBack()
    case .space: if !hadArrived { goOn(from: part, graph) }
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
    guard let rules, part != .year else { return }
    finish()
    typing.forgetDay()
    guard let current else { return }
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
    goOn(from: part, graph)
    return true
  }

  private func type(_ digit: Int, into part: DatePart, _ graph: ViewGraph) {
    guard let current, let rules else { return }
    let result = change {
      $0.type(digit, into: part, of: current, by: rules, usesTwelveHours: usesTwelveHours)
    }
    if let next = result.date { write(next) }
    guard result.isComplete else { return }
    change { $0.end() }
    goOn(from: part, graph)
    hasJustArrived = true
  }

  private func setPeriod(_ period: Int) {
    guard let current, let rules else { return }
    write(rules.setting(.dayPeriod, to: period, in: current))
  }

  /// Takes the last digit back, and what it has made of the date; whether there was one.
  private func takeBack() -> Bool {
    guard let current, let former = change({ $0.takeBack(from: current) }) else { return false }
    write(former)
    return true
  }

  /// Writes what is typed.
  private func finish() {
    guard let current, let rules, typing.part != nil else { return }
    if let next = change({ $0.finish(from: current, by: rules) }) { write(next) }
  }

  /// Gives the focus to the next part.
  private func goOn(from part: DatePart, _ graph: ViewGraph) {
    move(from: part, by: 1, in: order.written, graph)
  }

  private func move(from part: DatePart, by step: Int, in parts: [DatePart], _ graph: ViewGraph) {
    finish()
    guard let place = parts.firstIndex(of: part), parts.indices.contains(place + step),
      let id = places[parts[place + step]]
    else { return }
    graph.focus.focus(id, byKeyboard: true)
  }

  private func write(_ next: Date) {
    guard let date else { return }
    written = next
    if next != date.wrappedValue { date.wrappedValue = next }
  }

  /// The date within its bounds.
  private var current: Date? { date.flatMap { rules?.clamped($0.wrappedValue) } }
}
