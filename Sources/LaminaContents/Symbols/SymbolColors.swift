import LaminaDrawing
import LaminaGeometry

/// The colours that symbols have by themselves, the first for the layer that matters most.
nonisolated enum SymbolColors {
  /// Nil for a symbol that has none: it takes the foreground style.
  static func colors(of name: String) -> [Color]? {
    if let own = own[name] { return own }
    var base = name[...]
    if base.hasSuffix(".fill") { base = base.dropLast(5) }
    if let badge = base.range(of: ".badge.") { return badgeColor(base[badge.upperBound...]) }
    return filled[String(base)].map { [$0] }
  }

  /// Those of a mark and of what it stands on.
  private static let own: [String: [Color]] = [
    "exclamationmark.triangle.fill": [.black, .yellow],
    "exclamationmark.circle.fill": [.white, .red],
    "exclamationmark.octagon.fill": [.white, .red],
    "xmark.circle.fill": [.white, .red], "xmark.octagon.fill": [.white, .red],
    "minus.circle.fill": [.white, .red], "plus.circle.fill": [.white, .green],
    "checkmark.circle.fill": [.white, .green], "checkmark.seal.fill": [.white, .blue],
    "checkmark.shield.fill": [.white, .green], "xmark.shield.fill": [.white, .red],
    "info.circle.fill": [.white, .blue], "questionmark.circle.fill": [.white, .blue],
    "phone.circle.fill": [.white, .green], "heart.circle.fill": [.white, .red],
    "star.circle.fill": [.white, .yellow], "flame.circle.fill": [.white, .orange],
  ]

  private static let filled: [String: Color] = [
    "heart": .red, "star": .yellow, "star.leadinghalf.filled": .yellow, "sun.max": .yellow,
    "sun.min": .yellow, "sunrise": .orange, "sunset": .orange, "moon": .indigo,
    "moon.stars": .indigo, "flame": .orange, "bolt": .yellow, "drop": .blue, "leaf": .green,
    "tree": .green, "snowflake": .cyan, "bookmark": .red, "flag": .orange, "bell": .yellow,
    "phone": .green, "envelope": .blue, "folder": .blue, "trash": .red, "thermometer.sun": .red,
    "suit.heart": .red, "suit.diamond": .red, "trophy": .yellow, "lightbulb": .yellow,
    "bandage": .orange, "ladybug": .red, "fuelpump": .red, "cross.case": .red,
    "gift": .red, "balloon": .red, "carrot": .orange, "umbrella": .blue, "wifi.slash": .red,
    "record.circle": .red, "battery.25": .red, "battery.25percent": .red,
    "battery.100": .green, "battery.100percent": .green, "battery.100.bolt": .green,
    "hand.thumbsup": .blue, "location": .blue, "mappin": .red,
  ]

  private static func badgeColor(_ kind: Substring) -> [Color]? {
    switch kind {
    case "plus", "checkmark", "person.crop": [.green, .primary]
    case "minus", "xmark", "exclamationmark": [.red, .primary]
    case "clock", "ellipsis", "questionmark", "gearshape", "gear": [.blue, .primary]
    default: nil
    }
  }
}
