public import LaminaLocalization

/// A box around views that belong together, with a label above them.
///
/// ```swift
/// GroupBox("Margins") {
///   LabeledContent("Top", value: "2 cm")
///   LabeledContent("Left", value: "2 cm")
/// }
/// ```
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Makes a box of views, with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    style.body(
      GroupBoxStyleConfiguration(
        label: .init(hidden: label.titled),
        content: .init(hidden: style.keeping(content, at: \.groupBoxStyle))))
  }
}

extension GroupBox {
  /// Makes a box of views, with a label that is given as a view, in SwiftUI's old spelling.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box of views without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box of views, with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// A box with what a style was given, for styles that build on others: it looks as boxes do around the style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
