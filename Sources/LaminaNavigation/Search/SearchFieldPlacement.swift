/// Where a search's field stands.
///
/// ```swift
/// List(found) { Text($0.name) }.searchable(text: $words, placement: .toolbar)
/// ```
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// What suits the surroundings: a row in the bar at the top.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// An item in the bar at the top, where that is wide; a row in it elsewhere.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar of a split view, if the view is there.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// A row in the bar at the top.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// A row in the bar at the top, which always shows: what scrolls below takes no search along.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }

  /// When a search's row in the bar shows.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// As it suits the surroundings: always.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// What a search in use does with the bar in which it is.
public nonisolated struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// What suits the surroundings: the bar stays as it is.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The bar stays as it is.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

extension View {
  /// Says what the searches inside do with the bar while they are in use: here it stays as it is in any case.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
