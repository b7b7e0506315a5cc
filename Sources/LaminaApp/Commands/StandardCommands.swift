import LaminaViews

/// The commands of a sidebar, which belong into a menu bar; until there is one, they do nothing.
public struct SidebarCommands: PrimitiveCommands {
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
  var controls: AnyView { AnyView(EmptyView()) }
}

/// The commands of a toolbar, which belong into a menu bar; until there is one, they do nothing.
public struct ToolbarCommands: PrimitiveCommands {
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
  var controls: AnyView { AnyView(EmptyView()) }
}

/// The commands of text that is edited, which belong into a menu bar; their keys work without them.
public struct TextEditingCommands: PrimitiveCommands {
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
  var controls: AnyView { AnyView(EmptyView()) }
}

/// The commands of how text looks, which belong into a menu bar; until there is one, they do nothing.
public struct TextFormattingCommands: PrimitiveCommands {
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
  var controls: AnyView { AnyView(EmptyView()) }
}

/// The commands of an inspector, which belong into a menu bar; until there is one, they do nothing.
public struct InspectorCommands: PrimitiveCommands {
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
  var controls: AnyView { AnyView(EmptyView()) }
}
