public import LaminaDrawing

/// What the desktop says of how programs should look; a host sets it at any time.
///
/// ```swift
/// var environment = graph.environment
/// environment.systemAppearance = SystemAppearance(colorScheme: .dark)
/// graph.setEnvironment(environment)        // all that follows it changes in the next frame
/// ```
public struct SystemAppearance: Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// How far things are to stand out.
  public var contrast: ColorSchemeContrast
  /// The accent colour that a person chose; nil for the theme's.
  ///
  /// It is shown in the tone nearest to it that can be read on the ground of the place, by day and by night.
  public var accent: Color.Resolved?

  /// Makes one, by default what is there without a desktop.
  public init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    accent: Color.Resolved? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.accent = accent
  }
}

extension EnvironmentValues {
  /// What the desktop says; set in the environment of a window, its views follow it.
  public var systemAppearance: SystemAppearance {
    get { self[SystemAppearanceKey.self] }
    set {
      self[SystemAppearanceKey.self] = newValue
      follow(newValue, preferring: nil)
    }
  }

  /// Shows what the desktop says, or what the window's views prefer.
  package mutating func follow(_ system: SystemAppearance, preferring scheme: ColorScheme?) {
    let appearance = ColorAppearance(scheme ?? system.colorScheme, contrast: system.contrast)
    changeLook { look in
      look.setAppearance(appearance)
      look.setAccent(system.accent)
    }
  }
}

private struct SystemAppearanceKey: EnvironmentKey { static let defaultValue = SystemAppearance() }
