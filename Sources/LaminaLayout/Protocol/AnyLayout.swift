public import LaminaGeometry

/// A layout whose type is known at run time only.
///
/// ```swift
/// let layout = wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// ```
public struct AnyLayout: Layout {
  /// What the layout inside keeps between calls.
  public struct Cache {
    fileprivate var storage: AnyObject?
  }

  private let box: any ErasedLayout

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) {
    if let same = layout as? AnyLayout { self = same } else { box = LayoutBox(base: layout) }
  }

  /// The properties of the layout inside.
  package var properties: LayoutProperties { box.properties }

  /// The layout inside.
  package var base: any Layout { box.base }

  /// Whether both hold equal layouts of one type; false where the type is not `Equatable`.
  package func isEqual(to other: AnyLayout) -> Bool { box.isEqual(to: other.box) }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(storage: box.makeStorage(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateStorage(&cache.storage, subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews: subviews, storage: &cache.storage)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal: proposal, subviews: subviews, storage: &cache.storage)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, storage: &cache.storage)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, storage: &cache.storage)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, storage: &cache.storage)
  }
}

/// A layout without its type; `storage` holds its cache, or nil where there is nothing to keep.
private protocol ErasedLayout: Sendable {
  var base: any Layout { get }
  var properties: LayoutProperties { get }
  func isEqual(to other: any ErasedLayout) -> Bool
  func makeStorage(subviews: LayoutSubviews) -> AnyObject?
  func updateStorage(_ storage: inout AnyObject?, subviews: LayoutSubviews)
  func spacing(subviews: LayoutSubviews, storage: inout AnyObject?) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, storage: inout AnyObject?
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    storage: inout AnyObject?)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, storage: inout AnyObject?
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, storage: inout AnyObject?
  ) -> CGFloat?
}

/// The cache of a layout of one type, with an address; it is out while it is in use.
///
/// Taken out rather than lent: accesses that stay open all the way down a tree are checked against
/// each other, which costs the square of the depth.
private final class CacheBox<L: Layout> {
  private var cache: L.Cache?

  init(_ cache: L.Cache) { self.cache = cache }

  func take() -> L.Cache? {
    defer { cache = nil }
    return cache
  }

  func putBack(_ cache: L.Cache) { self.cache = cache }
}

private struct LayoutBox<L: Layout>: ErasedLayout {
  let layout: L

  init(base layout: L) { self.layout = layout }

  var base: any Layout { layout }
  var properties: LayoutProperties { L.layoutProperties }

  func isEqual(to other: any ErasedLayout) -> Bool {
    guard let other = other as? LayoutBox<L>, let mine = layout as? any Equatable else {
      return false
    }
    return mine.equals(other.layout)
  }

  func makeStorage(subviews: LayoutSubviews) -> AnyObject? {
    L.Cache.self == Void.self ? nil : CacheBox<L>(layout.makeCache(subviews: subviews))
  }

  func updateStorage(_ storage: inout AnyObject?, subviews: LayoutSubviews) {
    guard storage is CacheBox<L> else { return storage = makeStorage(subviews: subviews) }
    withCache(&storage, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(subviews: LayoutSubviews, storage: inout AnyObject?) -> ViewSpacing {
    withCache(&storage, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, storage: inout AnyObject?
  ) -> CGSize {
    withCache(&storage, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    storage: inout AnyObject?
  ) {
    withCache(&storage, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, storage: inout AnyObject?
  ) -> CGFloat? {
    withCache(&storage, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, storage: inout AnyObject?
  ) -> CGFloat? {
    withCache(&storage, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Runs `body` on the cache in `storage`, made first where it is missing or of another layout.
  private func withCache<Result>(
    _ storage: inout AnyObject?, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    let box = storage as? CacheBox<L>
    var cache = box?.take() ?? layout.makeCache(subviews: subviews)
    defer {
      if let box {
        box.putBack(cache)
      } else if L.Cache.self != Void.self {
        storage = CacheBox<L>(cache)
      }
    }
    return body(&cache)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
