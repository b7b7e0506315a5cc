/// How toggles look in both of their states.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  /// What a style knows of the toggle: its label, and whether it is on.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes what is shown in place of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle gives its style.
public struct ToggleStyleConfiguration {
  /// The toggle's label, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// The toggle's label, to be placed somewhere in the style's body.
  public let label: Label
  /// Whether the toggle is on; setting it, or a binding to it, switches the toggle.
  @Binding public var isOn: Bool
  /// Whether some of the values that the toggle is for are on, and others are not.
  public let isMixed: Bool
  let phase: ControlPhase
}

package typealias AnyToggleStyle = AnyControlStyle<ToggleStyleConfiguration>

extension AnyToggleStyle {
  package init<S: ToggleStyle>(_ style: S) {
    self.init(style, ring: { FocusRing(isVisible: $0.phase.showsFocus) }) {
      $0.makeBody(configuration: $1)
    }
  }
}

extension AnyToggleStyle {
  /// Takes a style where nobody has asked for one.
  package mutating func suit<S: ToggleStyle>(_ other: S) {
    if style is DefaultToggleStyle { self = AnyToggleStyle(other) }
  }
}

extension EnvironmentValues {
  /// How toggles look.
  package var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static let defaultValue = AnyToggleStyle(DefaultToggleStyle())
}

extension View {
  /// Sets the look of the toggles inside the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}

extension View {
  /// Sets the look of the toggles inside the view, where no other was asked for around it.
  package func standardToggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyle) { $0.suit(style) }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look of toggles for which none was asked: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label, and a switch at the far end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark, and the label after it.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
