import LaminaGeometry

/// A guide across the width, at which views are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The alignment that `id` describes.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal, baseline: nil)
  }

  /// The side where lines begin.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(Center.self)
  /// The side where lines end.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
