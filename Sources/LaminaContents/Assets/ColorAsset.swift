import LaminaDrawing
import LaminaGeometry

/// A colour by name, for looks.
nonisolated struct ColorAsset: Sendable {
  private struct Contents: Decodable { let colors: [Entry] }

  private struct Entry: Decodable {
    let color: Value?
    let variant: AssetVariant

    enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(Value.self, forKey: .color)
      variant = try AssetVariant(from: decoder)
    }
  }

  private struct Value: Decodable {
    let space: String?
    let components: [String: String]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      space = try values.decodeIfPresent(String.self, forKey: .space)
      reference = try values.decodeIfPresent(String.self, forKey: .reference)
      components = try? values.decodeIfPresent([String: String].self, forKey: .components)
    }

    /// The colour that it is.
    var color: Color? {
      if let reference { return PlatformColor.named(reference).map { Color($0) } }
      guard let components else { return nil }
      func part(_ name: String) -> Double { components[name].flatMap(Self.number) ?? 0 }
      let alpha = components["alpha"].flatMap { Double($0) } ?? 1
      if components["white"] != nil { return Color(white: part("white"), opacity: alpha) }
      return Color(
        colorSpace, red: part("red"), green: part("green"), blue: part("blue"), opacity: alpha)
    }

    private var colorSpace: Color.RGBColorSpace {
      switch space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    }

    /// From 0 to 1: "0.5", "0x80" and "128" are about the same.
    private static func number(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let value = Double(text), value.isFinite else { return nil }
      return text.contains(".") ? value : value / 255
    }
  }

  /// The colour under any palette.
  let color: Color

  /// Reads a folder; nil where it says no colour.
  init?(folder: String) {
    guard let entries = AssetFile.read(Contents.self, in: folder)?.colors else { return nil }
    func color(_ look: ColorAppearance) -> Color? {
      entries.compactMap { entry -> (Color, Int)? in
        guard let rank = entry.variant.rank(for: look), let color = entry.color?.color else {
          return nil
        }
        return (color, rank)
      }.max { $0.1 < $1.1 }?.0
    }
    guard let light = color(ColorAppearance(.light)) else { return nil }
    guard entries.count > 1 else {
      self.color = light
      return
    }
    self.color = Color(
      light: light, dark: color(ColorAppearance(.dark)) ?? light,
      lightIncreased: color(ColorAppearance(.light, contrast: .increased)),
      darkIncreased: color(ColorAppearance(.dark, contrast: .increased)))
  }
}
