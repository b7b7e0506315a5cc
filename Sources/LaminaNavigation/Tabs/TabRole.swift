import LaminaGeometry
import LaminaText

/// What a tab is for, where it is something that every person knows.
public nonisolated struct TabRole: Hashable, Sendable {
  private let name: String
  /// Searching: the tab stands last, and is called so where its author gives no label.
  public static let search = TabRole(name: "search")
}

/// The label of a tab whose role says what it is called.
public struct DefaultTabLabel: View {
  let role: TabRole?

  public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") } else { Text("Tab") }
  }
}

private struct TabRoleKey: ContainerValueKey { static let defaultValue: TabRole? = nil }

extension ContainerValues {
  /// What the tab is for.
  var tabRole: TabRole? {
    get { self[TabRoleKey.self] }
    set { self[TabRoleKey.self] = newValue }
  }
}
