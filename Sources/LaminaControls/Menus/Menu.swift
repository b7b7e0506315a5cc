public import LaminaLocalization
package import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaText

/// A button that opens a list of commands below it.
///
/// ```swift
/// Menu("Edit") {
///   EditCommands()                       // Undo, Redo; Cut, Copy, Paste, Delete, Select All
///   Divider()
///   Button("Duplicate", action: duplicate).keyboardShortcut("d")
///   Toggle("Show Hidden", isOn: $showsHidden)
/// }
/// ```
///
/// A press opens it, or Space, Return or the down arrow on its button. A click on an item chooses it, and
/// so does letting go there after the press that opened the menu; arrows and Return choose too. A press
/// beside it, Escape and letting go beside it after half a second close it; a letter goes to the next
/// item that begins with it. Shortcuts of its items work while it is closed.
/// Neither a press nor keys that open it take the focus from the view that its commands act on.
///
/// Within another menu it is an item that opens a menu beside it: under the pointer, at a press, and by the arrow to the
/// side; the arrow back closes it.
///
/// With a `primaryAction` it is a button with an arrow at its end: a click acts, a click on the arrow, a long press
/// or the down arrow opens the menu. Without the arrow (`.menuIndicator(.hidden)`) a long press still opens it.
///
/// ```swift
/// Menu("Save") {
///   Button("Save As…", action: saveAs)
///   Button("Save a Copy", action: saveCopy)
/// } primaryAction: {
///   save()
/// }
/// ```
/// Within another menu such a menu's name is an item that acts, and opens its menu under the pointer.
public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never
  private let label: Label
  private let content: Content
  /// What a click does; nil where it opens the menu.
  private let primaryAction: (() -> Void)?

  /// Makes a menu of commands, with any label for its button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  init(content: Content, label: Label, primaryAction: (() -> Void)?) {
    (self.content, self.label, self.primaryAction) = (content, label, primaryAction)
  }

  /// Makes a button with any label that acts at a click, and a menu of more commands at its arrow.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Makes a menu of commands, with a title for its button.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a button with a title that acts at a click, and a menu of more commands at its arrow.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == LaminaControls.Label<Text, Image> {
  /// Makes a menu of commands, with a title and a system symbol for its button.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { LaminaControls.Label(title, systemImage: systemImage) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { LaminaControls.Label(title, systemImage: systemImage) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { LaminaControls.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title and a system symbol that acts at a click, and a menu of more commands at its arrow.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { LaminaControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { LaminaControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu: RememberingView {
  package func update(_ element: Element) {
    let menu = memory(of: element)
    let parent = element.read(\.menu)
    if parent !== menu.parent, menu.isOpen { element.graph.menus.close() }
    menu.parent = parent
    if parent == nil, let style = element.read(\.menuStyle) {
      return show(as: style, menu, element)
    }
    let style = element.read(\.buttonStyle)
    let label = ButtonStyleConfiguration.Label(hidden: label.inOneRow)
    var environment = element.readEverything()
    if let parent {
      element.setChild(0, to: item(of: parent, opening: menu))
      element.graph.menus.name(menu, by: element.children[0].children.first?.id)
    } else {
      element.setChild(0, to: button(menu, style, label: label))
      menu.button = element.children[0].id
    }
    environment.menu = menu
    environment.suitableLabelStyle = .titleAndIcon
    // It floats above the bars of its place.
    environment.safeAreas = SafeAreas()
    environment.keyboardShortcut = nil
    let presence = element.childPresence ?? Presence(in: element.presence)
    element.childPresence = presence
    element.setChild(1, to: MenuPanel(content: content), environment: environment)
    presence.set(menu.isOpen)
  }

  /// What a style makes of it: a menu again, which finds no style around.
  private func show(as style: AnyMenuStyle, _ menu: MenuModel, _ element: Element) {
    if menu.isOpen { element.graph.menus.close() }
    if element.children.count > 1 { element.setChildren([]) }
    var environment = element.readEverything()
    // Those of the author find what is around them.
    if style.style is any StandardStyle { environment.menuStyle = nil }
    element.setChild(
      0,
      to: style.body(
        MenuStyleConfiguration(
          label: .init(hidden: label.inOneRow), content: .init(hidden: content),
          primaryAction: primaryAction)),
      environment: environment)
  }

  /// Within another menu it is an item of that.
  private func item(of parent: MenuModel, opening menu: MenuModel) -> MenuItem<Label> {
    MenuItem(menu: parent, submenu: menu, action: primaryAction, label: label)
  }

  package func makeMemory(for element: Element) -> MenuModel {
    let menu = MenuModel(element)
    // The graph may be on its way out by then.
    element.onUnmount { [weak graph = element.graph, menus = element.graph.menus] in
      menus.removed(menu, graphIsAlive: graph != nil)
    }
    return menu
  }

  private func button(
    _ menu: MenuModel, _ style: AnyButtonStyle, label: ButtonStyleConfiguration.Label
  ) -> some View {
    var semantics = Semantics(role: .menuButton, value: menu.isOpen ? "open" : nil)
    semantics.combinesChildren = true
    semantics.actions = [.press, .showMenu]
    semantics.isExpanded = menu.isOpen
    func open(byKeyboard: Bool) { menu.element?.graph.menus.open(menu, byKeyboard: byKeyboard) }
    let primaryAction = primaryAction
    let action = {
      let isKey = menu.element?.graph.keys.isActing == true
      let press = menu.endPress()
      guard let primaryAction else { return open(byKeyboard: isKey) }
      switch isKey ? .label : press {
      case .label: primaryAction()
      case .arrow: open(byKeyboard: false)
      case .hold: break
      }
    }
    return Control(semantics: semantics) { handlers, element in
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: action)
      handlers.keys.keepsFocus = true
      handlers.pointer.tracking = element.graph.menus.tracking(opening: menu, in: element.graph) {
        primaryAction == nil || menu.beginPress($0, at: $1)
      }
      handlers.semantics.perform = { request in
        if request == .showMenu { open(byKeyboard: true) }
        return request == .showMenu
      }
      handlers.keys.key = { event in
        guard event.key == .downArrow, event.modifiers.isEmpty else { return false }
        open(byKeyboard: true)
        return true
      }
    } content: { phase in
      style.body(
        ButtonStyleConfiguration(
          role: nil,
          label: .init(
            hidden: MenuLabel(
              label: label, splitMenu: primaryAction == nil ? nil : menu,
              isHeld: phase.isPressed)),
          action: action, phase: phase))
    }
  }

  package func nodes(_ element: Element) -> [Node] {
    // What the open menu shows may have changed.
    if memory(of: element).isOpen { element.graph.menus.host?.rebuild() }
    return element.children[0].outputs
  }
}

extension View {
  /// Shows or hides the mark at the labels of menus inside that says that more will come, and the arrow of those with a
  /// primary action.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicator, visibility)
  }
}

private struct MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// The menu whose items these are; nil outside of menus.
  package var menu: MenuModel? {
    get { itemMenu as? MenuModel }
    set { itemMenu = newValue }
  }
}
