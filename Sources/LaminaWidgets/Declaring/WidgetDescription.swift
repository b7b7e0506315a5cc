/// A widget as a value: its names, its sizes, and what makes its content.
@MainActor
public struct WidgetDescription {
  /// Distinguishes it among the widgets of the program.
  public nonisolated let kind: String
  /// What people call it.
  public internal(set) var name: String
  /// What it shows, in a sentence.
  public internal(set) var text = ""
  /// The sizes that it can have.
  public internal(set) var families = WidgetFamily.allCases
  /// Whether its content keeps a distance from its edges.
  var hasMargins = true
  private let makeContent: (TimelineProviderContext) -> WidgetContent

  init(kind: String, makeContent: @escaping (TimelineProviderContext) -> WidgetContent) {
    (self.kind, name, self.makeContent) = (kind, kind, makeContent)
  }

  /// Makes its content: the view, and what feeds it.
  func content(in context: TimelineProviderContext) -> WidgetContent { makeContent(context) }
}

/// A widget's view, and what feeds it.
struct WidgetContent {
  var run: any RunningTimeline
  var view: AnyView
}
