import LaminaGeometry
public import LaminaText

/// A font as themes describe it: a family, a size, a weight, a slant.
public struct ThemeFont: Hashable, Sendable, Codable {
  /// The name of the family; nil for the system's.
  public var family: String?
  /// In points.
  public var size: Double
  /// How thick the letters are, from 100 to 900; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether the letters slant.
  public var isItalic: Bool

  /// Makes a description.
  public init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The font that is meant.
  public var font: Font {
    let plain = family.map { Font.custom($0, size: CGFloat(size)) } ?? .system(size: CGFloat(size))
    let weighted = plain.weight(Font.Weight(nearest: weight))
    return isItalic ? weighted.italic() : weighted
  }
}

extension Font.Weight {
  /// The named weight that is nearest to a number.
  init(nearest number: Int) {
    let all: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = all[min(max((number + 50) / 100 - 1, 0), all.count - 1)]
  }
}
