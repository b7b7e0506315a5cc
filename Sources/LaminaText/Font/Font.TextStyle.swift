public import LaminaGeometry

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
    /// The largest: 30 points.
    case largeTitle
    /// The title of a page: 24 points.
    case title
    /// A title below that of the page: 20 points.
    case title2
    /// The smallest title: 17 points.
    case title3
    /// Words that lead a paragraph or a row: 14 points, semibold.
    case headline
    /// Words below a headline: 13 points.
    case subheadline
    /// Text that is read: 14 points.
    case body
    /// Text beside that which is read: 13 points.
    case callout
    /// Notes below a text: 12 points.
    case footnote
    /// Words below a picture: 12 points.
    case caption
    /// The smallest: 11 points.
    case caption2

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

    /// The thinnest letters: 100.
    public static let ultraLight = Weight(100)
    /// Very thin letters: 200.
    public static let thin = Weight(200)
    /// Thin letters: 300.
    public static let light = Weight(300)
    /// Letters as thick as most texts have them: 400.
    public static let regular = Weight(400)
    /// Letters a little thicker than usual: 500.
    public static let medium = Weight(500)
    /// Letters between usual and bold ones: 600.
    public static let semibold = Weight(600)
    /// Bold letters: 700.
    public static let bold = Weight(700)
    /// Letters thicker than bold ones: 800.
    public static let heavy = Weight(800)
    /// The thickest letters: 900.
    public static let black = Weight(900)
  }

  /// How wide letters are beside others of their size; a family without such letters has the nearest it has.
  public struct Width: Hashable, Sendable {
    /// 0 for letters as they usually are, less for narrower ones and more for wider ones: from -1 to 1.
    public var value: CGFloat

    /// Makes a width; the named ones are 0.1 and more apart.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters of a family.
    public static let compressed = Width(-0.2)
    /// Narrow letters.
    public static let condensed = Width(-0.1)
    /// Letters as wide as most texts have them.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    /// The system's letters, without serifs.
    case `default`
    /// Letters with serifs.
    case serif
    /// The system's letters, as no rounded ones are there.
    case rounded
    /// Letters that are all equally wide.
    case monospaced
  }

  /// The font of the text style of this name: 30 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of the text style of this name: 24 points.
  public static let title = Font(.style(.title))
  /// The font of the text style of this name: 20 points.
  public static let title2 = Font(.style(.title2))
  /// The font of the text style of this name: 17 points.
  public static let title3 = Font(.style(.title3))
  /// The font of the text style of this name: 14 points, semibold.
  public static let headline = Font(.style(.headline))
  /// The font of the text style of this name: 13 points.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of the text style of this name: 14 points.
  public static let body = Font(.style(.body))
  /// The font of the text style of this name: 13 points.
  public static let callout = Font(.style(.callout))
  /// The font of the text style of this name: 12 points.
  public static let footnote = Font(.style(.footnote))
  /// The font of the text style of this name: 12 points.
  public static let caption = Font(.style(.caption))
  /// The font of the text style of this name: 11 points.
  public static let caption2 = Font(.style(.caption2))
}
