import LaminaDisplay

/// Which tabs of a tab view show, as a person wants it.
///
/// ```swift
/// @State private var customization = TabViewCustomization()
///
/// TabView { Tab("News", systemImage: "bell") { News() }.customizationID("news") }
///   .tabViewCustomization($customization)
/// // customization[tab: "news"].tabBarVisibility = .hidden
/// ```
/// It is a value that can be kept. A program offers the choice: tabs cannot be dragged.
public nonisolated struct TabViewCustomization: Hashable, Sendable, Codable {
  private var hiddenInBar: Set<String> = []
  private var hiddenInSidebar: Set<String> = []

  /// Makes one in which all tabs show.
  public init() {}

  /// What is wanted of one tab.
  public struct TabCustomization: Hashable, Sendable {
    /// Whether it is in the bar.
    public var tabBarVisibility: Visibility
    /// Whether it is in the sidebar.
    public var sidebarVisibility: Visibility
  }

  /// What is wanted of the tab with a `customizationID`.
  public subscript(tab id: String) -> TabCustomization {
    get {
      TabCustomization(
        tabBarVisibility: hiddenInBar.contains(id) ? .hidden : .automatic,
        sidebarVisibility: hiddenInSidebar.contains(id) ? .hidden : .automatic)
    }
    set {
      set(newValue.tabBarVisibility, of: id, in: \.hiddenInBar)
      set(newValue.sidebarVisibility, of: id, in: \.hiddenInSidebar)
    }
  }

  private mutating func set(
    _ visibility: Visibility, of id: String, in hidden: WritableKeyPath<Self, Set<String>>
  ) {
    if visibility == .hidden {
      self[keyPath: hidden].insert(id)
    } else {
      self[keyPath: hidden].remove(id)
    }
  }

  /// Has all tabs show again.
  public mutating func resetVisibility() { self = TabViewCustomization() }

  /// Whether the tab with an id shows.
  func shows(_ id: String?, inSidebar: Bool) -> Bool {
    guard let id else { return true }
    return !(inSidebar ? hiddenInSidebar : hiddenInBar).contains(id)
  }
}

private struct CustomizationIDKey: ContainerValueKey { static let defaultValue: String? = nil }

extension ContainerValues {
  /// By which name a person's choice knows the tab.
  var customizationID: String? {
    get { self[CustomizationIDKey.self] }
    set { self[CustomizationIDKey.self] = newValue }
  }
}

extension TabContent {
  /// Names the tab for `tabViewCustomization(_:)`.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTab<TabValue, _>(content: containerValue(\.customizationID, id))
  }
}

extension View {
  /// Has a person's choice say which tabs show in the tab views inside; nil shows all.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization?.wrappedValue)
  }
}

extension EnvironmentValues {
  var tabViewCustomization: TabViewCustomization? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

private struct TabViewCustomizationKey: EnvironmentKey {
  static let defaultValue: TabViewCustomization? = nil
}
