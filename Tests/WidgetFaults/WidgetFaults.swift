import Foundation
import LaminaWidgetHost

private struct Moment: TimelineEntry { var date: Date }

/// Answers at once with one entry.
private struct Once: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) { completion(Timeline(entries: [Moment(date: .now)], policy: .never)) }
}

/// A view that does something bad when its entry is shown, and not as a placeholder.
private struct Bad: View {
  let moment: Moment
  let act: () -> Void
  var body: some View {
    if moment.date > .distantPast { act() }
    return Color.blue
  }
}

private struct FaultyWidget: Widget {
  var kind = ""
  var act: () -> Void = {}
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Once()) { Bad(moment: $0, act: act) }
  }
}

private struct GoodWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "good", provider: Once()) { moment in
      (moment.date > .distantPast ? Color.red : Color.blue)
        .frame(width: 4_000, height: 4_000)
        .widgetURL(URL(string: "good://open"))
    }
    .configurationDisplayName("Good")
    .supportedFamilies([.systemSmall])
  }
}

/// Widgets that do what widgets should not: each ends or hangs when its first entry is shown.
@main struct WidgetFaults: WidgetBundle {
  var body: some Widget {
    GoodWidget()
    FaultyWidget(kind: "loop") { while true { usleep(1) } }
    FaultyWidget(kind: "crash") { kill(getpid(), SIGSEGV) }
    FaultyWidget(kind: "leak") {
      for _ in 0..<10_000 {
        guard let memory = malloc(1 << 20) else { exit(3) }
        memset(memory, 1, 1 << 20)
      }
    }
    FaultyWidget(kind: "chatter") { print(String(repeating: "x", count: 100_000)) }
  }
}
