import LaminaGeometry

/// The cache of a layout of one type, with an address; it is out while it is in use.
///
/// Taken out rather than lent: accesses that stay open all the way down a tree are checked against
/// each other, which costs the square of the depth.
private final class CacheBox<L: Layout> {
  private var cache: L.Cache?

  init(_ cache: L.Cache) { self.cache = cache }

  func takeCache() -> L.Cache? {
    defer { cache = nil }
    return cache
  }

  func putBack(_ cache: L.Cache) { self.cache = cache }
}

/// A layout of any type, with any cache.
struct TypedLayout<L: Layout>: ErasedLayout {
  let layout: L

  init(base layout: L) { self.layout = layout }

  var base: any Layout { layout }

  func makeStorage(subviews: LayoutSubviews) -> Storage {
    L.Cache.self == Void.self
      ? .none : .other(CacheBox<L>(layout.makeCache(subviews: subviews)))
  }

  func updateStorage(_ storage: inout Storage, subviews: LayoutSubviews) {
    guard box(in: storage) != nil else { return storage = makeStorage(subviews: subviews) }
    withCache(&storage, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(subviews: LayoutSubviews, storage: inout Storage) -> ViewSpacing {
    withCache(&storage, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, storage: inout Storage
  ) -> CGSize {
    withCache(&storage, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    storage: inout Storage
  ) {
    withCache(&storage, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, storage: inout Storage
  ) -> CGFloat? {
    withCache(&storage, subviews) {
      layout.explicitAlignment(
        of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Runs `body` on the cache in `storage`, made first where it is missing or of another layout.
  private func withCache<Result>(
    _ storage: inout Storage, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    let box = box(in: storage)
    var cache = box?.takeCache() ?? layout.makeCache(subviews: subviews)
    defer {
      if let box {
        box.putBack(cache)
      } else if L.Cache.self != Void.self {
        storage = .other(CacheBox<L>(cache))
      }
    }
    return body(&cache)
  }

  private func box(in storage: Storage) -> CacheBox<L>? {
    guard case .other(let box) = storage else { return nil }
    return box as? CacheBox<L>
  }
}
