import LaminaGeometry

extension Font {
  /// What a text is for; each has its size and weight on Lamina's desktop scale.
  ///
  /// ```
  ///  largeTitle 30   title 24   title2 20   title3 17
  ///  headline 14 semibold   body 14   callout 13   subheadline 13
  ///  footnote 12   caption 12   caption2 11
  /// ```
  /// Steps of about 1.2 above the body; nothing below 11, where Chinese stops being legible.
  /// From 20 points on letters are set in Inter Display, drawn for large sizes.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 30
      case .title: 24
      case .title2: 20
      case .title3: 17
      case .headline, .body: 14
      case .subheadline, .callout: 13
      case .footnote, .caption: 12
      case .caption2: 11
      }
    }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// How thick letters are, from 1 to 1000 as fonts count it.
  public struct Weight: Hashable, Sendable {
    /// 400 is regular, 700 is bold.
    public let value: Int

    init(_ value: Int) { self.value = value }

    public static let ultraLight = Weight(100)
    public static let thin = Weight(200)
    public static let light = Weight(300)
    public static let regular = Weight(400)
    public static let medium = Weight(500)
    public static let semibold = Weight(600)
    public static let bold = Weight(700)
    public static let heavy = Weight(800)
    public static let black = Weight(900)
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
}
