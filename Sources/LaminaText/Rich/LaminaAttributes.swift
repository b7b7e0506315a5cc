public import LaminaDrawing
public import LaminaGeometry

/// A line under or through letters, whose colour the palette fills in.
public struct LineStyle: Hashable, Sendable {
  /// Whether the line is solid, or of dots and dashes.
  public var pattern: TextLine.Pattern
  /// Nil takes the letters' colour.
  public var color: LaminaDrawing.Color?

  /// Makes a line, solid unless said; a colour of nil is the letters' own.
  public init(pattern: TextLine.Pattern = .solid, color: LaminaDrawing.Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// A solid line in the letters' colour.
  public static let single = LineStyle()

  /// The line with its colour under `palette`.
  public func resolve(in palette: ColorPalette) -> TextLine {
    TextLine(pattern: pattern, color: color?.resolve(in: palette))
  }
}

/// What a stretch of text is meant as; Foundation on Linux does not have it yet.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Stressed: set in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Stressed strongly: set in bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// A piece of a program: set in letters that are all equally wide.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// No longer true: a line goes through the letters.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes {
  /// What Lamina's texts understand, besides Foundation's link.
  ///
  /// ```swift
  /// var text = AttributedString("Hello")
  /// text.font = .title.bold()
  /// text.foregroundColor = .accentColor
  /// ```
  public struct LaminaAttributes: AttributeScope {
    /// The font that letters are set in.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What is added after each character, in points.
    public let kern: KernAttribute
    /// How far letters stand above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What the text is meant as: emphasis, code and the like.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes, of which `link` is understood.
    public let foundation: FoundationAttributes

    /// The key of the font that letters are set in.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "Lamina.Font"
    }
    /// The key of the colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = LaminaDrawing.Color
      public static let name = "Lamina.ForegroundColor"
    }
    /// The key of the colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = LaminaDrawing.Color
      public static let name = "Lamina.BackgroundColor"
    }
    /// The key of the line under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = LineStyle
      public static let name = "Lamina.UnderlineStyle"
    }
    /// The key of the line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = LineStyle
      public static let name = "Lamina.StrikethroughStyle"
    }
    /// The key of what is added after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "Lamina.Kern"
    }
    /// The key of what the text is meant as; Foundation's name, so that its Markdown is understood.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    /// The key of how far letters stand above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "Lamina.BaselineOffset"
    }
  }

  /// The scope of Lamina's attributes, for key paths such as `\.lamina` where attributes are read
  /// or coded.
  public var lamina: LaminaAttributes.Type { LaminaAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of Lamina's with this name: `text.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.LaminaAttributes, T>
  ) -> T { self[T.self] }
}
