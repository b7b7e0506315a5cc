/// Containers beside each other: a sidebar, perhaps a content column, a detail.
public struct SplitPanes: Codable, Hashable, Sendable {
  public internal(set) var id: NavigationID
  public internal(set) var panes: [NavigationContainer]
  /// The pane that actions without a screen mean, and the one that is left in a narrow window.
  public internal(set) var active: Int
}
