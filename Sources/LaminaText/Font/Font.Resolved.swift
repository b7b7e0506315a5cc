public import LaminaGeometry

extension Font {
  /// A font with every question answered: families in order, size, weight, features.
  public struct Resolved: Hashable, Sendable {
    /// Families in the order in which they are tried for a character.
    public var families: [String]
    /// The em, in points, held between 1 and 1000.
    public var size: CGFloat
    /// How thick the letters are.
    public var weight: Weight
    /// How wide the letters are.
    public var width = Width.standard
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// OpenType features, as `tnum=1`.
    public var features: [String]
    /// Whether lines take the system's fixed proportions instead of the family's own.
    public var hasSystemLineHeight: Bool
    /// The em, in points: the same as `size`.
    public var pointSize: CGFloat { size }
    /// Whether the letters are as thick as those of a heading, or thicker.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    /// The size that was asked for, when it could not be kept.
    var refusedSize: CGFloat?

    /// Makes a font of families in the order in which they are tried; sizes are held to 1...1000
    /// points.
    public init(
      families: [String], size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
      features: [String] = [], hasSystemLineHeight: Bool = false
    ) {
      let held = size.isFinite ? min(max(size, 1), 1000) : 14
      self.families = families
      self.size = held
      self.weight = weight
      self.isItalic = isItalic
      self.features = features
      self.hasSystemLineHeight = hasSystemLineHeight
      refusedSize = held == size ? nil : size
    }
  }

  /// The families, size and weight behind the font.
  public func resolve(in context: Context = .standard) -> Resolved {
    let design = isMonospaced ? .monospaced : (design ?? .default)
    let (size, ownWeight) = sizeAndWeight(in: context)
    var families = systemFamilies(design, size: size)
    var isSystem = true
    if let family, !isMonospaced {
      families.insert(family, at: 0)
      isSystem = false
    }
    var font = Resolved(
      families: families, size: size, weight: weight ?? ownWeight, isItalic: isItalic,
      features: features(design), hasSystemLineHeight: isSystem)
    font.width = width
    return font
  }

  /// The family that it names itself.
  private var family: String? {
    switch source {
    case .custom(let name, _, _): name
    // Who asks for serifs or for code means the system's, whatever a look sets its text in.
    case .face(let face): design == .serif || design == .monospaced ? nil : face.family
    case .style, .system, .inherited: nil
    }
  }

  private func sizeAndWeight(in context: Context) -> (CGFloat, Weight) {
    switch source {
    case .style(let style): (context.size(of: style), style.weight)
    case .inherited: (context.size(of: .body), TextStyle.body.weight)
    case .face(let face): (context.size(of: face.style, at: face.size), face.weight)
    case .system(let size): (size * context.fixedFactor, .regular)
    case .custom(_, let size, let style):
      (size * (style.map(context.factor) ?? context.fixedFactor), .regular)
    }
  }

  private func systemFamilies(_ design: Design, size: CGFloat) -> [String] {
    switch design {
    case .default, .rounded: size >= 20 ? Families.display : Families.text
    case .serif: Families.serif
    case .monospaced: Families.monospaced
    }
  }

  /// Made once: each shaped text holds the names of its families.
  private enum Families {
    static let text = ["Inter"] + fallback
    static let display = ["Inter Display"] + text
    static let serif = ["DejaVu Serif", "Noto Serif CJK SC"] + fallback
    static let monospaced =
      ["JetBrains Mono", "Noto Sans Mono CJK SC", "DejaVu Sans Mono"] + fallback
    private static let fallback = ["Noto Sans CJK SC", "DejaVu Sans"]
  }

  /// Letters show the characters that are there: no arrow for "->", no ligatures in code.
  private func features(_ design: Design) -> [String] {
    var features = design == .monospaced ? Self.codeFeatures : Self.textFeatures
    if hasMonospacedDigits { features.append("tnum=1") }
    if hasSmallCaps { features.append("smcp=1") }
    return features
  }

  private static let textFeatures = ["calt=0"]
  private static let codeFeatures = ["calt=0", "liga=0"]
}
