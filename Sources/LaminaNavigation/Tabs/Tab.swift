public import LaminaLocalization
import LaminaGeometry
import LaminaText

/// One view of a tab view, with its name in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  public typealias Body = Never
  /// The view with what it says to the tab view.
  package let content: AnyView

  private init(_ content: Content, value: Value?, role: TabRole? = nil, label: Label) {
    let named = content.tabItem { label }.containerValue(\.tabRole, role)
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
public struct TabSection<Content: View>: View {
  public typealias Body = Never
  package let content: AnyView

  /// Makes a section of tabs.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = AnyView(content().containerValue(\.tabSection, Text(title)))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = AnyView(content().containerValue(\.tabSection, Text(title)))
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

  /// Shows a number at the view's name in a tab view; 0 shows none.
  public func badge(_ count: Int) -> some View {
    containerValue(\.badge, count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a word at the view's name in a tab view; nil shows none.
  public func badge(_ label: LocalizedStringKey?) -> some View {
    containerValue(\.badge, label.map { Text($0) })
  }

  /// The same with a word in a string, which is shown as it is.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    containerValue(\.badge, label.map { Text($0) })
  }

  /// Shows a text at the view's name in a tab view; nil shows none.
  public func badge(_ label: Text?) -> some View { containerValue(\.badge, label) }
}

/// How a tab view shows its tabs: `.automatic`, `.page`, `.sidebarAdaptable`.
public nonisolated struct TabViewStyle: Hashable, Sendable {
  /// Whether the tabs are pages, which are turned to the side.
  let isPaged: Bool
  /// Whether dots say which page is shown.
  private let dots: IndexDisplayMode

  private init(
    isPaged: Bool = false, dots: IndexDisplayMode = .automatic, hasSidebar: Bool = false
  ) {
    (self.isPaged, self.dots, self.hasSidebar) = (isPaged, dots, hasSidebar)
  }

  /// Whether the tabs stand beside the view in a wide window.
  let hasSidebar: Bool

  /// When dots say which page is shown.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Where there are several pages.
    case automatic
    /// Also for one page.
    case always
    /// For no number of pages.
    case never
  }

  /// A bar at the bottom of a narrow window, at the top of a wide one.
  public static let automatic = TabViewStyle()
  /// Pages that a swipe or a drag turns, with dots at the bottom.
  public static let page = TabViewStyle(isPaged: true)
  /// Pages, with dots at the bottom or without.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(isPaged: true, dots: indexDisplayMode)
  }
  /// A bar at the bottom of a narrow window, a sidebar with the headings of sections in a wide one.
  public static let sidebarAdaptable = TabViewStyle(hasSidebar: true)
  /// A bar, as `.automatic`.
  public static let tabBarOnly = TabViewStyle()

  /// Whether there are dots for so many pages.
  func showsDots(for count: Int) -> Bool {
    switch dots {
    case .automatic: count > 1
    case .always: true
    case .never: false
    }
  }
}

extension View {
  /// Says how the tab views inside show their tabs.
  public func tabViewStyle(_ style: TabViewStyle) -> some View {
    environment(\.tabViewStyle, style)
  }
}

extension EnvironmentValues {
  var tabViewStyle: TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewStyle.automatic
}
