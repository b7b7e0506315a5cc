import LaminaInput
import LaminaDisplay
import LaminaLayout

/// How buttons look, and what a person does to press them.
///
/// ```swift
/// struct DoubleClick: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// Button("Open", action: open).buttonStyle(DoubleClick())
/// ```
///
/// Space and Return press the button whatever the style makes of it, and so do its shortcut, Return in a dialog and assistive tools.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// What a style knows of the button: its label, its role, and how to do what it does.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes what is shown in place of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button gives a style that has its own way to press it.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
    /// Whether Return does what the button does, which a button around the label shows.
    var isDefault = false
  }

  /// What the button does in general, destroy or cancel; nil for neither.
  public let role: ButtonRole?
  /// The button's label, to be placed somewhere in the style's body.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

typealias AnyPrimitiveButtonStyle = AnyControlStyle<PrimitiveButtonStyleConfiguration>

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button with what a style was given, for styles that build on others: it looks as buttons do around the style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Sets how the buttons inside the view look, and what a person does to press them.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonLook) {
      $0.primitive = AnyPrimitiveButtonStyle(
        style, around: $0.primitive, at: \.buttonLook.primitive
      ) { $0.makeBody(configuration: $1) }
    }
  }
}

/// A button whose style says how it is pressed: the keyboard and assistive tools press it, pointers are the style's.
struct ButtonTrigger: PrimitiveView {
  let look: ButtonLook
  let configuration: PrimitiveButtonStyleConfiguration

  func update(_ element: Element) {
    var environment = element.readEverything()
    // The shortcut and the dialog are the button's: one in the style's body would have them once more.
    environment.keyboardShortcut = nil
    environment.dialogButtons = nil
    element.setChild(0, revealing: body(element), environment: environment)
    let isEnabled = element.read(\.isEnabled)
    element.graph.shortcuts.set(
      isEnabled ? element.read(\.keyboardShortcut) : nil, for: element,
      in: element.read(\.itemMenu))
    guard isEnabled else { return element.graph.handlers[element.id] = nil }
    var handlers = Handlers()
    let action = configuration.action
    handlers.keys.key = { event in
      guard event.isPlain, event.key == .return || event.key == .space else { return false }
      if !event.isRepeat { action() }
      return true
    }
    handlers.keys.keepsFocus = true
    handlers.semantics.perform = { request in
      if request == .press { action() }
      return request == .press
    }
    element.graph.handlers[element.id] = handlers
  }

  private func body(_ element: Element) -> AnyView {
    look.primitive?.body(configuration) ?? AnyView(configuration.label)
  }

  func nodes(_ element: Element) -> [Node] {
    // What the style has made is a control itself.
    let holdsControl = element.childOutputs.contains(where: \.holdsFocus)
    if holdsControl { return element.childOutputs }
    let isEnabled = element.read(\.isEnabled)
    var semantics = Semantics(role: .button)
    semantics.combinesChildren = true
    semantics.isEnabled = isEnabled
    if isEnabled { semantics.actions = [.press, .focus] }
    return [
      element.controlNode(arranging: AnyLayout(HStackLayout())) {
        $0.semantics = semantics
        if isEnabled { $0.interaction = [.hits, .focusable] }
      }
    ]
  }
}

extension Node {
  /// Whether there is something in it that takes the focus.
  fileprivate var holdsFocus: Bool {
    traits.interaction.contains(.focusable) || children.contains(where: \.holdsFocus)
  }
}
