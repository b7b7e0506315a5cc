/// The components behind each colour role, for one appearance.
public struct ColorPalette: Sendable {
  private var components: [Color.Role: Color.Resolved]
  private var ownAppearance = ColorAppearance()
  /// Who takes down what is read; copies that are asked for parts have one.
  private var reader: (any PaletteReader)?

  /// Makes a palette; roles that `components` leaves out are taken from `base`, and so is the
  /// appearance that it is for unless it is given.
  public init(
    _ components: [Color.Role: Color.Resolved], over base: ColorPalette = .light,
    for appearance: ColorAppearance? = nil
  ) {
    self.components = base.components.merging(components) { _, given in given }
    ownAppearance = appearance ?? base.ownAppearance
  }

  /// The components of the colours with this role.
  public subscript(role: Color.Role) -> Color.Resolved {
    get {
      reader?.note(PaletteParts(role))
      return components[role] ?? .black
    }
    set { components[role] = newValue }
  }

  /// Which light and which eyes the palette is for.
  public var appearance: ColorAppearance {
    get { ColorAppearance(colorScheme, contrast: contrast) }
    set { ownAppearance = newValue }
  }

  /// Whether it is dark on light or light on dark.
  public var colorScheme: ColorScheme {
    reader?.note(.scheme)
    return ownAppearance.scheme
  }

  /// How far things stand out.
  public var contrast: ColorSchemeContrast {
    reader?.note(.contrast)
    return ownAppearance.contrast
  }

  /// The same palette; `reader` hears of what is read of it.
  package func reading(for reader: (any PaletteReader)?) -> ColorPalette {
    var copy = self
    copy.reader = reader
    return copy
  }

  /// What differs between two palettes.
  package func parts(differingFrom other: ColorPalette) -> PaletteParts {
    var parts: PaletteParts = ownAppearance.scheme == other.ownAppearance.scheme ? [] : .scheme
    if ownAppearance.contrast != other.ownAppearance.contrast { parts.insert(.contrast) }
    for (role, color) in components where color != other.components[role] {
      parts.insert(PaletteParts(role))
    }
    return parts
  }

  private init(complete components: [Color.Role: Color.Resolved]) { self.components = components }

  /// Lamina's own light appearance.
  public static let light = ColorPalette(complete: [
    .primary: Color.Resolved(hex: 0x1B1D22),
    .secondary: Color.Resolved(hex: 0x5E6470),
    .tertiary: Color.Resolved(hex: 0x868C98),
    .quaternary: Color.Resolved(hex: 0xC8CCD4),
    .accent: Color.Resolved(hex: 0x205FDA),
    .background: Color.Resolved(hex: 0xFFFFFF),
    .secondaryBackground: Color.Resolved(hex: 0xF5F6F8),
    .groupedBackground: Color.Resolved(hex: 0xF0F1F4),
    .separator: Color.Resolved(hex: 0xE1E4E9),
    .controlFill: Color.Resolved(hex: 0xFFFFFF),
    .controlBorder: Color.Resolved(hex: 0xCDD2DB),
    .selection: Color.Resolved(hex: 0xDCE8FD),
    .link: Color.Resolved(hex: 0x1F5FD6),
    .red: Color.Resolved(hex: 0xD9373C),
    .orange: Color.Resolved(hex: 0xF08C1B),
    .yellow: Color.Resolved(hex: 0xF5BF1F),
    .green: Color.Resolved(hex: 0x2FA84F),
    .mint: Color.Resolved(hex: 0x2DBFA5),
    .teal: Color.Resolved(hex: 0x2A9DB5),
    .cyan: Color.Resolved(hex: 0x2BACD9),
    .blue: Color.Resolved(hex: 0x205FDA),
    .indigo: Color.Resolved(hex: 0x5B57D6),
    .purple: Color.Resolved(hex: 0x9A4FD1),
    .pink: Color.Resolved(hex: 0xE0457B),
    .brown: Color.Resolved(hex: 0x9A7350),
    .gray: Color.Resolved(hex: 0x8A909C),
  ])
}

/// Two palettes are equal when they look the same for the same appearance.
extension ColorPalette: Hashable {
  public static func == (a: ColorPalette, b: ColorPalette) -> Bool {
    a.components == b.components && a.ownAppearance == b.ownAppearance
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(ownAppearance)
  }
}
