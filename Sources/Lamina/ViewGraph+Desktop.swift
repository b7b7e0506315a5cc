import LaminaDesktopSettings
import LaminaDrawing
import LaminaGeometry
import LaminaThemes
import LaminaViews

extension ViewGraph {
  /// Takes what the desktop says: looks fade over, and views that read nothing of it are left alone.
  func take(_ settings: DesktopSettings) {
    let reducesMotion = ReducedMotion.isWanted(desktop: settings.reducesMotion)
    let textScale = CGFloat(settings.textScale)
    // A value that is set counts as another one than none: what is the same is not set.
    let movesAsBefore = environment.accessibilityReduceMotion == reducesMotion
    if !movesAsBefore || environment.systemTextScale != textScale {
      var next = environment
      if !movesAsBefore { next.accessibilityReduceMotion = reducesMotion }
      next.systemTextScale = textScale
      setEnvironment(next)
    }
    follow(SystemAppearance(settings))
  }
}

extension SystemAppearance {
  /// What settings say of it; light, of usual contrast and in the theme's accent where they say nothing.
  ///
  /// A desktop has one accent for day and night: it is shown in the tone that can be read.
  init(_ settings: DesktopSettings) {
    let appearance = ColorAppearance(
      settings.colorScheme == .dark ? .dark : .light,
      contrast: settings.increasesContrast == true ? .increased : .standard)
    let palette = ColorPalette.standard(for: appearance)
    self.init(
      colorScheme: appearance.scheme, contrast: appearance.contrast,
      accent: settings.accent.map {
        palette.accent(
          near: Color.Resolved(red: Float($0.red), green: Float($0.green), blue: Float($0.blue)))
      })
  }
}
