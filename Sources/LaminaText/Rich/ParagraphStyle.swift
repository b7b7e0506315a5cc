public import LaminaGeometry

/// Where lines stand that are shorter than the widest.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the side where lines end.
  case trailing
}

/// Which end of a text gives way when it does not fit.
public enum TruncationMode: Hashable, Sendable {
  /// At the start: "…end".
  case head
  /// In the middle: "start…end".
  case middle
  /// At the end: "start…".
  case tail
}

/// How lines are made of a text.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand that are shorter than the widest.
  public var alignment: TextAlignment
  /// Whether leading is right.
  public var isRightToLeft: Bool
  /// The most lines; nil for as many as the text needs.
  public var lineLimit: Int?
  /// Where the text gives way when it does not fit.
  public var truncationMode: TruncationMode
  /// Points between two lines; a single line gets none.
  public var lineSpacing: CGFloat
  /// The height of every line, the text centred in it; nil takes the fonts' own.
  public var lineHeight: CGFloat?
  /// Whether a word that is too long for a line is cut with an ellipsis, and no line begins within a word.
  public var keepsWords = false
  /// How small letters may become, as a part of their size, before text is cut off; 1 for not at all.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move closer together before text is cut off or becomes smaller.
  public var allowsTightening = false

  /// Makes a style of as many lines as the text needs, at the leading side, unless something else
  /// is said.
  public init(
    alignment: TextAlignment = .leading, isRightToLeft: Bool = false, lineLimit: Int? = nil,
    truncationMode: TruncationMode = .tail, lineSpacing: CGFloat = 0, lineHeight: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.lineSpacing = lineSpacing
    self.lineHeight = lineHeight
  }
}
