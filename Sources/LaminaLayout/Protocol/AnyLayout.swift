public import LaminaGeometry

/// A layout whose type is known at run time only.
///
/// ```swift
/// let layout = wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// ```
public struct AnyLayout: Layout {
  /// What the layout inside keeps between calls.
  public struct Cache {
    var storage = Storage.none
  }

  private let box: any ErasedLayout
  /// The properties of the layout inside.
  package let properties: LayoutProperties

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) {
    if let same = layout as? AnyLayout {
      self = same
      return
    }
    properties = L.layoutProperties
    if let plain = layout as? any PlainLayout {
      box = PlainBox(layout: plain)
    } else if let stack = layout as? any StackingLayout {
      box = StackBox(layout: stack)
    } else {
      box = TypedLayout(base: layout)
    }
  }

  /// The same, where the compiler knows that it keeps nothing: nothing is looked for as it runs.
  package init<L: PlainLayout>(_ layout: L) {
    properties = L.layoutProperties
    box = PlainBox(layout: layout)
  }

  /// The same for a stack.
  package init<L: StackingLayout>(_ layout: L) {
    properties = L.layoutProperties
    box = StackBox(layout: layout)
  }

  /// The layout inside.
  package var base: any Layout { box.base }

  /// Whether both hold equal layouts of one type; false where the type is not `Equatable`.
  package func isEqual(to other: AnyLayout) -> Bool {
    guard let mine = base as? any Equatable else { return false }
    return mine.equals(other.base)
  }

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
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, storage: &cache.storage)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, storage: &cache.storage)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
