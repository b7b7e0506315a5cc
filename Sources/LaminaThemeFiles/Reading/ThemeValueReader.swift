import LaminaDrawing
import LaminaPropertyLists
import LaminaThemes

/// Reads one value, in the article's form or in that of design tokens.
///
/// ```
///  article   { Red, Green, Blue, Alpha }: 0…1 or 0…255   { FontName, FontSize }   "bar.png"
///  tokens    "#2F6FEB"   { value: 4, unit: "px" }   { fontFamily, fontSize }   "{accent}"
/// ```
struct ThemeValueReader {
  /// What `$type` says; nil where nothing says it.
  let kind: String?

  /// Why there is no value.
  struct Failure: Error {
    let problem: ThemeFinding.Problem

    init(_ found: String, _ expected: String) {
      problem = .badValue(found: found, expected: expected)
    }
  }

  /// Whether a dictionary is a value and not a group of keys.
  static func isValue(_ value: PropertyListValue) -> Bool {
    let keys = Set((value.pairs ?? []).map { $0.key.lowercased() })
    let marks = ["red", "fontname", "fontfamily", "fontsize", "hex", "unit", "components", "path"]
    return keys.isEmpty || marks.contains(where: keys.contains)
  }

  func value(_ value: PropertyListValue) throws(Failure) -> ThemeValue {
    switch value.content {
    case .string(let text): try string(text)
    case .integer, .real: try number(value.number ?? .nan, value.kind)
    case .dictionary: try dictionary(value)
    case .array, .boolean, .date, .data: throw Failure(value.kind, expected)
    }
  }

  /// What belongs there, as messages say it.
  private var expected: String {
    switch kind {
    case "color": "a colour such as \"#2F6FEB\" or {Red, Green, Blue, Alpha}"
    case "dimension", "length", "radius": "a length such as 4 or \"4px\""
    case "duration": "a time such as \"250ms\""
    case "typography", "font": "a font: {fontFamily, fontSize, fontWeight}"
    case "shadow": "a shadow: {color, blur, offsetX, offsetY}"
    default: "a colour, a font, a length, a time, a shadow, a picture or {key}"
    }
  }

  private func string(_ text: String) throws(Failure) -> ThemeValue {
    if text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 {
      return .alias(String(text.dropFirst().dropLast()))
    }
    if text.hasPrefix("#") || kind == "color" {
      guard let color = Color.Resolved(hexText: text) else { throw failure(text) }
      return .color(color)
    }
    if let value = try measured(text) { return value }
    switch kind {
    case nil, "picture", "image", "asset": return .picture(text)
    default: throw failure(text)
    }
  }

  private func failure(_ text: String) -> Failure { Failure("\"\(text.prefix(40))\"", expected) }

  /// A number with its unit; nil for what is none.
  private func measured(_ text: String) throws(Failure) -> ThemeValue? {
    for (unit, parts) in [("ms", 1_000), ("px", 1), ("pt", 1), ("s", 1)] as [(String, Double)] {
      guard text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)) else { continue }
      if unit.hasSuffix("s") { return .duration(try usable(number / parts, text)) }
      return try length(number / parts, text)
    }
    return nil
  }

  private func number(_ number: Double, _ found: String) throws(Failure) -> ThemeValue {
    switch kind {
    case "color", "typography", "font", "shadow", "picture": throw Failure(found, expected)
    case "duration": .duration(try usable(number, found))
    default: try length(number, found)
    }
  }

  private func length(_ points: Double, _ found: String) throws(Failure) -> ThemeValue {
    guard kind != "duration", kind != "typography" else { throw Failure(found, expected) }
    let points = try usable(points, found)
    return kind == "radius" ? .radius(points) : .length(points)
  }

  /// No measure of a look is infinite, negative or larger than a wall.
  private func usable(_ number: Double, _ found: String) throws(Failure) -> Double {
    guard (0...100_000).contains(number) else { throw Failure(found, "a number from 0 to 100000") }
    return number
  }

  private func dictionary(_ value: PropertyListValue) throws(Failure) -> ThemeValue {
    let fields = Fields(value)
    if fields.has("red") || fields.has("hex") || fields.has("components") {
      return .color(try color(fields))
    }
    if kind == "shadow" { return .shadow(try shadow(fields)) }
    if fields.has("fontname") || fields.has("fontfamily") || fields.has("fontsize") {
      return .font(try font(fields))
    }
    if let path = fields["path"]?.string { return .picture(path) }
    if let unit = fields["unit"]?.string, let number = fields["value"]?.number {
      return try string(NumberText.text(number) + unit)
    }
    throw Failure(value.kind, expected)
  }

  private func color(_ fields: Fields) throws(Failure) -> Color.Resolved {
    if let text = fields["hex"]?.string, let color = Color.Resolved(hexText: text) { return color }
    if let parts = fields["components"]?.array?.map(\.number) {
      guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
        throw Failure("\(parts.count) components", "three numbers from 0 to 1")
      }
      return try rgba([red, green, blue], fields["alpha"]?.number)
    }
    let parts = ["red", "green", "blue"].map { fields[$0]?.number ?? .nan }
    return try rgba(parts, fields["alpha"]?.number)
  }

  /// Components up to 1; or up to 255 where one is larger than 1.
  private func rgba(_ parts: [Double], _ alpha: Double?) throws(Failure) -> Color.Resolved {
    let scale: Double = (parts.max() ?? 0) > 1 ? 255 : 1
    let shares = parts.map { $0 / scale }
    let opacity = alpha.map { $0 > 1 ? $0 / 255 : $0 } ?? 1
    guard (shares + [opacity]).allSatisfy({ (0...1).contains($0) }) else {
      throw Failure("components out of range", "Red, Green, Blue and Alpha from 0 to 1, or to 255")
    }
    return Color.Resolved(
      red: Float(shares[0]), green: Float(shares[1]), blue: Float(shares[2]),
      opacity: Float(opacity))
  }

  private func font(_ fields: Fields) throws(Failure) -> ThemeFont {
    let size = try measure(fields["fontsize"] ?? fields["size"], or: 14)
    guard (1...1_000).contains(size) else {
      throw Failure("the size \(size)", "one from 1 to 1000")
    }
    let family = (fields["fontfamily"] ?? fields["fontname"])?.string
    let weight = fields["fontweight"]?.number ?? 400
    guard (1...1_000).contains(weight) else {
      throw Failure("the weight \(weight)", "one from 1 to 1000")
    }
    let style = (fields["fontstyle"] ?? fields["slant"])?.string
    return ThemeFont(
      family: family, size: size, weight: Int(weight), isItalic: style == "italic")
  }

  private func shadow(_ fields: Fields) throws(Failure) -> ThemeShadow {
    guard let given = fields["color"] else { throw Failure("no color", expected) }
    guard case .color(let color) = try ThemeValueReader(kind: "color").value(given) else {
      throw Failure("no colour", expected)
    }
    return ThemeShadow(
      color: color, radius: try measure(fields["blur"], or: 0) / 2,
      x: offset(fields["offsetx"]), y: offset(fields["offsety"]))
  }

  private func offset(_ value: PropertyListValue?) -> Double {
    let offset = value?.number ?? 0
    return (-10_000...10_000).contains(offset) ? offset : 0
  }

  private func measure(
    _ value: PropertyListValue?, or standard: Double
  ) throws(Failure) -> Double {
    guard let value else { return standard }
    guard case .length(let points) = try ThemeValueReader(kind: "dimension").value(value) else {
      throw Failure(value.kind, "a length")
    }
    return points
  }
}

/// The members of a dictionary by their keys, however these are cased.
private struct Fields {
  private var values: [String: PropertyListValue] = [:]

  init(_ value: PropertyListValue) {
    for pair in value.pairs ?? [] { values[pair.key.lowercased()] = pair.value }
  }

  func has(_ key: String) -> Bool { values[key] != nil }
  subscript(key: String) -> PropertyListValue? { values[key] }
}

extension PropertyListValue {
  /// The number, whole or not.
  var number: Double? {
    switch content {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .dictionary, .array, .string, .boolean, .date, .data: nil
    }
  }
}
