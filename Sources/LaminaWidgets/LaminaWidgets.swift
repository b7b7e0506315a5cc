/// Widgets: small views of a program that are seen without it, at the times that it has said before.
///
/// ```
///  Widget ──body──▶ StaticConfiguration(kind, provider, content)
///                        │ placeholder, timeline
///                        ▼
///  WidgetEngine: entries by date, when to ask again, 70 times a day at most ──▶ the view of an entry
/// ```
///
/// ```swift
/// struct TeaWidget: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "tea", provider: TeaProvider()) { entry in Text(entry.title) }
///       .supportedFamilies([.systemSmall])
///   }
/// }
/// ```
///
/// It must never ask the clock by itself, ask a provider more often than its budget says, or end over what one does.
@_exported public import LaminaViews
