package import LaminaDrawing

/// A length, a radius or a time that controls take from their theme.
package enum ThemeMeasure: UInt8, CaseIterable, Sendable {
  /// The corners of check boxes, and of rings around plain labels.
  case cornerSmall
  /// The corners of items in menus, of words that explain, of rings inside of what scrolls.
  case cornerItem
  /// The corners of buttons, fields, editors.
  case cornerControl
  /// The corners of what shows a selected row or segment.
  case cornerSelection
  /// The corners of menus.
  case cornerMenu
  /// The corners of popovers and cards.
  case cornerCard
  /// The corners of sheets.
  case cornerSheet
  /// The corners of alerts.
  case cornerDialog
  /// Above and below what stands in a control.
  case spaceSmall
  /// Between the parts of a control, and beside what is typed.
  case spaceMedium
  /// The margin where none is given, and between the parts of a dialog.
  case spaceLarge
  /// How high controls are at least.
  case controlHeight
  /// Beside what stands in a button.
  case controlPadding
  /// How high rows of lists are at least.
  case rowHeight
  /// How long a switch takes.
  case durationSwitch
  /// How long a sheet takes to come.
  case durationSheet
  /// How long a screen takes to come.
  case durationScreen

  /// The key under which themes have it.
  package var key: String {
    switch self {
    case .cornerSmall: "corner.small"
    case .cornerItem: "corner.item"
    case .cornerControl: "corner.control"
    case .cornerSelection: "corner.selection"
    case .cornerMenu: "corner.menu"
    case .cornerCard: "corner.card"
    case .cornerSheet: "corner.sheet"
    case .cornerDialog: "corner.dialog"
    case .spaceSmall: "space.small"
    case .spaceMedium: "space.medium"
    case .spaceLarge: "space.large"
    case .controlHeight: "control.height"
    case .controlPadding: "control.padding"
    case .rowHeight: "row.height"
    case .durationSwitch: "duration.switch"
    case .durationSheet: "duration.sheet"
    case .durationScreen: "duration.screen"
    }
  }

  /// What Lamina's own theme has under the key.
  var standard: ThemeValue {
    switch self {
    case .cornerSmall: .radius(4)
    case .cornerItem: .radius(6)
    case .cornerControl: .radius(7)
    case .cornerSelection: .alias(Self.cornerControl.key)
    case .cornerMenu: .radius(9)
    case .cornerCard: .radius(12)
    case .cornerSheet: .radius(14)
    case .cornerDialog: .radius(16)
    case .spaceSmall: .length(4)
    case .spaceMedium: .length(8)
    case .spaceLarge: .length(16)
    case .controlHeight: .length(28)
    case .controlPadding: .length(12)
    case .rowHeight: .length(32)
    case .durationSwitch: .duration(0.25)
    case .durationSheet: .duration(0.3)
    case .durationScreen: .duration(0.35)
    }
  }

  /// Where it stands in what was read of a look.
  package var part: PaletteParts { PaletteParts(measure: rawValue) }
}

/// A shadow that controls take from their theme.
package enum ThemeShade: UInt8, CaseIterable, Sendable {
  /// Below what is pressed.
  case raised
  /// Below menus.
  case menu
  /// Below sheets, alerts and popovers.
  case card
  /// Below banners.
  case banner

  /// The key under which themes have it.
  package var key: String { "shadow.\(self)" }

  /// What Lamina's own theme has under the key.
  var standard: ThemeToken {
    switch self {
    case .raised: token(0.07, radius: 0.8, y: 1)
    case .menu: token(0.22, dark: 0.5, radius: 14, y: 6)
    case .card: token(0.28, dark: 0.55, radius: 20, y: 8)
    case .banner: token(0.25, dark: 0.5, radius: 12, y: 4)
    }
  }

  /// Black, thicker by night, where the ground is dark itself.
  private func token(
    _ day: Float, dark: Float? = nil, radius: Double, y: Double
  ) -> ThemeToken {
    func shadow(_ opacity: Float) -> ThemeValue {
      .shadow(ThemeShadow(color: .black.opacity(opacity), radius: radius, y: y))
    }
    return ThemeToken(shadow(day), dark: dark.map(shadow))
  }

  /// Where it stands in what was read of a look.
  package var part: PaletteParts {
    PaletteParts(measure: UInt8(ThemeMeasure.allCases.count) + rawValue)
  }
}
