public import LaminaGeometry

/// The distances that a view prefers to its neighbours, edge by edge.
///
/// An edge without a preference stands at the default, 8 points. Between two views the preference
/// wins over the default and the larger preference over the smaller:
///
/// ```
///   default │ default   8        zero │ default   0
///        12 │ default  12        zero │ 12       12
/// ```
public struct ViewSpacing: Hashable, Sendable {
  /// The distance between views that prefer none, in points.
  package static let standard: CGFloat = 8

  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// The spacing of a view without preferences.
  public init() {}

  /// A preference for `length` on `edges`, none on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) { set(length, edges) }

  /// No distance on any edge.
  public static let zero = ViewSpacing(.all, 0)

  /// Takes the larger preference of both on `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  private static func larger(_ mine: CGFloat?, _ others: CGFloat?) -> CGFloat? {
    (others ?? standard) > (mine ?? standard) ? others : mine
  }

  /// The spacing with the larger preference of both on `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance preferred between this view and `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, others) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (mine, others) {
    case (let mine?, let others?): return max(mine, others)
    case (let one?, nil), (nil, let one?): return one
    case (nil, nil): return Self.standard
    }
  }

  /// Forgets the preferences on `edges`.
  package mutating func reset(_ edges: Edge.Set) { set(nil, edges) }

  /// Prefers `length` on `edges`; nil for no preference.
  package mutating func set(_ length: CGFloat?, _ edges: Edge.Set) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
}
