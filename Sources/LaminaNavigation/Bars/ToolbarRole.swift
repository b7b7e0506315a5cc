/// What the screen is for in which a bar is.
///
/// ```
///  navigationStack   [‹ Recipes]      Soup      [share]
///  browser           [‹ Recipes] Soup           [share]
///  editor            [‹] Soup                   [share]
/// ```
public nonisolated struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As suits the screen: `navigationStack`.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Screens on top of each other: the title stands in the middle.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Things to look through, back and forth: the title stands beside the way back.
  public static let browser = ToolbarRole(name: "browser")
  /// A document that is edited: the title stands beside the way back, which has no name.
  public static let editor = ToolbarRole(name: "editor")

  /// Whether the title stands at the leading side.
  var leadsWithTitle: Bool { self == .browser || self == .editor }
}

extension View {
  /// Says what the screen is for in which the view is: where its title stands, and how the way back is written.
  public func toolbarRole(_ role: ToolbarRole) -> some View { claiming { $0.role = role } }
}
