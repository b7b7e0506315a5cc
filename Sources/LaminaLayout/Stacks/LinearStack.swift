import LaminaGeometry

/// What a stack found for the proposals made so far.
public struct StackLayoutCache {
  var solutions = ProposalMemo<LinearStack.Solution>()
}

/// The algorithm of both stacks, along an axis and across it.
///
/// ```
/// 1 spread    how long is each subview along the axis          LinearStack+Spread
/// 2 line up   where does it stand across the axis: guides meet
/// 3 place     the stack's own size stands centred in the bounds
/// ```
struct LinearStack {
  var axis: Axis
  var guide: AlignmentKey
  var spacing: CGFloat?

  /// Places of the subviews, and the stack's own size.
  struct Solution {
    var size = CGSize.zero
    var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
  ) -> CGSize {
    solution(proposal, subviews, &cache).size
  }

  /// Places with what the bounds settle: a width across that was left open while measuring is
  /// proposed to every subview, so a divider becomes as long as its widest neighbour.
  func placeChildren(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize,
    _ cache: inout StackLayoutCache
  ) {
    var proposal = proposal
    proposal[axis.crossing] = proposal[axis.crossing] ?? bounds.size[axis.crossing]
    let solution = solution(proposal, subviews, &cache)
    let corner = CGPoint(
      x: bounds.midX - solution.size.width / 2, y: bounds.midY - solution.size.height / 2)
    for (subview, place) in zip(subviews, solution.places) {
      subview.place(
        at: CGPoint(x: corner.x + place.origin.x, y: corner.y + place.origin.y),
        proposal: place.proposal)
    }
  }

  /// Along the axis the preferences of the ends, across it the largest of all.
  func outerSpacing(of subviews: LayoutSubviews) -> ViewSpacing {
    let (first, last, across): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal
      ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var result = ViewSpacing.zero
    for subview in subviews { result.formUnion(subview.spacing, edges: across) }
    if let subview = subviews.first { result.formUnion(subview.spacing, edges: first) }
    if let subview = subviews.last { result.formUnion(subview.spacing, edges: last) }
    return result
  }

  private func solution(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
  ) -> Solution {
    if let known = cache.solutions[proposal] { return known }
    let solution = solve(proposal, subviews)
    cache.solutions[proposal] = solution
    return solution
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Solution {
    guard !subviews.isEmpty else { return Solution() }
    let gaps = gaps(between: subviews)
    return lineUp(spread(proposal, subviews, gaps: gaps.reduce(0, +)), gaps)
  }

  private func lineUp(_ lengths: [Length], _ gaps: [CGFloat]) -> Solution {
    let line = line(of: lengths)
    var solution = Solution()
    solution.places.reserveCapacity(lengths.count)
    var position: CGFloat = 0
    for (gap, length) in zip(gaps, lengths) {
      position += gap
      var origin = CGPoint.zero
      origin[axis] = position
      if line.length.isFinite { origin[axis.crossing] = line.before - length.dimensions[guide] }
      solution.places.append((origin, length.proposal))
      position += length.dimensions.size[axis]
    }
    solution.size[axis] = position
    solution.size[axis.crossing] = line.length
    return solution
  }

  /// The distance in front of each subview; zero for the first.
  private func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    var gaps = [CGFloat](repeating: spacing ?? 0, count: subviews.count)
    gaps[0] = 0
    guard spacing == nil, gaps.count > 1 else { return gaps }
    var before = ViewSpacing()
    for (index, subview) in subviews.enumerated() {
      let preference = subview.spacing
      if index > 0 { gaps[index] = before.distance(to: preference, along: axis) }
      before = preference
    }
    return gaps
  }

  /// Where the guides of all subviews meet, and how long that is across.
  ///
  /// The length is never a rounding error less than a subview's, which would cost a text a line.
  private func line(of lengths: [Length]) -> (before: CGFloat, length: CGFloat) {
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    var longest: CGFloat = 0
    for length in lengths {
      let (across, guide) = (length.dimensions.size[axis.crossing], length.dimensions[guide])
      guard across.isFinite else { return (0, .infinity) }
      (before, after) = (max(before, guide), max(after, across - guide))
      longest = max(longest, across)
    }
    return (before, max(longest, before + after))
  }
}

extension LayoutProperties {
  /// The properties of a stack along `axis`.
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = mergingGuides
    properties.stackOrientation = axis
    return properties
  }
}
