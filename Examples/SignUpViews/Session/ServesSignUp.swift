package import Lamina

extension EnvironmentValues {
  /// Whether the sign-up form has a server: in windows; pictures and tests are still and need none.
  package var servesSignUp: Bool {
    get { self[ServesSignUpKey.self] }
    set { self[ServesSignUpKey.self] = newValue }
  }
}

private struct ServesSignUpKey: EnvironmentKey {
  static let defaultValue = false
}
