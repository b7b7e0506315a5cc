import LaminaDesktopSettings
import LaminaViews

extension EnvironmentValues {
  /// Takes what the desktop says; false where nothing is different.
  ///
  /// This is the place for a theme to take `settings.colorScheme` and `settings.accent`, and for text
  /// sizes to take `settings.textScale`, once the environment has keys for them.
  mutating func take(_ settings: DesktopSettings) -> Bool {
    let reducesMotion = ReducedMotion.isWanted(desktop: settings.reducesMotion)
    let contrast: ColorSchemeContrast = settings.increasesContrast == true ? .increased : .standard
    guard accessibilityReduceMotion != reducesMotion || colorSchemeContrast != contrast else {
      return false
    }
    accessibilityReduceMotion = reducesMotion
    colorSchemeContrast = contrast
    return true
  }
}
