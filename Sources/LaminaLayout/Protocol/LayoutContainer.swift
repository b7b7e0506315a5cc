package import LaminaGeometry

/// A layout together with its items: an item that remembers what it answered.
///
/// ```
///  sizeThatFits(p)   ─▶ one measurement for each distinct proposal
///  dimensions(p)     ─▶ one walk for each guide that is asked for
///  placements(for: p)─▶ frames in the container's own coordinates, origin (0, 0)
/// ```
///
/// It is valid for one state of its items; a change of an item needs a new container above it.
/// Measuring takes up to 2 kB of the thread's stack for each level of the tree, 6 kB in debug builds.
package final class LayoutContainer: LayoutItem {
  package let rule: AnyLayout
  package let items: [any LayoutItem]
  package let subviews: LayoutSubviews
  package let priority: Double
  /// Whether it is read in another direction than its surroundings.
  private let isTurned: Bool
  /// What the rule keeps; it outlives the container where it is handed on to the next.
  package private(set) var cache: AnyLayout.Cache
  /// What it was asked so far, and what it said.
  ///
  /// Not checked for a writer at each access: what is noted was found out before.
  @exclusivity(unchecked) package var answers = Answers()
  private var arranged = ProposalMemo<[LayoutPlacement?]>()
  private var knownSpacing: ViewSpacing?
  private var knownGuides: GuideSet?

  /// How often the rule was asked for a size.
  @exclusivity(unchecked) package private(set) var measureCount = 0

  /// - Parameters:
  ///   - rule: the layout.
  ///   - items: what it arranges.
  ///   - priority: the container's own, in the enclosing container.
  ///   - layoutDirection: the side on which reading begins inside.
  ///   - surroundings: the same for the enclosing container; nil where it is no other.
  ///   - known: what a container of the same place kept before, to be brought up to date.
  package init(
    _ rule: AnyLayout, _ items: [any LayoutItem], priority: Double = 0,
    layoutDirection: LayoutDirection = .leftToRight, surroundings: LayoutDirection? = nil,
    cache known: AnyLayout.Cache? = nil
  ) {
    self.rule = rule
    self.items = items
    self.priority = priority
    isTurned = surroundings.map { $0 != layoutDirection } ?? false
    subviews = LayoutSubviews(items, layoutDirection: layoutDirection)
    if var known {
      rule.updateCache(&known, subviews: subviews)
      cache = known
    } else {
      cache = rule.makeCache(subviews: subviews)
    }
  }

  package var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = withCache { rule.spacing(subviews: subviews, cache: &$0) }
    knownSpacing = spacing
    return spacing
  }

  /// Whether this container says the same to everything that the other was asked.
  ///
  /// A yes means that whatever was made of the other's answers holds for this one.
  package func repeats(_ other: LayoutContainer) -> Bool {
    let asked = other.answers
    guard asked.sizes.isComplete, asked.sizes.allSatisfy({ sizeThatFits($0) == $1 }) else {
      return false
    }
    // In the order in which they were asked for: the latest is the likeliest to be asked for again.
    answers.sizes = asked.sizes
    return (other.knownSpacing.map { $0 == spacing } ?? true)
      && (other.knownGuides.map { $0 == settableGuides } ?? true)
      && asked.guides.allSatisfy { guide($0.key.key, for: $0.key.proposal) == $0.value }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.sizes[proposal] { return size }
    measureCount += 1
    let size = withCache {
      rule.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }.sanitised(for: proposal)
    answers.sizes[proposal] = size
    return size
  }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    guard isTurned else { return ViewDimensions(size, of: self, for: proposal) }
    // A guide is a point inside, which the enclosing container measures from its own leading side.
    return ViewDimensions(size) { key in
      let value = self.guide(key, for: proposal)
      return key.axis == .horizontal ? value.map { size.width - $0 } : value
    }
  }

  /// Returns the frames of the items where the container has the size that it takes for
  /// `proposal`; nil for an item that is not shown.
  package func placements(for proposal: ProposedViewSize) -> [LayoutPlacement?] {
    if let places = arranged[proposal] { return places }
    let bounds = bounds(for: proposal)
    let places = withCache {
      rule.arrange(subviews, in: bounds, proposal: proposal, cache: &$0)
    }
    arranged[proposal] = places
    return places
  }

  private func bounds(for proposal: ProposedViewSize) -> CGRect {
    CGRect(origin: .zero, size: sizeThatFits(proposal).finite)
  }

  package var settableGuides: GuideSet {
    if let knownGuides { return knownGuides }
    var guides: GuideSet = rule.properties.mergesGuides ? [] : .all
    for item in items where guides != .all { guides.formUnion(item.settableGuides) }
    knownGuides = guides
    return guides
  }

  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard settableGuides.contains(key) else { return nil }
    let query = GuideQuery(key: key, proposal: proposal)
    if let known = answers.guides[query] { return known }
    let bounds = bounds(for: proposal)
    let value = withCache {
      rule.explicitAlignment(
        of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    answers.guides[query] = .some(value)
    return value
  }

  /// Lends the cache without an access that stays open while subviews answer.
  private func withCache<Result>(_ body: (inout AnyLayout.Cache) -> Result) -> Result {
    var lent = cache
    cache = AnyLayout.Cache()
    defer { cache = lent }
    return body(&lent)
  }

  /// Sizes and guides by what they were asked for.
  package struct Answers {
    fileprivate var sizes = ProposalMemo<CGSize>()
    fileprivate var guides: [GuideQuery: CGFloat?] = [:]

    package init() {}

    /// How long it said to be along an axis where no length was offered; nil where nothing asked.
    package func ideal(along axis: Axis) -> CGFloat? {
      var length: CGFloat?
      _ = sizes.allSatisfy { proposal, size in
        if proposal[axis] == nil { length = size[axis] }
        return length == nil
      }
      return length
    }
  }

  fileprivate struct GuideQuery: Hashable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }
}

extension Layout {
  /// Returns where the container sets the guide under `key`; nil for its default.
  package func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }
}
