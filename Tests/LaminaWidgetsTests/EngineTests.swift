import Foundation
import LaminaStore
import LaminaTesting
import LaminaWidgets
import Testing

private struct Tea: TimelineEntry {
  var date: Date
  var title: String
}

/// A provider in the test's hands.
private final class Kettle: TimelineProvider, @unchecked Sendable {
  // Only the main thread asks and answers here.
  var waiting: [@Sendable (Timeline<Tea>) -> Void] = []
  var contexts: [TimelineProviderContext] = []

  func placeholder(in context: Context) -> Tea { Tea(date: .distantPast, title: "placeholder") }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Tea) -> Void) {
    completion(Tea(date: .distantPast, title: "snapshot"))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Tea>) -> Void) {
    contexts.append(context)
    waiting.append(completion)
  }
}

private struct Hours: AsyncTimelineProvider {
  func placeholder(in context: Context) -> Tea { Tea(date: .distantPast, title: "…") }
  func snapshot(in context: Context) async -> Tea { Tea(date: .distantPast, title: "now") }
  func timeline(in context: Context) async -> Timeline<Tea> {
    Timeline(entries: [Tea(date: .distantPast, title: "awaited")], policy: .never)
  }
}

private struct TeaView: View {
  @Environment(\.widgetFamily) private var family
  let tea: Tea
  var body: some View {
    Text("\(tea.title) \(family)").widgetURL(URL(string: "tea://\(tea.title)"))
  }
}

private struct TeaWidget: Widget {
  var provider = Kettle()
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tea", provider: provider) { TeaView(tea: $0) }
      .configurationDisplayName("Tea")
      .description("What is in the cup.")
      .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

private struct OtherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "other", provider: Hours()) { Text($0.title) }
  }
}

private struct Cups: WidgetBundle {
  var body: some Widget {
    TeaWidget()
    OtherWidget()
  }
}

@MainActor @Suite("The engine of a widget")
struct EngineTests {
  /// A clock in the test's hands.
  private final class Clock { var now = Date(timeIntervalSince1970: 1_700_000_000) }

  private func show(_ engine: WidgetEngine) -> Harness {
    Harness(size: CGSize(width: 200, height: 100)) {
      engine.content.environment(\.widgetFamily, engine.context.family)
    }
  }

  @Test("A widget says what it is, and in which sizes it is seen")
  func descriptions() {
    let all = Cups.widgetDescriptions
    #expect(all.map(\.kind) == ["tea", "other"])
    #expect(all[0].displayName == "Tea" && all[0].purpose == "What is in the cup.")
    #expect(all[0].supportedFamilies == [.systemSmall, .accessoryInline])
    #expect(all[1].displayName == "other" && all[1].supportedFamilies == WidgetFamily.allCases)
  }

  @Test("The placeholder is shown until the provider answers, then each entry at its time")
  func entries() throws {
    let (clock, kettle) = (Clock(), Kettle())
    let engine = WidgetEngine(
      TeaWidget(provider: kettle).body.widgetDescription, family: .systemSmall,
      size: CGSize(width: 155, height: 155)
    ) { clock.now }
    var changes = 0
    engine.onChange = { changes += 1 }
    #expect(show(engine).exists("placeholder systemSmall"))
    engine.start()
    #expect(kettle.contexts.map(\.displaySize) == [CGSize(width: 155, height: 155)])
    let answer = try #require(kettle.waiting.first)
    answer(
      Timeline(
        entries: [Tea(date: clock.now, title: "green"), Tea(date: clock.now + 60, title: "black")],
        policy: .atEnd))
    answer(Timeline(entries: [Tea(date: clock.now, title: "twice")], policy: .never))
    #expect(show(engine).exists("green systemSmall") && engine.nextDate == clock.now + 60)
    clock.now += 60
    engine.wake()
    #expect(show(engine).exists("black systemSmall") && changes >= 3)
    // At the end it is asked again, five minutes after the last time.
    #expect(engine.askings == 1)
    clock.now += 240
    engine.wake()
    #expect(engine.askings == 2)
  }

  @Test("A process that fails is asked again, later and later, and what was shown stays")
  func failures() throws {
    let (clock, kettle) = (Clock(), Kettle())
    let engine = WidgetEngine(
      TeaWidget(provider: kettle).body.widgetDescription, family: .systemSmall, size: .zero
    ) { clock.now }
    engine.start()
    kettle.waiting[0](Timeline(entries: [Tea(date: clock.now, title: "green")], policy: .never))
    for pause in [1.0, 2, 4] {
      engine.fail()
      #expect(engine.nextDate == clock.now + pause)
      clock.now += pause
      engine.wake()
    }
    #expect(engine.askings == 4 && show(engine).exists("green systemSmall"))
  }

  @Test("Where widgets are chosen, a snapshot is shown, and no timeline asked for")
  func snapshot() {
    let clock = Clock()
    let kettle = Kettle()
    let engine = WidgetEngine(
      TeaWidget(provider: kettle).body.widgetDescription, family: .accessoryInline, size: .zero,
      isPreview: true
    ) { clock.now }
    engine.start()
    #expect(show(engine).exists("snapshot accessoryInline"))
    #expect(kettle.waiting.isEmpty && engine.nextDate == nil)
  }

  @Test("A provider that is awaited answers, too")
  func awaited() async throws {
    let clock = Clock()
    let engine = WidgetEngine(
      OtherWidget().body.widgetDescription, family: .systemLarge, size: .zero
    ) { clock.now }
    await withCheckedContinuation { continuation in
      engine.onChange = { if engine.date != nil { continuation.resume() } }
      engine.start()
    }
    #expect(show(engine).exists("awaited"))
  }

  @Test("A program that asks for a kind reaches those who show it, through a store")
  func center() async {
    let center = WidgetCenter(.inMemory())
    var heard: [String] = []
    let tea = center.observe(kind: "tea") { heard.append("tea") }
    let other = center.observe(kind: "other") { heard.append("other") }
    center.reloadTimelines(ofKind: "tea")
    while heard.isEmpty { await Task.yield() }
    center.reloadAllTimelines()
    while heard.count < 3 { await Task.yield() }
    #expect(heard == ["tea", "tea", "other"])
    tea.cancel()
    other.cancel()
  }

  @Test(
    "Sizes follow the width of their column, from a phone's to a tablet's",
    arguments: [320, 375, 414, 736])
  func sizes(width: CGFloat) {
    let sizes = WidgetFamily.allCases.map { $0.size(inWidth: width, spacing: 16) }
    #expect(sizes[0].width * 2 + 16 == width && sizes[0].width == sizes[0].height)
    #expect(sizes[1] == CGSize(width: width, height: sizes[0].height))
    #expect(sizes[2] == CGSize(width: width, height: width) && sizes[3].width == width)
  }
}
