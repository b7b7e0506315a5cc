import LaminaGeometry

/// A layout without its type; `storage` holds its cache, or nothing where there is none to keep.
protocol ErasedLayout: Sendable {
  typealias Storage = AnyLayout.Storage
  var base: any Layout { get }
  func makeStorage(subviews: LayoutSubviews) -> Storage
  func updateStorage(_ storage: inout Storage, subviews: LayoutSubviews)
  func spacing(subviews: LayoutSubviews, storage: inout Storage) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, storage: inout Storage
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    storage: inout Storage)
  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, storage: inout Storage
  ) -> CGFloat?
}

extension AnyLayout {
  /// The cache of a layout without its type; it is out while it is in use.
  ///
  /// Taken out rather than lent: accesses that stay open all the way down a tree are checked against
  /// each other, which costs the square of the depth.
  enum Storage {
    case none
    case stack(StackLayoutCache)
    /// A `CacheBox`.
    case other(AnyObject)
  }
}

/// A layout of this room, or of views, that keeps nothing: called without a detour by generic code.
///
/// Its guides are those of its subviews, unless it says so.
package protocol PlainLayout: Layout where Cache == Void {}

extension PlainLayout {
  package static var layoutProperties: LayoutProperties { .mergingGuides }
}

/// A layout that keeps what a stack keeps.
package protocol StackingLayout: Layout where Cache == StackLayoutCache {}

extension HStackLayout: StackingLayout {}
extension VStackLayout: StackingLayout {}
extension ZStackLayout: PlainLayout {}

/// A layout that keeps nothing.
struct PlainBox: ErasedLayout {
  let layout: any PlainLayout
  var base: any Layout { layout }

  func makeStorage(subviews: LayoutSubviews) -> Storage { .none }

  func updateStorage(_ storage: inout Storage, subviews: LayoutSubviews) { storage = .none }

  func spacing(subviews: LayoutSubviews, storage: inout Storage) -> ViewSpacing {
    withNothing { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, storage: inout Storage
  ) -> CGSize {
    withNothing {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    storage: inout Storage
  ) {
    withNothing {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, storage: inout Storage
  ) -> CGFloat? {
    withNothing {
      layout.explicitAlignment(
        of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Lends a cache without contents, which has an address all the same: the thread sanitizer follows
  /// it, and crashes on what the compiler passes for a variable of no size.
  @inline(__always)
  private func withNothing<Result>(_ body: (inout Void) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) { room in
      guard let start = room.baseAddress else {
        var nothing: Void
        return body(&nothing)
      }
      return body(&start.assumingMemoryBound(to: Void.self).pointee)
    }
  }
}

/// A stack.
struct StackBox: ErasedLayout {
  let layout: any StackingLayout
  var base: any Layout { layout }

  func makeStorage(subviews: LayoutSubviews) -> Storage { .stack(StackLayoutCache()) }

  func updateStorage(_ storage: inout Storage, subviews: LayoutSubviews) {
    storage = makeStorage(subviews: subviews)
  }

  func spacing(subviews: LayoutSubviews, storage: inout Storage) -> ViewSpacing {
    withCache(&storage) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, storage: inout Storage
  ) -> CGSize {
    withCache(&storage) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    storage: inout Storage
  ) {
    withCache(&storage) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, storage: inout Storage
  ) -> CGFloat? {
    withCache(&storage) {
      layout.explicitAlignment(
        of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  @inline(__always)
  private func withCache<Result>(
    _ storage: inout Storage, _ body: (inout StackLayoutCache) -> Result
  ) -> Result {
    var cache = StackLayoutCache()
    if case .stack(let known) = storage { cache = known }
    storage = .none
    defer { storage = .stack(cache) }
    return body(&cache)
  }
}
