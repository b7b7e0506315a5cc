/// How the items of a visual format line up across the line, and in which direction it runs.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Lines up the left sides.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1)
  /// Lines up the right sides.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 1)
  /// Lines up the upper sides.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 2)
  /// Lines up the lower sides.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 3)
  /// Lines up the sides where lines begin.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 4)
  /// Lines up the sides where lines end.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 5)
  /// Lines up the middles of the widths.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 6)
  /// Lines up the middles of the heights.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 7)
  /// Lines up the baselines of the first lines of text.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 8)
  /// Lines up the baselines of the last lines of text.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 9)

  /// In reading direction, which is the default.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// From the left, whatever the reading direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// From the right, whatever the reading direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 17)
}

extension VisualFormatOptions {
  private static let alignments: [(VisualFormatOptions, LayoutAttribute, String)] = [
    (.alignAllLeft, .left, "alignAllLeft"), (.alignAllRight, .right, "alignAllRight"),
    (.alignAllTop, .top, "alignAllTop"), (.alignAllBottom, .bottom, "alignAllBottom"),
    (.alignAllLeading, .leading, "alignAllLeading"),
    (.alignAllTrailing, .trailing, "alignAllTrailing"),
    (.alignAllCenterX, .centerX, "alignAllCenterX"),
    (.alignAllCenterY, .centerY, "alignAllCenterY"),
    (.alignAllFirstBaseline, .firstBaseline, "alignAllFirstBaseline"),
    (.alignAllLastBaseline, .lastBaseline, "alignAllLastBaseline"),
  ]

  /// The attributes in which all items agree, with the options' names.
  var alignedAttributes: [(attribute: LayoutAttribute, name: String)] {
    Self.alignments.filter { contains($0.0) }.map { ($0.1, $0.2) }
  }
}
