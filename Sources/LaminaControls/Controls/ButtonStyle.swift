/// How buttons look and show that they are held down.
///
/// ```swift
/// struct Chip: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(6).background(configuration.isPressed ? .gray : .clear)
///   }
/// }
/// Button("Tag", action: tag).buttonStyle(Chip())
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  /// What a style knows of the button: its label, its role, whether it is held down.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes what is shown in place of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button gives its style.
public struct ButtonStyleConfiguration {
  /// The button's label, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What the button does in general, destroy or cancel; nil for neither.
  public let role: ButtonRole?
  /// The button's label, to be placed somewhere in the style's body.
  public let label: Label
  /// Whether it is held down, by pointer or key.
  public var isPressed: Bool { phase.isPressed }
  let action: () -> Void
  let phase: ControlPhase
  /// Whether Return does what the button does, wherever the focus is.
  var isDefault = false
  /// The shape of its box, where it has one.
  var shape = ButtonBorderShape.automatic
}

package typealias AnyButtonStyle = AnyControlStyle<ButtonStyleConfiguration>

extension AnyButtonStyle {
  package init<S: ButtonStyle>(_ style: S) {
    self.init(style, ring: { FocusRing(isVisible: $0.phase.showsFocus) }) {
      $0.makeBody(configuration: $1)
    }
  }

  /// Whether the button has the appearance of a link.
  var isLink: Bool { style is LinkButtonStyle }

  /// Whether nobody has asked for it.
  var isStandard: Bool { style is DefaultButtonStyle }
}

extension View {
  /// Sets the look of the buttons inside the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// Sets the look of the buttons inside the view, where no other was asked for around it.
  package func standardButtonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { if $0.isStandard { $0 = AnyButtonStyle(style) } }
  }
}
