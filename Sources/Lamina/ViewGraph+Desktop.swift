package import LaminaDesktopSettings
import LaminaDrawing
import LaminaGeometry
import LaminaViews

extension ViewGraph {
  /// Takes what the desktop says: looks fade over, and views that read nothing of it are left alone.
  func take(_ settings: DesktopSettings) {
    var next = environment
    next.take(settings)
    if !next.isSame(as: environment) { setEnvironment(next) }
    follow(SystemAppearance(settings))
  }
}

extension EnvironmentValues {
  /// Takes what is no colour.
  fileprivate mutating func take(_ settings: DesktopSettings) {
    accessibilityReduceMotion = ReducedMotion.isWanted(desktop: settings.reducesMotion)
    systemTextScale = CGFloat(settings.textScale)
    doubleClickTime = settings.doubleClickTime / .seconds(1)
    caretBlinkTime = settings.cursorBlinkTime.map { $0 / .seconds(1) }
    dateHabits = DateHabits(
      uses24Hours: settings.uses24Hours, firstWeekday: settings.firstWeekday)
    titleBarButtons = settings.buttonLayout
  }

  /// Which buttons a title bar has on which side.
  package var titleBarButtons: ButtonLayout {
    get { self[TitleBarButtonsKey.self] }
    set { self[TitleBarButtonsKey.self] = newValue }
  }
}

private struct TitleBarButtonsKey: EnvironmentKey { static let defaultValue = ButtonLayout() }

extension SystemAppearance {
  /// What settings say of it; light, of usual contrast and in the theme's accent where they say nothing.
  init(_ settings: DesktopSettings) {
    self.init(
      colorScheme: settings.colorScheme == .dark ? .dark : .light,
      contrast: settings.increasesContrast == true ? .increased : .standard,
      accent: settings.accent.map {
        Color.Resolved(red: Float($0.red), green: Float($0.green), blue: Float($0.blue))
      })
  }
}
