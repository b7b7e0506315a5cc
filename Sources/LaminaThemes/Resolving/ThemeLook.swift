public import LaminaDrawing

/// What a theme is in one appearance: values without variants and aliases.
public struct ThemeLook: Hashable, Sendable {
  /// The values by key; what leads nowhere is left out.
  public let values: [String: ThemeValue]
  /// The colours of the roles.
  public let palette: ColorPalette

  /// More aliases after one another count as a circle.
  static let aliasLimit = 16

  init(_ tokens: [String: ThemeToken], for appearance: ColorAppearance, over base: ColorPalette) {
    var values = Dictionary<String, ThemeValue>(minimumCapacity: tokens.count)
    for key in tokens.keys { values[key] = Self.value(key, tokens, appearance) }
    self.values = values
    palette = Self.palette(values, appearance, over: base)
  }

  private static func value(
    _ key: String, _ tokens: [String: ThemeToken], _ appearance: ColorAppearance
  ) -> ThemeValue? {
    var key = key
    for _ in 0..<aliasLimit {
      guard let value = tokens[key]?.value(for: appearance) else { return nil }
      guard case .alias(let next) = value else { return value }
      key = next
    }
    return nil
  }

  private static func palette(
    _ values: [String: ThemeValue], _ appearance: ColorAppearance, over base: ColorPalette
  ) -> ColorPalette {
    var colors: [Color.Role: Color.Resolved] = [:]
    for role in Color.Role.allCases {
      if case .color(let color)? = values[role.themeKey] { colors[role] = color }
    }
    return ColorPalette(colors, over: base, for: appearance)
  }
}

extension ThemeLook {
  /// The colour under a key.
  public func color(_ key: String) -> Color.Resolved? {
    if case .color(let color)? = values[key] { color } else { nil }
  }

  /// The keys whose values differ between two looks.
  package func keys(differingFrom other: ThemeLook) -> Set<String> {
    var keys = Set(values.keys.filter { values[$0] != other.values[$0] })
    for key in other.values.keys where values[key] == nil { keys.insert(key) }
    return keys
  }
}

extension Theme {
  /// What the theme is in an appearance; roles without a token are Lamina's own.
  ///
  /// - Complexity: O(n) in tokens: some 20 µs for a theme of 80.
  public func look(for appearance: ColorAppearance) -> ThemeLook {
    let appearance = ColorAppearance(onlyScheme ?? appearance.scheme, contrast: appearance.contrast)
    return ThemeLook(all, for: appearance, over: .standard(for: appearance))
  }
}
