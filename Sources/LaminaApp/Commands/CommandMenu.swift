public import LaminaViews

/// Commands in a menu of their own.
///
/// ```swift
/// CommandMenu("Letter") {
///   Button("Send") { send() }.keyboardShortcut("d")
/// }
/// ```
/// There is no menu bar yet: the keyboard shortcuts of what is in the menu work.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  private let content: Content

  /// Makes a menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a menu with a text as its name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a menu with a name in a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var controls: AnyView { AnyView(content) }
}

/// Commands beside those that each application has, or in their place.
///
/// ```swift
/// CommandGroup(after: .newItem) {
///   Button("New from Template…") { isChoosing = true }.keyboardShortcut("n", modifiers: [.command, .shift])
/// }
/// ```
/// There is no menu bar yet, in which the groups stand beside each other: the keyboard shortcuts of what is in a group
/// work, before those of the desktop.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  private let content: Content

  /// Adds commands before those of a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Adds commands after those of a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Puts commands into the place of those of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  var controls: AnyView { AnyView(content) }
}
