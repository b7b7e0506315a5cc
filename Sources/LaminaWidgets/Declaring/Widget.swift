/// A small view of a program that stands elsewhere: in *Today*, or as a picture.
///
/// ```swift
/// @main struct CountWidget: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "count", provider: CountProvider()) { entry in Text("\(entry.count)") }
///   }
/// }
/// ```
/// Its program has no window. It takes presses, and no text: a press opens the program by its address.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  /// Makes the widget, once, when its process starts.
  init()
  /// What it shows, and when.
  var body: Body { get }
}

/// Several widgets of one program.
///
/// ```swift
/// @main struct DreamWidgets: WidgetBundle {
///   var body: some Widget {
///     CountWidget()
///     FavouriteWidget()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  /// Makes the widgets, once, when their process starts.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

/// Makes one of several widgets.
@resultBuilder
@MainActor
public enum WidgetBundleBuilder {
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> some Widget {
    var descriptions: [WidgetDescription] = []
    for widget in repeat each widgets { descriptions += widget.body.widgetDescriptions }
    return Widgets(descriptions: descriptions)
  }
}

/// Several widgets as one.
private struct Widgets: Widget {
  var descriptions: [WidgetDescription]

  init(descriptions: [WidgetDescription]) { self.descriptions = descriptions }

  init() { self.init(descriptions: []) }

  var body: Configuration { Configuration(widgetDescriptions: descriptions) }

  struct Configuration: WidgetConfiguration { var widgetDescriptions: [WidgetDescription] }
}
