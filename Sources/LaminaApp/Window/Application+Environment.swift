package import LaminaViews

extension Application {
  /// Changes what the views of all windows find in their environment.
  ///
  /// Bodies that read what changed are evaluated in the next frame.
  package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    for window in windows {
      var environment = window.graph.environment
      change(&environment)
      window.graph.setEnvironment(environment)
    }
  }
}
