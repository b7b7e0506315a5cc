import LaminaDrawing

/// Colours by the names that UIKit and AppKit have for them: those of the palette of the place.
extension PlatformColor {
  /// Red of the palette.
  public nonisolated static var systemRed: PlatformColor { PlatformColor(Color.red) }
  /// Green of the palette.
  public nonisolated static var systemGreen: PlatformColor { PlatformColor(Color.green) }
  /// Blue of the palette.
  public nonisolated static var systemBlue: PlatformColor { PlatformColor(Color.blue) }
  /// Orange of the palette.
  public nonisolated static var systemOrange: PlatformColor { PlatformColor(Color.orange) }
  /// Yellow of the palette.
  public nonisolated static var systemYellow: PlatformColor { PlatformColor(Color.yellow) }
  /// Pink of the palette.
  public nonisolated static var systemPink: PlatformColor { PlatformColor(Color.pink) }
  /// Purple of the palette.
  public nonisolated static var systemPurple: PlatformColor { PlatformColor(Color.purple) }
  /// Teal of the palette.
  public nonisolated static var systemTeal: PlatformColor { PlatformColor(Color.teal) }
  /// Indigo of the palette.
  public nonisolated static var systemIndigo: PlatformColor { PlatformColor(Color.indigo) }
  /// Brown of the palette.
  public nonisolated static var systemBrown: PlatformColor { PlatformColor(Color.brown) }
  /// Mint of the palette.
  public nonisolated static var systemMint: PlatformColor { PlatformColor(Color.mint) }
  /// Cyan of the palette.
  public nonisolated static var systemCyan: PlatformColor { PlatformColor(Color.cyan) }
  /// Grey of the palette.
  public nonisolated static var systemGray: PlatformColor { PlatformColor(Color.gray) }
  /// A grey fainter than that of the palette.
  public nonisolated static var systemGray2: PlatformColor { PlatformColor(Color(role: .tertiary)) }
  /// A grey fainter still.
  public nonisolated static var systemGray3: PlatformColor {
    PlatformColor(Color(role: .quaternary))
  }
  /// The grey of borders.
  public nonisolated static var systemGray4: PlatformColor {
    PlatformColor(Color(role: .controlBorder))
  }
  /// The grey of lines between parts.
  public nonisolated static var systemGray5: PlatformColor {
    PlatformColor(Color(role: .separator))
  }
  /// The grey that groups of contents stand on.
  public nonisolated static var systemGray6: PlatformColor {
    PlatformColor(Color(role: .groupedBackground))
  }
  /// A window's ground.
  public nonisolated static var systemBackground: PlatformColor {
    PlatformColor(Color(role: .background))
  }
  /// The ground of parts beside the main one.
  public nonisolated static var secondarySystemBackground: PlatformColor {
    PlatformColor(Color(role: .secondaryBackground))
  }
  /// The ground of what lies on these parts.
  public nonisolated static var tertiarySystemBackground: PlatformColor {
    PlatformColor(Color(role: .background))
  }
  /// The ground that groups of contents stand on.
  public nonisolated static var systemGroupedBackground: PlatformColor {
    PlatformColor(Color(role: .groupedBackground))
  }
  /// The ground of a group.
  public nonisolated static var secondarySystemGroupedBackground: PlatformColor {
    PlatformColor(Color(role: .background))
  }
  /// The ground of what lies on a group.
  public nonisolated static var tertiarySystemGroupedBackground: PlatformColor {
    PlatformColor(Color(role: .groupedBackground))
  }
  /// A window's ground.
  public nonisolated static var windowBackgroundColor: PlatformColor {
    PlatformColor(Color(role: .background))
  }
  /// What lies below the pages of a document.
  public nonisolated static var underPageBackgroundColor: PlatformColor {
    PlatformColor(Color(role: .groupedBackground))
  }
  /// The ground of lists and fields.
  public nonisolated static var controlBackgroundColor: PlatformColor {
    PlatformColor(Color(role: .controlFill))
  }
  /// The ground of texts that are typed.
  public nonisolated static var textBackgroundColor: PlatformColor {
    PlatformColor(Color(role: .controlFill))
  }
  /// The inside of buttons, fields and boxes.
  public nonisolated static var controlColor: PlatformColor {
    PlatformColor(Color(role: .controlFill))
  }
  /// What is to stand out.
  public nonisolated static var controlAccentColor: PlatformColor {
    PlatformColor(Color.accentColor)
  }
  /// What is to stand out.
  public nonisolated static var tintColor: PlatformColor { PlatformColor(Color.accentColor) }
  /// Texts that matter most.
  public nonisolated static var label: PlatformColor { PlatformColor(Color(role: .primary)) }
  /// Texts of second rank.
  public nonisolated static var secondaryLabel: PlatformColor {
    PlatformColor(Color(role: .secondary))
  }
  /// Texts of third rank.
  public nonisolated static var tertiaryLabel: PlatformColor {
    PlatformColor(Color(role: .tertiary))
  }
  /// Texts of fourth rank.
  public nonisolated static var quaternaryLabel: PlatformColor {
    PlatformColor(Color(role: .quaternary))
  }
  /// Texts that matter most.
  public nonisolated static var labelColor: PlatformColor { PlatformColor(Color(role: .primary)) }
  /// Texts of second rank.
  public nonisolated static var secondaryLabelColor: PlatformColor {
    PlatformColor(Color(role: .secondary))
  }
  /// Texts of third rank.
  public nonisolated static var tertiaryLabelColor: PlatformColor {
    PlatformColor(Color(role: .tertiary))
  }
  /// Texts of fourth rank.
  public nonisolated static var quaternaryLabelColor: PlatformColor {
    PlatformColor(Color(role: .quaternary))
  }
  /// Texts that are read and typed.
  public nonisolated static var textColor: PlatformColor { PlatformColor(Color(role: .primary)) }
  /// Texts on controls.
  public nonisolated static var controlTextColor: PlatformColor {
    PlatformColor(Color(role: .primary))
  }
  /// Texts on controls that cannot be used.
  public nonisolated static var disabledControlTextColor: PlatformColor {
    PlatformColor(Color(role: .tertiary))
  }
  /// Texts that stand where something is to be typed.
  public nonisolated static var placeholderText: PlatformColor {
    PlatformColor(Color(role: .tertiary))
  }
  /// Texts that stand where something is to be typed.
  public nonisolated static var placeholderTextColor: PlatformColor {
    PlatformColor(Color(role: .tertiary))
  }
  /// Words that lead elsewhere.
  public nonisolated static var link: PlatformColor { PlatformColor(Color(role: .link)) }
  /// Words that lead elsewhere.
  public nonisolated static var linkColor: PlatformColor { PlatformColor(Color(role: .link)) }
  /// Lines between parts.
  public nonisolated static var separator: PlatformColor { PlatformColor(Color(role: .separator)) }
  /// Lines between parts.
  public nonisolated static var opaqueSeparator: PlatformColor {
    PlatformColor(Color(role: .separator))
  }
  /// Lines between parts.
  public nonisolated static var separatorColor: PlatformColor {
    PlatformColor(Color(role: .separator))
  }
  /// Lines of tables.
  public nonisolated static var gridColor: PlatformColor { PlatformColor(Color(role: .separator)) }
  /// Faint grounds of small parts.
  public nonisolated static var systemFill: PlatformColor {
    PlatformColor(Color(role: .quaternary).opacity(0.8))
  }
  /// Fainter ones, of middling parts.
  public nonisolated static var secondarySystemFill: PlatformColor {
    PlatformColor(Color(role: .quaternary).opacity(0.65))
  }
  /// Fainter ones, of large parts.
  public nonisolated static var tertiarySystemFill: PlatformColor {
    PlatformColor(Color(role: .quaternary).opacity(0.5))
  }
  /// The faintest, of very large parts.
  public nonisolated static var quaternarySystemFill: PlatformColor {
    PlatformColor(Color(role: .quaternary).opacity(0.35))
  }
  /// The ground of what is selected.
  public nonisolated static var selectedContentBackgroundColor: PlatformColor {
    PlatformColor(Color(role: .selection))
  }
  /// The ground of what is selected where keys go elsewhere.
  public nonisolated static var unemphasizedSelectedContentBackgroundColor: PlatformColor {
    PlatformColor(Color(role: .quaternary))
  }
  /// The ground of texts that are selected.
  public nonisolated static var selectedTextBackgroundColor: PlatformColor {
    PlatformColor(Color(role: .selection))
  }
  /// The ground of a control that is selected.
  public nonisolated static var selectedControlColor: PlatformColor {
    PlatformColor(Color(role: .selection))
  }
  /// The ring around what has the keys.
  public nonisolated static var keyboardFocusIndicatorColor: PlatformColor {
    PlatformColor(Color.accentColor)
  }
  /// Black.
  public nonisolated static var black: PlatformColor { PlatformColor(Color.black) }
  /// White.
  public nonisolated static var white: PlatformColor { PlatformColor(Color.white) }
  /// No colour.
  public nonisolated static var clear: PlatformColor { PlatformColor(Color.clear) }
  /// Red, whatever the palette.
  public nonisolated static var red: PlatformColor {
    PlatformColor(Color(red: 1, green: 0, blue: 0))
  }
  /// Green, whatever the palette.
  public nonisolated static var green: PlatformColor {
    PlatformColor(Color(red: 0, green: 1, blue: 0))
  }
  /// Blue, whatever the palette.
  public nonisolated static var blue: PlatformColor {
    PlatformColor(Color(red: 0, green: 0, blue: 1))
  }
  /// Yellow, whatever the palette.
  public nonisolated static var yellow: PlatformColor {
    PlatformColor(Color(red: 1, green: 1, blue: 0))
  }
  /// Orange, whatever the palette.
  public nonisolated static var orange: PlatformColor {
    PlatformColor(Color(red: 1, green: 0.5, blue: 0))
  }
  /// Purple, whatever the palette.
  public nonisolated static var purple: PlatformColor {
    PlatformColor(Color(red: 0.5, green: 0, blue: 0.5))
  }
  /// Cyan, whatever the palette.
  public nonisolated static var cyan: PlatformColor {
    PlatformColor(Color(red: 0, green: 1, blue: 1))
  }
  /// Magenta, whatever the palette.
  public nonisolated static var magenta: PlatformColor {
    PlatformColor(Color(red: 1, green: 0, blue: 1))
  }
  /// Brown, whatever the palette.
  public nonisolated static var brown: PlatformColor {
    PlatformColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  }
  /// Grey, whatever the palette.
  public nonisolated static var gray: PlatformColor { PlatformColor(Color(white: 0.5)) }
  /// Dark grey, whatever the palette.
  public nonisolated static var darkGray: PlatformColor { PlatformColor(Color(white: 1 / 3)) }
  /// Light grey, whatever the palette.
  public nonisolated static var lightGray: PlatformColor { PlatformColor(Color(white: 2 / 3)) }

  /// The colour of a name in an asset catalogue's files, with "Color" at its end or without; nil where there is none.
  package nonisolated static func named(_ name: String) -> PlatformColor? {
    switch name.hasSuffix("Color") ? String(name.dropLast(5)) : name {
    case "systemRed": .systemRed
    case "systemGreen": .systemGreen
    case "systemBlue": .systemBlue
    case "systemOrange": .systemOrange
    case "systemYellow": .systemYellow
    case "systemPink": .systemPink
    case "systemPurple": .systemPurple
    case "systemTeal": .systemTeal
    case "systemIndigo": .systemIndigo
    case "systemBrown": .systemBrown
    case "systemMint": .systemMint
    case "systemCyan": .systemCyan
    case "systemGray": .systemGray
    case "systemGray2": .systemGray2
    case "systemGray3": .systemGray3
    case "systemGray4": .systemGray4
    case "systemGray5": .systemGray5
    case "systemGray6": .systemGray6
    case "systemBackground": .systemBackground
    case "secondarySystemBackground": .secondarySystemBackground
    case "tertiarySystemBackground": .tertiarySystemBackground
    case "systemGroupedBackground": .systemGroupedBackground
    case "secondarySystemGroupedBackground": .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground
    case "windowBackground": .windowBackgroundColor
    case "underPageBackground": .underPageBackgroundColor
    case "controlBackground": .controlBackgroundColor
    case "textBackground": .textBackgroundColor
    case "control": .controlColor
    case "controlAccent": .controlAccentColor
    case "tint": .tintColor
    case "label": .label
    case "secondaryLabel": .secondaryLabel
    case "tertiaryLabel": .tertiaryLabel
    case "quaternaryLabel": .quaternaryLabel
    case "text": .textColor
    case "controlText": .controlTextColor
    case "disabledControlText": .disabledControlTextColor
    case "placeholderText": .placeholderText
    case "link": .link
    case "separator": .separator
    case "opaqueSeparator": .opaqueSeparator
    case "grid": .gridColor
    case "systemFill": .systemFill
    case "secondarySystemFill": .secondarySystemFill
    case "tertiarySystemFill": .tertiarySystemFill
    case "quaternarySystemFill": .quaternarySystemFill
    case "selectedContentBackground": .selectedContentBackgroundColor
    case "unemphasizedSelectedContentBackground": .unemphasizedSelectedContentBackgroundColor
    case "selectedTextBackground": .selectedTextBackgroundColor
    case "selectedControl": .selectedControlColor
    case "keyboardFocusIndicator": .keyboardFocusIndicatorColor
    case "black": .black
    case "white": .white
    case "clear": .clear
    case "red": .red
    case "green": .green
    case "blue": .blue
    case "yellow": .yellow
    case "orange": .orange
    case "purple": .purple
    case "cyan": .cyan
    case "magenta": .magenta
    case "brown": .brown
    case "gray": .gray
    case "darkGray": .darkGray
    case "lightGray": .lightGray
    default: nil
    }
  }
}
