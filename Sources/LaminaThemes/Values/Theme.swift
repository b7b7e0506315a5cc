public import LaminaDrawing

/// A look as data: what stands under each key, by day, by night and with more contrast.
///
/// ```swift
/// var night = Theme(name: "Night", extending: .standard)
/// night["background"] = .color(Color.Resolved(hex: 0x14121F))
/// ```
public struct Theme: Hashable, Sendable, Codable {
  /// How messages and lists call it.
  public var name: String
  /// The theme whose tokens count where it has none itself; nil for none.
  public var base: String?
  /// What it says itself, without what it takes from its base.
  public var tokens: [String: ThemeToken]
  /// What the base says, as far as it was handed over.
  private var inherited: [String: ThemeToken] = [:]
  /// The only scheme that it is made for; nil for both.
  public var onlyScheme: ColorScheme?
  /// The folder of its own pictures; nil where the places of pictures are whole.
  public var pictureFolder: String?

  /// Makes a theme of tokens, which says all by itself.
  public init(name: String, tokens: [String: ThemeToken] = [:], onlyScheme: ColorScheme? = nil) {
    self.name = name
    self.tokens = tokens
    self.onlyScheme = onlyScheme
  }

  /// Makes a theme that is `base` where it says nothing itself.
  public init(
    name: String, tokens: [String: ThemeToken] = [:], extending base: Theme,
    onlyScheme: ColorScheme? = nil
  ) {
    self.init(name: name, tokens: tokens, onlyScheme: onlyScheme)
    extend(base)
  }

  /// Takes another theme as its base.
  public mutating func extend(_ theme: Theme) {
    base = theme.name
    inherited = theme.all
    onlyScheme = onlyScheme ?? theme.onlyScheme
  }

  /// All tokens, with those of the base.
  ///
  /// Places of pictures below the folder of their theme are whole here.
  public var all: [String: ThemeToken] { inherited.merging(placed) { _, own in own } }

  private var placed: [String: ThemeToken] {
    guard let pictureFolder else { return tokens }
    return tokens.mapValues { $0.placed(in: pictureFolder) }
  }

  /// The token under a key, its own or the base's.
  public func token(_ key: String) -> ThemeToken? { tokens[key] ?? inherited[key] }

  /// The value by day under a key; setting one drops the key's variants.
  public subscript(key: String) -> ThemeValue? {
    get { token(key)?.value }
    set { tokens[key] = newValue.map { ThemeToken($0) } }
  }
}
