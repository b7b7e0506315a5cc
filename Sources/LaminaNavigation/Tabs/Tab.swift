public import LaminaLocalization
import LaminaGeometry
import LaminaText

/// One view of a tab view, with its name in the bar.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Home", systemImage: "house", value: .home) { Home() }
/// }
/// ```
/// Several views in it stand one below the other, as in a sheet. What it says of itself, such as `badge`, is said of
/// the tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  public typealias Body = Never
  /// The view with what it says to the tab view.
  package let content: AnyView

  private init(_ content: Content, value: Value?, role: TabRole? = nil, label: Label) {
    let named = VStack { content }.tabItem { label }.containerValue(\.tabRole, role)
    self.content = value.map { AnyView(named.tag($0)) } ?? AnyView(named)
  }
}

extension Tab: WrappingView {
  package static var transitionRole: TransitionRole { .container }
}

extension Tab {
  /// Makes a tab of a view, with any label, that is chosen by a value.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(content(), value: value, label: label()) }
}

extension Tab where Label == LaminaControls.Label<Text, Image> {
  /// Makes a tab of a view, with a title and a system symbol, that is chosen by a value.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), value: value, label: LaminaControls.Label(title, systemImage: systemImage))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), value: value, label: LaminaControls.Label(title, systemImage: systemImage))
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), value: value, label: LaminaControls.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Label == LaminaControls.Label<Text, Image> {
  /// Makes a tab of a view, with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), value: nil, label: LaminaControls.Label(title, systemImage: systemImage))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), value: nil, label: LaminaControls.Label(title, systemImage: systemImage))
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), value: nil, label: LaminaControls.Label(title, systemImage: systemImage))
  }
}

extension Tab {
  /// Makes a tab of a view that has a role, with any label, that is chosen by a value.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(content(), value: value, role: role, label: label()) }
}

extension Tab where Label == LaminaControls.Label<Text, Image> {
  /// Makes a tab of a view that has a role, with a title and a system symbol, that is chosen by a value.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    let label = LaminaControls.Label(title, systemImage: systemImage)
    self.init(content(), value: value, role: role, label: label)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    let label = LaminaControls.Label(title, systemImage: systemImage)
    self.init(content(), value: value, role: role, label: label)
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    let label = LaminaControls.Label(title, systemImage: systemImage)
    self.init(content(), value: value, role: role, label: label)
  }
}

extension Tab where Value == Never, Label == LaminaControls.Label<Text, Image> {
  /// Makes a tab of a view that has a role, with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    let label = LaminaControls.Label(title, systemImage: systemImage)
    self.init(content(), value: nil, role: role, label: label)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    let label = LaminaControls.Label(title, systemImage: systemImage)
    self.init(content(), value: nil, role: role, label: label)
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    let label = LaminaControls.Label(title, systemImage: systemImage)
    self.init(content(), value: nil, role: role, label: label)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab of a view that is called as its role, and is chosen by a value.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content(), value: value, role: role, label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab of a view that is called as its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content(), value: nil, role: role, label: DefaultTabLabel(role: role))
  }
}

/// Tabs that belong together, under a heading.
///
/// The heading shows in a sidebar; in a bar the tabs stand beside the others.
public struct TabSection<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  package let content: AnyView

  private init(_ content: Content, under title: Text) {
    self.content = AnyView(content.containerValue(\.tabSection, title))
  }

  /// Makes a section of tabs that are chosen by values.
  public init(
    _ title: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content(), under: Text(title)) }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content(), under: Text(title)) }
}

extension TabSection where SelectionValue == Never {
  /// Makes a section of tabs.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), under: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), under: Text(title))
  }
}

extension TabSection: WrappingView {
  package static var transitionRole: TransitionRole { .container }
}

private struct TabItemKey: ContainerValueKey { static let defaultValue: AnyView? = nil }
private struct TabSectionKey: ContainerValueKey { static let defaultValue: Text? = nil }
private struct BadgeKey: ContainerValueKey { static let defaultValue: Text? = nil }

extension ContainerValues {
  /// What a tab view's bar shows for the view.
  var tabItem: AnyView? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  /// The heading of the section in which the tab is.
  var tabSection: Text? {
    get { self[TabSectionKey.self] }
    set { self[TabSectionKey.self] = newValue }
  }

  /// A number or a word beside the view's name.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Says what the bar of the tab view around it shows for the view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabItem, AnyView(TabItemLabel(content: label())))
  }

  /// Shows a number at the view's name in a tab view, or at the end of a list's row; 0 shows none.
  public func badge(_ count: Int) -> some View {
    badge(Optional<Text>.count(count))
  }

  /// Shows a word at the view's name in a tab view, or at the end of a list's row; nil shows none.
  public func badge(_ label: LocalizedStringKey?) -> some View {
    badge(label.map { Text($0) })
  }

  /// The same with a word in a string, which is shown as it is.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Shows a text at the view's name in a tab view, or at the end of a list's row; nil shows none.
  public func badge(_ label: Text?) -> some View {
    RowBadge(content: self, label: label).containerValue(\.badge, label)
  }
}
