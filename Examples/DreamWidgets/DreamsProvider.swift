import DreamsToday
import Foundation
import LaminaStore
import LaminaWidgets

/// What the widgets show.
struct DreamsEntry: TimelineEntry {
  var date: Date
  var dreams: DreamsToday?
}

/// Reads what Dreams has left.
struct DreamsProvider: TimelineProvider {
  private static let store = SharedStore(group: DreamsToday.group)

  func placeholder(in context: Context) -> DreamsEntry { DreamsEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (DreamsEntry) -> Void) {
    completion(DreamsEntry(date: .now, dreams: stored))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DreamsEntry>) -> Void) {
    let entry = DreamsEntry(date: .now, dreams: stored)
    completion(Timeline(entries: [entry], policy: .never))
  }

  /// Nil where Dreams was never used, or its store cannot be read.
  private var stored: DreamsToday? {
    try? DreamsToday(in: Self.store)
  }
}
