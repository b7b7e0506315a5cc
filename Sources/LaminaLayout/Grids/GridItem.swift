public import LaminaGeometry

/// One or more columns of a `LazyVGrid`, or rows of a `LazyHGrid`.
///
/// ```
///  [.fixed(40), .flexible(), .flexible()] in 216, 8 apart
///  ┌──40──┬8┬───80───┬8┬───80───┐
///
///  [.adaptive(minimum: 50)] in 216
///  ┌──66.7──┬8┬──66.7──┬8┬──66.7──┐    three of 50 fit, and share what is left
/// ```
public struct GridItem: Hashable, Sendable {
  /// How long the item is across the direction in which the grid scrolls.
  public enum Size: Hashable, Sendable {
    /// One line of a length, whatever there is.
    case fixed(CGFloat)
    /// One line that follows its share of the length within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many lines as fit into its share of the length, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is.
  public var size: Size

  /// The distance to the next item, and between the lines of an adaptive one; 8 where nil.
  public var spacing: CGFloat?

  /// Where cells stand in the item's lines; nil for the middle.
  public var alignment: Alignment?

  /// Makes columns or rows of a size; a `spacing` or `alignment` of nil leaves it to the grid.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
