/// How a tab view shows its tabs: `.automatic`, `.page`, `.sidebarAdaptable`, `.tabBarOnly`, `.grouped`.
///
/// ```swift
/// TabView { … }.tabViewStyle(.page(indexDisplayMode: .always))
/// ```
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The appearance behind the style.
  var appearance: TabViewAppearance { get }
}

/// What the style of a tab view comes to.
public nonisolated struct TabViewAppearance: Hashable, Sendable {
  /// Whether the tabs are pages, which are turned to the side.
  var isPaged = false
  /// Whether dots say which page is shown.
  var dots = PageTabViewStyle.IndexDisplayMode.automatic
  /// Whether the tabs stand beside the view in a wide window.
  var hasSidebar = false
  /// Whether the bar is above the view whatever the window's width.
  var isAbove = false

  /// Whether there are dots for so many pages.
  func showsDots(for count: Int) -> Bool {
    switch dots {
    case .automatic: count > 1
    case .always: true
    case .never: false
    }
  }
}

/// A bar at the bottom of a narrow window, at the top of a wide one.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style: the same as `.automatic`.
  public init() {}
  public var appearance: TabViewAppearance { TabViewAppearance() }
}

/// A bar, as `.automatic`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style: the same as `.tabBarOnly`.
  public init() {}
  public var appearance: TabViewAppearance { TabViewAppearance() }
}

/// A bar at the bottom of a narrow window, a sidebar with the headings of sections in a wide one.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style: the same as `.sidebarAdaptable`.
  public init() {}
  public var appearance: TabViewAppearance { TabViewAppearance(hasSidebar: true) }
}

/// A bar above the view, also in a narrow window, as in a window of settings.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Makes the style: the same as `.grouped`.
  public init() {}
  public var appearance: TabViewAppearance { TabViewAppearance(isAbove: true) }
}

/// Pages that a swipe or a drag turns, with dots at the bottom or without.
public struct PageTabViewStyle: TabViewStyle {
  private let indexDisplayMode: IndexDisplayMode

  /// When dots say which page is shown.
  public nonisolated enum IndexDisplayMode: Hashable, Sendable {
    /// Where there are several pages.
    case automatic
    /// Also for one page.
    case always
    /// For no number of pages.
    case never
  }

  /// Makes the style: the same as `.page(indexDisplayMode:)`.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var appearance: TabViewAppearance {
    TabViewAppearance(isPaged: true, dots: indexDisplayMode)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar at the bottom of a narrow window, at the top of a wide one.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, as `.automatic`.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar at the bottom of a narrow window, a sidebar with the headings of sections in a wide one.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar above the view, also in a narrow window.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a swipe or a drag turns, with dots at the bottom.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages, with dots at the bottom or without.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
  /// Says how the tab views inside show their tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewAppearance, style.appearance)
  }
}

extension EnvironmentValues {
  var tabViewAppearance: TabViewAppearance {
    get { self[TabViewAppearanceKey.self] }
    set { self[TabViewAppearanceKey.self] = newValue }
  }
}

private struct TabViewAppearanceKey: EnvironmentKey {
  static let defaultValue = TabViewAppearance()
}
