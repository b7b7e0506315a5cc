public import LaminaGeometry

/// For what a provider makes entries.
public nonisolated struct TimelineProviderContext: Hashable, Sendable {
  /// The size in which the widget is seen.
  public let family: WidgetFamily
  /// Whether it is seen where a person chooses widgets.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// Says what a widget shows, and when.
///
/// ```swift
/// struct TeaProvider: TimelineProvider {
///   func placeholder(in context: Context) -> Tea { Tea(date: .now, title: "Tea") }
///   func getSnapshot(in context: Context, completion: @escaping @Sendable (Tea) -> Void) { completion(current()) }
///   func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Tea>) -> Void) {
///     completion(Timeline(entries: [current()], policy: .after(.now + 3_600)))
///   }
/// }
/// ```
/// It calls back once; later calls change nothing. One that does not within ten seconds is asked again later.
public nonisolated protocol TimelineProvider<Entry>: SendableMetatype {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// An entry that shows the form of the widget, at once.
  func placeholder(in context: Context) -> Entry
  /// Calls back with an entry for a place where widgets are chosen, soon.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Calls back with what is shown from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A provider of entries that are awaited.
public nonisolated protocol AsyncTimelineProvider: TimelineProvider, Sendable
where Entry: Sendable {
  func snapshot(in context: Context) async -> Entry
  func timeline(in context: Context) async -> Timeline<Entry>
}

nonisolated extension AsyncTimelineProvider {
  public func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    Task { completion(await snapshot(in: context)) }
  }

  public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    Task { completion(await timeline(in: context)) }
  }
}
