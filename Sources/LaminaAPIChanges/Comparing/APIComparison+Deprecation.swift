import LaminaAPIModel
import LaminaJSON

/// What will end: parts that are deprecated, and the day of their end, which `x-sunset` names.
extension APIComparison {
  mutating func compareDeprecation(
    _ before: APIMethod, _ after: APIMethod, of subject: String
  ) {
    if before.isDeprecated != after.isDeprecated {
      let end = after.sunset.map { ", and ends on \($0)" } ?? ""
      note(
        .changed, "deprecated", of: subject,
        after.isDeprecated
          ? "The method is deprecated\(end)." : "The method is no longer deprecated.",
        level: after.isDeprecated ? .warning : .compatible, old: before.place, new: after.place)
    }
    compareSunsets(before, after, of: subject)
    if let sunset = after.sunset, !Self.isDay(sunset) {
      note(
        .changed, "sunset-unreadable", of: subject,
        "The day of its end is \(Self.shown(sunset)), and no date as 2026-11-29.", level: .warning,
        old: before.place, new: after.place)
    }
  }

  /// An end that comes sooner takes from callers what they were promised.
  private mutating func compareSunsets(
    _ before: APIMethod, _ after: APIMethod, of subject: String
  ) {
    guard before.sunset != after.sunset, before.isDeprecated, after.isDeprecated else { return }
    let isSooner =
      if let old = before.sunset, let new = after.sunset { new.prefix(10) < old.prefix(10) } else {
        false
      }
    let level: APIChange.Level = isSooner ? .breaking : after.sunset == nil ? .warning : .compatible
    note(
      .changed, "sunset", of: subject,
      "It ends on \(after.sunset ?? "no day that is named"), and was to end on"
        + " \(before.sunset ?? "no day that was named").", level: level, old: before.place,
      new: after.place)
  }

  /// What the end of a method means: a warning if it was deprecated, and its day has come.
  func end(of method: APIMethod) -> (level: APIChange.Level, words: String) {
    guard method.isDeprecated, let sunset = method.sunset, Self.isDay(sunset) else {
      return (.breaking, "")
    }
    guard let today else { return (.breaking, ", and was to end on \(sunset)") }
    let isOver = sunset.prefix(10) <= today.prefix(10)
    return (isOver ? .warning : .breaking, ", and was to end on \(sunset)")
  }

  /// Whether a text begins as a date does: `2026-11-29`.
  private static func isDay(_ text: String) -> Bool {
    text.prefixMatch(of: /[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])/) != nil
  }
}

extension APIMethod {
  /// The day of its end, as its author writes it.
  fileprivate var sunset: String? { extensions[named: "x-sunset"]?.string }
}
