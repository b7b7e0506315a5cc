/// A part of a program that is seen without it.
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  /// What it is made of.
  var body: Body { get }
}

/// What a widget is made of: who says what it shows, and how that looks.
public protocol WidgetConfiguration {
  /// What those who show widgets know of it.
  var widgetDescription: WidgetDescription { get }
}

/// What is known of a widget without asking it for anything.
public struct WidgetDescription {
  /// Names the widget among those of a program.
  public let kind: String
  /// What a person chooses it by.
  public package(set) var displayName: String
  /// What it is for, in a sentence.
  public package(set) var purpose = ""
  /// The sizes in which it can be seen.
  public package(set) var supportedFamilies = WidgetFamily.allCases
  package let source: any WidgetSource

  init(kind: String, source: any WidgetSource) {
    self.kind = kind
    displayName = kind
    self.source = source
  }
}

/// A widget whose entries come from a provider, and which has nothing to set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let widgetDescription: WidgetDescription

  /// - Parameters:
  ///   - kind: names the widget among those of a program.
  ///   - provider: says what it shows, and when.
  ///   - content: shows an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    widgetDescription = WidgetDescription(
      kind: kind, source: ProviderSource(provider: provider, content: content))
  }
}

/// A configuration of which something is said in other words.
public struct ModifiedWidgetConfiguration: WidgetConfiguration {
  public let widgetDescription: WidgetDescription
}

extension WidgetConfiguration {
  private func with(_ change: (inout WidgetDescription) -> Void) -> ModifiedWidgetConfiguration {
    var description = widgetDescription
    change(&description)
    return ModifiedWidgetConfiguration(widgetDescription: description)
  }

  /// Names the widget where a person chooses widgets.
  public func configurationDisplayName(_ name: String) -> some WidgetConfiguration {
    with { $0.displayName = name }
  }

  /// Says what the widget is for.
  public func description(_ text: String) -> some WidgetConfiguration { with { $0.purpose = text } }

  /// Sets the sizes in which the widget can be seen; all unless said otherwise.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    with { $0.supportedFamilies = families }
  }
}

/// The widgets of a program.
///
/// ```swift
/// struct DreamWidgets: WidgetBundle {
///   var body: some Widget {
///     FavouriteWidget()
///     CountWidget()
///   }
/// }
/// ```
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

/// Puts widgets one after the other.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> some Widget {
    WidgetList((repeat each widget))
  }
}

/// Several widgets.
struct WidgetList: Widget {
  private(set) var all: [WidgetDescription] = []

  init() {}

  init<each W: Widget>(_ widgets: (repeat each W)) {
    for widget in repeat each widgets { all += widget.widgetDescriptions }
  }

  var body: ModifiedWidgetConfiguration {
    preconditionFailure("Several widgets have no body: ask for their descriptions")
  }
}

extension Widget {
  /// What is known of the widget, or of all those that it stands for.
  package var widgetDescriptions: [WidgetDescription] {
    (self as? WidgetList)?.all ?? [body.widgetDescription]
  }
}

extension WidgetBundle {
  /// What is known of its widgets.
  public static var widgetDescriptions: [WidgetDescription] { Self().body.widgetDescriptions }
}
