extension EnvironmentValues {
  /// Whether the person has asked that nothing be shown by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a screen reader is on: false, as Lamina speaks to none yet.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the person steers by switches: false, as Lamina speaks to no such program yet.
  public var accessibilitySwitchControlEnabled: Bool { false }
}
