/// A guide on each axis: the place in a container at which a view is put.
public struct Alignment: Hashable, Sendable {
  /// The guide across the width.
  public var horizontal: HorizontalAlignment
  /// The guide across the height.
  public var vertical: VerticalAlignment

  /// Makes an alignment of a guide across the width and one across the height.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// At the leading side and the top.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the middle of the width, and at the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the trailing side and the top.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the leading side, and in the middle of the height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of both.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the trailing side, and in the middle of the height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the leading side and the bottom.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the middle of the width, and at the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the trailing side and the bottom.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// At the leading side, and on the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle of the width, and on the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// At the trailing side, and on the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the leading side, and on the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// In the middle of the width, and on the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// At the trailing side, and on the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
