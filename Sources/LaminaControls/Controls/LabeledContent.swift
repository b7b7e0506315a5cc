public import LaminaGeometry
import LaminaLayout
import LaminaText

/// A value, or any other view, with a label that says what it is.
///
/// ```swift
/// LabeledContent("Version", value: "2.1")
/// LabeledContent("Cost", value: 12, format: .currency(code: "EUR"))
/// LabeledContent("Load") { ProgressView(value: load) }
/// ```
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// Makes a view of a content and its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    style.body(
      LabeledContentStyleConfiguration(
        label: .init(hidden: label.titled),
        content: .init(hidden: style.keeping(content, at: \.labeledContentStyle))))
  }
}

extension LabeledContent where Label == Text {
  /// Makes a view of a content with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a view of words with a title.
  public init<V: StringProtocol>(_ title: LocalizedStringKey, value: V) {
    self.init(title) { Text(value) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    self.init(title) { Text(value) }
  }

  /// Makes a view of a value with a title, as a format writes it.
  public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// A content with its label as a style was given them, for styles that build on others.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// How labels and what they name stand to each other.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  /// What a style knows: the label and the content.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes what is shown in place of a content with its label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a labelled content gives its style.
public struct LabeledContentStyleConfiguration {
  /// What says what the content is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What is named.
  public struct Content: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// The label, to be placed somewhere in the style's body.
  public let label: Label
  /// The content, to be placed somewhere in the style's body.
  public let content: Content
}

/// The label, and the content at the far end, less strong.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

/// A row of a label and a content; of the content alone where labels are hidden.
private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsAreHidden) private var isAlone
  @Environment(\.formKind) private var form
  @Environment(\.labelsYieldUpwards) private var yieldsUpwards

  var body: some View {
    if isAlone {
      configuration.content.overlay { UnseenLabel(label: configuration.label) }
    } else if form == .columns {
      FormRow {
        configuration.label
      } content: {
        configuration.content
      }
    } else if yieldsUpwards {
      TightRow(HStackLayout()).callAsFunction { parts }
    } else {
      HStack { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    configuration.label
    Spacer(minLength: 8)
    configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
  }
}

/// A label that is not seen, and stays what assistive tools call the view below it.
package struct UnseenLabel<Label: View>: View {
  let label: Label

  package init(label: Label) { self.label = label }

  package var body: some View { label.fixedSize().opacity(0).frame(width: 0, height: 0) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label, and the content at the far end.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  fileprivate var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }

  /// Whether the labels of controls are not to be seen.
  package var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static let defaultValue = AnyControlStyle<LabeledContentStyleConfiguration>(
    AutomaticLabeledContentStyle()
  ) { $0.makeBody(configuration: $1) }
}
private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension View {
  /// Sets how labels and what they name stand to each other inside the view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyle) {
      $0 = AnyControlStyle<LabeledContentStyleConfiguration>(
        style, around: $0, at: \.labeledContentStyle
      ) { $0.makeBody(configuration: $1) }
    }
  }

  /// Hides the labels of the toggles, sliders, pickers, progress views and labelled contents inside the view, which stay what
  /// assistive tools call these.
  ///
  /// ```swift
  /// Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
  /// ```
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
