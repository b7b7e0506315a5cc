import LaminaGeometry

/// A guide across the height, at which views are lined up.
///
/// Without lines of text both baselines lie at the bottom.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The alignment that `id` describes.
  public init(_ id: any AlignmentID.Type) {
    let baseline: AlignmentKey.Baseline? =
      id == FirstTextBaseline.self ? .first : id == LastTextBaseline.self ? .last : nil
    key = AlignmentKey(id: id, axis: .vertical, baseline: baseline)
  }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(Center.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the lower side where there is none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the lower side where there is none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
