/// Whether a menu closes when one of its items is chosen.
public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As it suits the item: it closes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open, for several choices one after the other.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// In which order the items of a menu stand.
public nonisolated struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As they are written.
  public static let automatic = MenuOrder(name: "automatic")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first nearest to what opened the menu: as they are written, as menus open downwards here.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// Says whether menus close when an item inside the view is chosen.
  ///
  /// ```swift
  /// Menu("Columns") {
  ///   ForEach($columns) { Toggle($0.wrappedValue.name, isOn: $0.isShown) }
  ///     .menuActionDismissBehavior(.disabled)
  /// }
  /// ```
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  /// Says in which order the items of menus inside stand: here as they are written, with each order.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}

extension EnvironmentValues {
  /// In which order the items of menus stand that are inside the view.
  public internal(set) var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private struct MenuActionDismissBehaviorKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}
