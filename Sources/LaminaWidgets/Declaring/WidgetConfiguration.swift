/// What a widget shows, and what it is called.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// One for each widget; several for a bundle.
  var widgetDescriptions: [WidgetDescription] { get }
}

extension WidgetConfiguration {
  /// Names the widget where people choose among them; its kind without this.
  public func configurationDisplayName(_ name: String) -> some WidgetConfiguration {
    described { $0.name = name }
  }

  /// Says what the widget shows where people choose among them.
  public func description(_ text: String) -> some WidgetConfiguration {
    described { $0.text = text }
  }

  /// Says which sizes it can have; all without this.
  ///
  /// The first one is a person's until they choose another.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    described { $0.families = families }
  }

  func described(
    _ change: (inout WidgetDescription) -> Void
  ) -> some WidgetConfiguration {
    Described(
      widgetDescriptions: widgetDescriptions.map { description in
        var description = description
        change(&description)
        return description
      })
  }
}

private struct Described: WidgetConfiguration { var widgetDescriptions: [WidgetDescription] }

/// A widget without settings of a person's own: a provider and the view of one of its entries.
public struct StaticConfiguration<Provider: TimelineProvider, Content: View>: WidgetConfiguration {
  private let kind: String
  private let provider: Provider
  private let content: (Provider.Entry) -> Content

  /// Describes a widget.
  ///
  /// - Parameters:
  ///   - kind: distinguishes it among the widgets of the program.
  ///   - provider: says what is shown when.
  ///   - content: the view of an entry: what it shows depends on nothing else.
  public init(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    (self.kind, self.provider, self.content) = (kind, provider, content)
  }

  public var widgetDescriptions: [WidgetDescription] {
    [
      WidgetDescription(kind: kind) { [provider, content] context in
        let run = TimelineRun(provider, in: context)
        return WidgetContent(run: run, view: AnyView(EntryView(run: run, content: content)))
      }
    ]
  }
}

/// Shows the entry of the moment.
private struct EntryView<Provider: TimelineProvider, Content: View>: View {
  var run: TimelineRun<Provider>
  var content: (Provider.Entry) -> Content

  var body: some View { content(run.entry) }
}
