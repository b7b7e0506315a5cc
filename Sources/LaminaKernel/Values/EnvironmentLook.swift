package import LaminaDrawing
package import LaminaThemes

/// How things look at a place: its theme, in an appearance, with what views around have changed of it.
package struct EnvironmentLook: Equatable {
  /// The theme; nil for Lamina's own, of which nothing is looked up as long as none asks.
  package private(set) var theme: Theme?
  /// The colours of the roles.
  package private(set) var palette = ColorPalette.light
  /// The theme's values; nil for those of Lamina's own.
  private var themeLook: ThemeLook?
  /// The theme's measures, shadows and fonts; nil for those of Lamina's own.
  private var themeMeasures: LookMeasures?
  /// The measures for controls of another size than usual; nil for the usual size.
  private var sizedMeasures: LookMeasures?
  /// How large controls are, whatever the theme.
  package private(set) var controlSize = ControlSize.regular
  /// Colours that views around have given to roles, whatever the theme.
  private var overrides: [Color.Role: Color] = [:]
  /// The accent that the desktop has, which is shown in a tone that can be read on the ground of the place.
  private var accent: Color.Resolved?
  /// The scheme that was asked for, which a theme for the other one does not follow.
  private var wanted = ColorAppearance()

  package nonisolated init() {}

  /// Shows another theme.
  package mutating func setTheme(_ theme: Theme?) {
    guard theme != self.theme else { return }
    self.theme = theme
    resolve()
  }

  /// Shows the theme in another appearance.
  package mutating func setAppearance(_ appearance: ColorAppearance) {
    guard appearance != wanted || appearance != palette.appearance else { return }
    wanted = appearance
    resolve()
  }

  /// Takes other colours, as long as neither theme nor appearance change further in.
  package mutating func setPalette(_ palette: ColorPalette) {
    self.palette = palette.reading(for: nil)
    wanted = self.palette.appearance
    resizeMeasures()
  }

  /// Gives a role another colour, in every theme; nil for the theme's.
  package mutating func override(_ role: Color.Role, with color: Color?) {
    guard overrides[role] != color else { return }
    overrides[role] = color
    guard let color else { return resolve() }
    palette[role] = color.resolve(in: palette)
    if role == .accent { followAccent() }
  }

  /// What is selected has the hue of the accent.
  private mutating func followAccent() {
    if overrides[.selection] == nil { palette[.selection] = palette.selectionOfAccent }
  }

  /// Takes the accent that the desktop has; nil for the theme's.
  package mutating func setAccent(_ accent: Color.Resolved?) {
    guard accent != self.accent else { return }
    self.accent = accent
    resolve()
  }

  /// The values of the theme.
  package var values: ThemeLook { themeLook ?? LookCache.standard(for: palette.appearance) }

  /// The measures, shadows and fonts of controls.
  package var measures: LookMeasures { sizedMeasures ?? usualMeasures }

  private var usualMeasures: LookMeasures { themeMeasures ?? .standard(for: wanted.scheme) }

  /// Shows controls in another size, also where theme or appearance change further in.
  package mutating func setControlSize(_ size: ControlSize) {
    guard size != controlSize else { return }
    controlSize = size
    resizeMeasures()
  }

  private mutating func resizeMeasures() {
    let isUsual = controlSize == .regular
    sizedMeasures = isUsual ? nil : usualMeasures.scalingControls(by: controlSize.scale)
  }

  private mutating func resolve() {
    themeLook = theme?.look(for: wanted)
    palette = themeLook?.palette ?? .standard(for: wanted)
    themeMeasures = themeLook.map(LookMeasures.init)
    resizeMeasures()
    if let accent { palette[.accent] = palette.accent(near: accent) }
    for (role, color) in overrides { palette[role] = color.resolve(in: palette) }
    if accent != nil || overrides[.accent] != nil { followAccent() }
  }
}

/// The values of Lamina's own theme, made when they are first asked for.
@MainActor
private enum LookCache {
  private static var made: [ColorAppearance: ThemeLook] = [:]

  static func standard(for appearance: ColorAppearance) -> ThemeLook {
    if let look = made[appearance] { return look }
    let look = Theme.standard.look(for: appearance)
    made[appearance] = look
    return look
  }
}
