public import LaminaGeometry
import LaminaViews

extension Harness {
  /// By how much the desktop makes text larger than usual, from 0.5 to 4; set, the window follows at once.
  ///
  /// ```swift
  /// harness.textScale = 2
  /// #expect(harness.accessibilityFindings(page: "Settings") == [])
  /// ```
  public var textScale: CGFloat {
    get { graph.environment.systemTextScale }
    set {
      var environment = graph.environment
      environment.systemTextScale = newValue
      graph.setEnvironment(environment)
      settle()
    }
  }
}
