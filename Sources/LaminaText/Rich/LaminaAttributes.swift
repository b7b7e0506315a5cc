public import LaminaDrawing
public import LaminaGeometry

/// A line under or through letters, whose colour the palette fills in.
public struct LineStyle: Hashable, Sendable {
  public var pattern: TextLine.Pattern
  /// Nil takes the letters' colour.
  public var color: LaminaDrawing.Color?

  public init(pattern: TextLine.Pattern = .solid, color: LaminaDrawing.Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

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

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
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
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KernAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "Lamina.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = LaminaDrawing.Color
      public static let name = "Lamina.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = LaminaDrawing.Color
      public static let name = "Lamina.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = LineStyle
      public static let name = "Lamina.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = LineStyle
      public static let name = "Lamina.StrikethroughStyle"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "Lamina.Kern"
    }
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "Lamina.BaselineOffset"
    }
  }

  public var lamina: LaminaAttributes.Type { LaminaAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.LaminaAttributes, T>
  ) -> T { self[T.self] }
}
