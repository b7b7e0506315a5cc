/// How buttons look and are pressed: one value, so that a button reads no more of its surroundings than it needs.
@MainActor
package struct ButtonLook: @MainActor Equatable {
  package var style = AnyButtonStyle(DefaultButtonStyle())
  /// A style that has its own way to press buttons; nil for none.
  var primitive: AnyPrimitiveButtonStyle?
  /// Which shape boxes of buttons have.
  var shape = ButtonBorderShape.automatic
  /// How wide buttons are.
  var sizing = ButtonSizing.automatic
  /// Whether actions run again and again while buttons are held down, as it was said.
  var repeatBehavior = ButtonRepeatBehavior.automatic
  /// Whether they do.
  var repeats: Bool { repeatBehavior == .enabled }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  /// How buttons look; one that is set takes the place of a style with its own way to press them.
  package var buttonStyle: AnyButtonStyle {
    get { buttonLook.style }
    set {
      buttonLook.style = newValue
      buttonLook.primitive = nil
    }
  }
}

private struct ButtonLookKey: EnvironmentKey { static let defaultValue = ButtonLook() }
