/// Controls that belong together, shown as one.
///
/// ```swift
/// ControlGroup {
///   Button("Back", systemImage: "chevron.left", action: back)
///   Button("Forward", systemImage: "chevron.right", action: forward)
/// }
/// ```
///
/// As a rule they stand side by side in one box; `.menu` puts them into a menu that the label names. Within a menu they are items.
public struct ControlGroup<Content: View>: View {
  private let label: (any View)?
  private let content: Content
  @Environment(\.controlGroupStyle) private var style
  @Environment(\.itemMenu) private var menu

  init(label: (any View)?, content: Content) {
    self.label = label
    self.content = content
  }

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.init(label: nil, content: content()) }

  /// Makes a group of controls with any label.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    if menu != nil {
      content
    } else {
      style.body(
        ControlGroupStyleConfiguration(
          content: .init(hidden: style.keeping(content, at: \.controlGroupStyle)),
          label: .init(hidden: label?.inOneRow ?? EmptyView())))
    }
  }
}

extension ControlGroup {
  /// Makes a group of controls with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Makes a group of controls with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(title, systemImage: systemImage), content: content())
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(title, systemImage: systemImage), content: content())
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// A group with what a style was given, for styles that build on others: it looks as groups do around the style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
