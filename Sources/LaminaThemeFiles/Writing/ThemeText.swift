import LaminaDrawing
public import LaminaThemes

/// A theme as JSON in the form of design tokens, which `ThemeFile` reads; a line for each key.
public struct ThemeText: Sendable {
  /// The text, which ends with a line's end.
  public let text: String

  /// Writes a theme's own tokens.
  public init(_ theme: Theme) {
    var lines = ["\"$name\": \(Self.quoted(theme.name))"]
    if let base = theme.base { lines.append("\"$extends\": \(Self.quoted(base))") }
    if let scheme = theme.onlyScheme {
      lines.append("\"$scheme\": \(Self.quoted(scheme.rawValue))")
    }
    lines += theme.tokens.sorted { $0.key < $1.key }.map { key, token in
      "\(Self.quoted(key)): \(Self.token(token, kind: token.values.lazy.compactMap(\.kind).first))"
    }
    text = "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n"
  }

  private static func token(_ token: ThemeToken, kind: ThemeValue.Kind?) -> String {
    var members: [String] = []
    if let kind { members.append("\"$type\": \(quoted(type(kind)))") }
    members.append("\"$value\": \(value(token.value))")
    let variants = [
      ("dark", token.dark), ("increased", token.increased), ("darkIncreased", token.darkIncreased),
    ].compactMap { name, variant in variant.map { "\(quoted(name)): \(value($0))" } }
    if !variants.isEmpty {
      let inside = variants.joined(separator: ", ")
      members.append("\"$extensions\": { \"lamina\": { \(inside) } }")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// The type in the words of design tokens, where these have one.
  private static func type(_ kind: ThemeValue.Kind) -> String {
    switch kind {
    case .font: "typography"
    case .length: "dimension"
    case .color, .radius, .shadow, .duration, .picture: kind.rawValue
    }
  }

  private static func value(_ value: ThemeValue) -> String {
    switch value {
    case .color(let color): quoted(color.hexText)
    case .alias(let key): quoted("{\(key)}")
    case .picture(let path): quoted(path)
    case .length(let number), .radius(let number): NumberText.text(number)
    case .duration(let seconds): quoted(NumberText.text(seconds * 1000) + "ms")
    case .font(let font): self.font(font)
    case .shadow(let shadow): self.shadow(shadow)
    }
  }

  private static func font(_ font: ThemeFont) -> String {
    var members = ["\"fontSize\": \(NumberText.text(font.size)), \"fontWeight\": \(font.weight)"]
    if let family = font.family { members.append("\"fontFamily\": \(quoted(family))") }
    if font.isItalic { members.append("\"fontStyle\": \"italic\"") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static func shadow(_ shadow: ThemeShadow) -> String {
    let (blur, x, y) = (
      NumberText.text(shadow.radius * 2), NumberText.text(shadow.x), NumberText.text(shadow.y)
    )
    return "{ \"color\": \(quoted(shadow.color.hexText)), \"blur\": \(blur), "
      + "\"offsetX\": \(x), \"offsetY\": \(y) }"
  }

  private static func quoted(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 32:
        "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: String(scalar)
      }
    }
    return "\"\(parts.joined())\""
  }
}
