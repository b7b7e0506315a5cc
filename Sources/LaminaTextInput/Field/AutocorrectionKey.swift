import LaminaKernel

extension EnvironmentValues {
  /// Whether editors mark no words that are wrong.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// The same in SwiftUI's old spelling; nil where nobody has said it.
  public var disableAutocorrection: Bool? {
    get { self[DisableAutocorrectionKey.self] }
    set { self[DisableAutocorrectionKey.self] = newValue }
  }
}

private struct DisableAutocorrectionKey: EnvironmentKey { static let defaultValue: Bool? = nil }
