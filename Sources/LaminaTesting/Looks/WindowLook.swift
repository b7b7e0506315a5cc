import LaminaGeometry
package import LaminaKernel

/// How a desktop asks a window to look: by day, by night, with more contrast.
package enum WindowLook: String, CaseIterable, Sendable {
  /// Dark on light.
  case day
  /// Light on dark.
  case night
  /// Dark on light, and all stands out more.
  case contrast

  /// How much a picture of a window may differ from its reference.
  package static let comparison = PictureComparison(channelTolerance: 12, differingPixels: 40)

  /// What the desktop says.
  package var system: SystemAppearance {
    switch self {
    case .day: SystemAppearance()
    case .night: SystemAppearance(colorScheme: .dark)
    case .contrast: SystemAppearance(contrast: .increased)
    }
  }

  /// A window that begins so, in which nothing fades.
  @MainActor package func window<Content: View>(
    size: CGSize, scale: CGFloat = 0.25, @ViewBuilder _ content: @escaping () -> Content
  ) -> Harness {
    var environment = EnvironmentValues()
    environment.systemAppearance = system
    environment.accessibilityReduceMotion = true
    return Harness(size: size, scale: scale, environment: environment, content)
  }

  /// Whether a window that goes from day to this look while it is shown has the same pixels as one that begins so.
  @MainActor package func isSameAfterSwitch<Content: View>(
    size: CGSize, @ViewBuilder _ content: @escaping () -> Content
  ) -> Bool {
    let (switched, fresh) = (
      WindowLook.day.window(size: size, scale: 1, content), window(size: size, scale: 1, content)
    )
    switched.graph.follow(system)
    for harness in [switched, fresh] { harness.advance(by: 0.5) }
    return switched.picture().hasSamePixels(as: fresh.picture())
  }
}
