/// Containers of which one is selected, each under a name of its own.
public struct TabGroup: Codable, Hashable, Sendable {
  public internal(set) var id: NavigationID
  public internal(set) var tabs: [Tab]
  /// The name of the tab that is shown.
  public internal(set) var selection: String

  /// A tab: a name, and what is in it, also while another tab is shown.
  public struct Tab: Codable, Hashable, Sendable {
    public internal(set) var name: String
    public internal(set) var content: NavigationContainer
  }

  /// Where the selected tab stands; the first one, should there be none of the name.
  var selectedIndex: Int { tabs.firstIndex { $0.name == selection } ?? 0 }
}
