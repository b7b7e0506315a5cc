extension EnvironmentValues {
  /// Whether the person has asked that nothing be shown by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey { static let defaultValue = false }
