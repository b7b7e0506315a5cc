/// How menus look.
///
/// ```swift
/// struct Framed: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding(4).border(.tertiary)
///   }
/// }
/// Menu("More") { Button("Rename", action: rename) }.menuStyle(Framed())
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  /// What a style knows of the menu: its label and its items.
  typealias Configuration = MenuStyleConfiguration
  /// Makes what is shown in place of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu gives its style, which makes a menu of it again: `Menu(configuration)`.
public struct MenuStyleConfiguration {
  /// The menu's label, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// The menu's items, of whatever types they are.
  public struct Content: View {
    let hidden: any View

    public var body: some View { AnyView(opening: hidden) }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// A menu with what a style was given, for styles that build on others.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label,
      primaryAction: configuration.primaryAction)
  }
}

typealias AnyMenuStyle = AnyControlStyle<MenuStyleConfiguration>

/// The look that suits the menu's surroundings: that of buttons.
public struct DefaultMenuStyle: MenuStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that opens the menu, which looks as the buttons around it.
public struct ButtonMenuStyle: MenuStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.button`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.borderlessButton`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

/// A raised box with a thin border that opens the menu.
public struct BorderedButtonMenuStyle: MenuStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.borderedButton`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that suits the menu's surroundings.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu, which looks as the buttons around it.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A raised box with a thin border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension View {
  /// Sets how the menus inside the view look; menus within menus are items of these.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyle) {
      $0 = AnyMenuStyle(style, around: $0, at: \.menuStyle) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  /// What menus look like; nil where nobody has said it.
  var menuStyle: AnyMenuStyle? {
    get { self[StyleKey<MenuStyleConfiguration>.self] }
    set { self[StyleKey<MenuStyleConfiguration>.self] = newValue }
  }
}
