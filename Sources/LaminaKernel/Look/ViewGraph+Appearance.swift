public import LaminaAnimation

extension ViewGraph {
  /// Follows another appearance of the desktop: the looks fade over in 0.25 s, or change at once
  /// where less motion is asked for.
  ///
  /// Called at any time by a host, or by who listens to the desktop's settings.
  public func follow(_ system: SystemAppearance) {
    guard system != environment.systemAppearance else { return }
    var next = environment
    next.systemAppearance = system
    withAnimation(environment.accessibilityReduceMotion ? nil : .themeSwitch) {
      setEnvironment(next)
    }
  }
}

extension Animation {
  /// How one theme becomes another: a fade of 0.25 s.
  public static let themeSwitch = Animation.easeInOut(duration: 0.25)
}
