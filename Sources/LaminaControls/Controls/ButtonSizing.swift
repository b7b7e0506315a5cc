import LaminaGeometry
import LaminaLayout

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, fitted, flexible }
  private let kind: Kind

  /// As it suits the button: as wide as its label asks for.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as its label asks for.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// As wide as there is room for it.
  public static let flexible = ButtonSizing(kind: .flexible)

  /// A button's label at this width.
  @MainActor func sized(_ label: some View) -> any View {
    kind == .flexible ? label.frame(maxWidth: .infinity) : label
  }
}

extension EnvironmentValues {
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing {
    get { buttonLook.sizing }
    set { buttonLook.sizing = newValue }
  }
}

extension View {
  /// Says how wide the buttons inside the view are.
  ///
  /// ```swift
  /// Button("Sign In", action: signIn).buttonSizing(.flexible)
  /// ```
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    transformEnvironment(\.buttonLook) { $0.sizing = sizing }
  }
}
