public import LaminaDrawing
public import LaminaGeometry
public import LaminaText

extension AttributeScopes {
  /// Lamina's attributes of text, beside Foundation's.
  public var lamina: LaminaAttributes.Type { LaminaAttributes.self }

  /// What an attributed string can say about how its pieces look.
  public nonisolated struct LaminaAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineAttribute
    public let strikethroughStyle: StrikethroughAttribute
    public let kern: KernAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.LaminaAttributes {
  public nonisolated enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "Lamina.Font"
  }
  public nonisolated enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "Lamina.ForegroundColor"
  }
  public nonisolated enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "Lamina.BackgroundColor"
  }
  public nonisolated enum UnderlineAttribute: AttributedStringKey {
    public typealias Value = TextLine
    public static let name = "Lamina.Underline"
  }
  public nonisolated enum StrikethroughAttribute: AttributedStringKey {
    public typealias Value = TextLine
    public static let name = "Lamina.Strikethrough"
  }
  public nonisolated enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "Lamina.Kern"
  }
  public nonisolated enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "Lamina.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.LaminaAttributes, T>
  ) -> T { self[T.self] }
}
