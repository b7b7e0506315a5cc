import Foundation
import LaminaDisplay
import LaminaGeometry

/// Where a view of progress has its value from.
nonisolated enum ProgressSource {
  /// A share from 0 to 1; nil where it is unknown.
  case fraction(Double?)
  /// The time that has passed of an interval, or that is left of it.
  case time(ClosedRange<Date>, countsDown: Bool)
  /// Work that says itself how far it is.
  case work(Progress)

  /// The share that `value` is of `total`.
  @MainActor static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    let total = Double(total).finite(or: 1, "ProgressView(value:total:)")
    return value.map {
      let done = Double($0).finite("ProgressView(value:total:)")
      return total > 0 ? min(max(done / total, 0), 1) : 0
    }
  }

  /// Whether it stays what it is.
  var isStill: Bool { if case .fraction = self { true } else { false } }
}

/// Follows what a view of progress shows while it is in sight.
@MainActor
package final class ProgressFollower {
  /// How often work is asked how far it is, in seconds: nothing is heard from it.
  private static let pollInterval = 0.1
  private lazy var ticker = SightTicker()

  /// How far it is now.
  func fraction(of source: ProgressSource, in element: Element) -> Double? {
    switch source {
    case .fraction(let fraction): fraction
    case .time(let interval, let countsDown): time(interval, countsDown: countsDown, in: element)
    case .work(let progress): work(progress, in: element)
    }
  }

  private func work(_ progress: Progress, in element: Element) -> Double? {
    let isOver = progress.isFinished || progress.isCancelled
    ticker.goOn(element, at: isOver ? nil : element.graph.frameTime + Self.pollInterval)
    if progress.isFinished { return 1 }
    guard !progress.isIndeterminate else { return nil }
    let fraction = progress.fractionCompleted
    return fraction.isFinite ? min(max(fraction, 0), 1) : nil
  }

  private func time(
    _ interval: ClosedRange<Date>, countsDown: Bool, in element: Element
  ) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    // What never ends does not go on.
    guard length.isFinite else {
      ticker.goOn(element, at: nil)
      return countsDown ? 1 : 0
    }
    let passed = element.graph.date.timeIntervalSince(interval.lowerBound)
    let share = length > 0 ? min(max(passed / length, 0), 1) : passed >= 0 ? 1 : 0
    ticker.goOn(element, at: next(after: passed, of: length).map { element.graph.frameTime + $0 })
    return countsDown ? 1 - share : share
  }

  /// In how many seconds another 640th is over; nil when all are.
  private func next(after passed: TimeInterval, of length: TimeInterval) -> TimeInterval? {
    if passed < 0 { return -passed }
    guard passed < length else { return nil }
    return min(max(length / 640, 1 / 60.0), length - passed)
  }
}
