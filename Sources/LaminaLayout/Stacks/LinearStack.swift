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

  /// Sizes and corners of the subviews, and the stack's own size.
  struct Solution {
    var size = CGSize.zero
    var origins: [CGPoint] = []
    var proposals: [ProposedViewSize] = []
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
  ) -> CGSize {
    solution(proposal, subviews, &cache).size
  }

  /// Places with what the bounds settle: a width across that was left open while measuring is
  /// proposed to every subview, so a divider becomes as long as its widest neighbour.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ cache: inout StackLayoutCache
  ) {
    var proposal = proposal
    proposal[axis.crossing] = proposal[axis.crossing] ?? bounds.size[axis.crossing]
    let solution = solution(proposal, subviews, &cache)
    let corner = CGPoint(
      x: bounds.midX - solution.size.width / 2, y: bounds.midY - solution.size.height / 2)
    for (index, subview) in subviews.enumerated() {
      let origin = solution.origins[index]
      subview.place(
        at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y),
        proposal: solution.proposals[index])
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
    let rows = meet(lengths.map(\.dimensions))
    var solution = Solution(proposals: lengths.map(\.proposal))
    var position: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      position += gaps[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.crossing] = rows.origins[index]
      solution.origins.append(origin)
      position += length.dimensions.size[axis]
    }
    solution.size[axis] = position
    solution.size[axis.crossing] = rows.length
    return solution
  }

  /// The distance before each subview; zero before the first.
  private func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    if let spacing {
      return subviews.indices.map { $0 == subviews.startIndex ? 0 : spacing }
    }
    let preferences = subviews.map(\.spacing)
    let distances = zip(preferences, preferences.dropFirst()).map { before, after in
      before.distance(to: after, along: axis)
    }
    return [0] + distances
  }

  /// Lets the guides of all subviews meet on one line.
  ///
  /// The length is never a rounding error less than a subview's, which would cost a text a line.
  private func meet(_ dimensions: [ViewDimensions]) -> (origins: [CGFloat], length: CGFloat) {
    let lengths = dimensions.map { $0.size[axis.crossing] }
    guard lengths.allSatisfy(\.isFinite) else {
      return (lengths.map { _ in 0 }, .infinity)
    }
    let guides = dimensions.map { $0[guide] }
    let before = guides.max() ?? 0
    let after = zip(lengths, guides).map { $0 - $1 }.max() ?? 0
    return (guides.map { before - $0 }, max(lengths.max() ?? 0, before + after))
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
