extension EnvironmentValues {
  /// Whether a view is what the rows of a list are made of, and not inside of one: what holds several views makes a row
  /// of each there.
  package var standsInList: Bool {
    get { self[StandsInListKey.self] }
    set { self[StandsInListKey.self] = newValue }
  }
}

private struct StandsInListKey: EnvironmentKey { static let defaultValue = false }
