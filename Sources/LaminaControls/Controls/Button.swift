public import LaminaLocalization
package import LaminaDisplay
import LaminaInput

/// A control that runs an action: by a click, or by Space or Return while it has the focus.
///
/// One with the shortcut `.defaultAction` has the appearance of what Return does.
///
/// ```swift
/// Button("Save") { save() }
/// Button(role: .destructive, action: delete) { Label("Delete", systemImage: "xmark") }
/// ```
public struct Button<Label: View>: View {
  public typealias Body = Never
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Makes a button of any label; a role says whether it destroys or cancels something, nil is
  /// neither.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Makes a button of a title; a role says whether it destroys or cancels something, nil is
  /// neither.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == LaminaControls.Label<Text, Image> {
  /// Makes a button of a title with a system symbol in front of it.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { LaminaControls.Label(title, systemImage: systemImage) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { LaminaControls.Label(title, systemImage: systemImage) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { LaminaControls.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == ButtonStyleConfiguration.Label {
  /// A button with what a style was given, for styles that build on others.
  public init(_ configuration: ButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: PrimitiveView {
  package static var transitionRole: TransitionRole { .stage }

  package func update(_ element: Element) {
    if let menu = element.read(\.menu) {
      return element.setChild(0, to: MenuItem(menu: menu, role: role, action: action, label: label))
    }
    element.read(\.dialogButtons)?.add(element, role: role)
    let look = element.read(\.buttonLook)
    if look.primitive != nil { return trigger(look, element).update(element) }
    control(look, element).update(element)
  }

  package func nodes(_ element: Element) -> [Node] {
    guard element.read(\.menu) == nil else { return element.childOutputs }
    let look = element.read(\.buttonLook)
    let nodes =
      look.primitive == nil
      ? control(look, element).nodes(element) : trigger(look, element).nodes(element)
    guard element.read(\.dialogButtons) != nil else { return nodes }
    return nodes.map { node in
      node.changing {
        $0.layoutValues.set(DialogButtonKey.kind(of: role), for: DialogButtonKey.self)
      }
    }
  }

  private func control(_ look: ButtonLook, _ element: Element) -> Control<AnyView> {
    let style = look.style
    let isDefault = isDefault(element)
    let (role, label) = (role, label)
    let action = action(element)
    var semantics = Semantics(role: style.isLink ? .link : .button)
    semantics.combinesChildren = true
    semantics.actions = [.press]
    return Control(semantics: semantics) { handlers, _ in
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: action)
      if style.isLink { handlers.pointer.cursor = .pointingHand }
    } content: { phase in
      let body = style.body(
        ButtonStyleConfiguration(
          role: role, label: .init(hidden: look.sizing.sized(label.inOneRow)), action: action,
          phase: phase,
          isDefault: isDefault, shape: look.shape))
      return look.repeats ? body.repeating(action, while: phase.isPressed) : body
    }
  }

  /// What a style makes of the button that has its own way to be pressed.
  private func trigger(_ look: ButtonLook, _ element: Element) -> ButtonTrigger {
    ButtonTrigger(
      look: look,
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: .init(hidden: label.inOneRow, isDefault: isDefault(element)),
        action: action(element)))
  }

  /// Whether Return does what the button does.
  private func isDefault(_ element: Element) -> Bool {
    element.read(\.keyboardShortcut) == .defaultAction
      || element.read(\.dialogButtons)?.standard == element.id
      || (label as? PrimitiveButtonStyleConfiguration.Label)?.isDefault == true
  }

  /// What the button does: in a dialog it ends that, too.
  private func action(_ element: Element) -> () -> Void {
    guard let dialog = element.read(\.dialogButtons) else { return action }
    return dialog.ending(action, role: role, for: element.read(\.dialogAnswer))
  }
}
