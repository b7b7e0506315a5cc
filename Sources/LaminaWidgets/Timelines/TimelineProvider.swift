public import LaminaGeometry

/// Says what a widget shows when.
///
/// ```swift
/// struct CountProvider: TimelineProvider {
///   func placeholder(in context: Context) -> CountEntry { CountEntry(date: .now, count: 0) }
///   func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
///     completion(CountEntry(date: .now, count: 12))
///   }
///   func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
///     completion(Timeline(entries: [CountEntry(date: .now, count: Self.stored)], policy: .never))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  /// Gives what is shown until there is something to show; at once.
  func placeholder(in context: Context) -> Entry
  /// Gives what shows the widget at its best, for people who choose among widgets, and for pictures.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// Gives the entries from now on. The first call of `completion` counts, within 30 seconds.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// What a provider's answer is for.
public struct TimelineProviderContext: Hashable, Sendable {
  public var family: WidgetFamily
  /// Whether people see it while they choose among widgets.
  public var isPreview: Bool
  /// The widget's size in points.
  public var displaySize: CGSize

  public init(family: WidgetFamily, displaySize: CGSize, isPreview: Bool = false) {
    (self.family, self.displaySize, self.isPreview) = (family, displaySize, isPreview)
  }
}
