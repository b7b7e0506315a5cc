import Foundation

/// The figures of one run, in the order in which they were measured.
///
/// ```swift
/// var report = Report()
/// report.add("hello.rss_mb", 26.5, goal: 40)
/// report.json   // {"hello.rss_mb": 26.5}
/// ```
/// A key's last part ends with its unit (`_ms`, `_mb`, `_us_p50`, `_10s`); a key without one is a count.
struct Report {
  private(set) var figures: [Figure] = []

  /// Notes a figure.
  ///
  /// - Parameters:
  ///   - key: unique in the report, parts divided by dots.
  ///   - value: in the unit that the key names.
  ///   - goal: the most it should be.
  mutating func add(_ key: String, _ value: Double, goal: Double? = nil) {
    precondition(figures.allSatisfy { $0.key != key }, "the figure \(key) is measured twice")
    figures.append(Figure(key: key, value: value, goal: goal))
  }

  /// Notes counted work, which does not depend on the machine.
  mutating func count(_ key: String, _ value: Int, goal: Int? = nil) {
    add(key, Double(value), goal: goal.map(Double.init))
  }
}

/// One number with a name.
struct Figure {
  let key: String
  let value: Double
  let goal: Double?

  var isMissed: Bool { goal.map { value > $0 } ?? false }

  /// The value with three digits that matter; counts stay whole.
  var text: String {
    if value == value.rounded(), abs(value) < 1e12 { return String(format: "%.0f", value) }
    let digits = max(0, 2 - Int(log10(max(abs(value), 1e-9)).rounded(.down)))
    return String(format: "%.\(min(digits, 4))f", value)
  }
}
