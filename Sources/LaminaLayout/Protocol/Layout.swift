public import LaminaAnimation
public import LaminaGeometry

/// An algorithm that gives a collection of subviews their sizes and places.
///
/// A layout is a value and may be used on any thread. It sees its subviews only as proxies: it
/// proposes sizes, reads the answers, and places each subview once. Coordinates run from the
/// leading side; a container read from right to left is mirrored afterwards as a whole.
///
/// ```swift
/// struct Staircase: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     subviews.reduce(into: .zero) { sum, subview in
///       let size = subview.sizeThatFits(.unspecified)
///       sum.width += size.width
///       sum.height += size.height
///     }
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: .unspecified)
///       corner.x += size.width
///       corner.y += size.height
///     }
///   }
/// }
/// ```
///
/// A layout with `animatableData` is asked again for each frame while that moves.
public protocol Layout: Animatable, Sendable {
  /// What the layout keeps between the calls of a pass; nothing by default.
  associatedtype Cache = Void
  /// The proxies of the views that the layout arranges, in their order.
  typealias Subviews = LayoutSubviews

  /// What holds for the layout, whatever its subviews.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings `cache` up to date after the subviews changed; makes it again by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the container prefers to its neighbours.
  ///
  /// By default the largest preference of any subview on each edge, and none without subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for `proposal`.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview in `bounds`, whose size is the answer to `proposal`.
  ///
  /// A subview that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns where the container sets a horizontal guide; nil for its default.
  ///
  /// By default the explicit guides of the subviews are merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns where the container sets a vertical guide; nil for its default.
  ///
  /// By default the explicit guides of the subviews are merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where AnimatableData == EmptyAnimatableData {
  /// No data: nothing of the layout moves along an animation by itself.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
