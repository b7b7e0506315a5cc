/// Widgets: small views of a program that stand elsewhere, described as values, fed by timelines.
///
/// ```
///  Widget ──body──▶ WidgetDescription ──▶ TimelineRun: provider, entries by date, budget of reloads
///                                              │ entry
///                                              ▼
///  WidgetGuest ◀──pixels── WidgetSurface ◀── content(entry)
/// ```
///
/// ```swift
/// @main struct CountWidget: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "count", provider: CountProvider()) { entry in Text("\(entry.count)") }
///       .configurationDisplayName("Dreams")
///       .supportedFamilies([.systemSmall, .systemMedium])
///   }
/// }
/// ```
///
/// Folders: `Declaring` is what one writes, `Timelines` says what is shown when, `Showing` draws it.
///
/// It must never take text, or ask what time it is without being told.
