import Foundation
import LaminaWidgets

/// What the tests' widgets show.
struct CountEntry: TimelineEntry, Equatable {
  var date: Date
  var count: Int
}

/// A provider whose answers are in the test's hands.
final class CountProvider: TimelineProvider {
  /// Completions of questions that were not answered yet.
  var open: [(Timeline<CountEntry>) -> Void] = []
  /// How often it was asked.
  var questions = 0
  /// What is answered at once.
  var answer: (() -> Timeline<CountEntry>)?

  func placeholder(in context: Context) -> CountEntry { CountEntry(date: .distantPast, count: -1) }

  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
    completion(CountEntry(date: .distantPast, count: 99))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    questions += 1
    if let answer { completion(answer()) } else { open.append(completion) }
  }
}

extension TimelineProviderContext {
  static let small = TimelineProviderContext(
    family: .systemSmall, displaySize: CGSize(width: 160, height: 160))
}

/// A moment on the first of March 2026, so many seconds after midnight in UTC.
func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_772_323_200 + seconds) }
