import LaminaGeometry

extension LinearStack {
  /// A subview's answer, and the proposal that it answers.
  struct Length {
    var proposal: ProposedViewSize
    var dimensions: ViewDimensions
  }

  /// Divides the length on offer among the subviews.
  ///
  /// ```
  /// for each layout priority, highest first:
  ///   offered = what is left - the least that all lower priorities can do with
  ///   for each subview of that priority, the least flexible first:
  ///     it is proposed an equal share of what is still offered, and takes what it takes
  /// ```
  ///
  /// Flexibility is the length taken when all is offered less the length taken when none is.
  func spread(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, gaps: CGFloat
  ) -> [Length] {
    guard let length = proposal[axis], length.isFinite else {
      return subviews.map { measured($0, length: proposal[axis], proposal) }
    }
    guard length > gaps else { return subviews.map { measured($0, length: 0, proposal) } }
    var left = length - gaps
    var lengths = [Length?](repeating: nil, count: subviews.count)
    let groups = priorityGroups(subviews)
    var reserved = leastLengths(groups.dropFirst(), subviews, proposal)
    for (index, group) in groups.enumerated() {
      var offered = left - reserved.reduce(0, +)
      reserved = Array(reserved.dropFirst())
      for (position, member) in byFlexibility(group, subviews, proposal).enumerated() {
        let share = max(0, offered / CGFloat(groups[index].count - position))
        let answer = measured(subviews[member], length: share, proposal)
        lengths[member] = answer
        offered -= answer.dimensions.size[axis]
        left -= answer.dimensions.size[axis]
      }
    }
    return lengths.compactMap { $0 }
  }

  /// The indices of the subviews by priority, highest first.
  private func priorityGroups(_ subviews: LayoutSubviews) -> [[Int]] {
    let priorities = subviews.map(\.priority)
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
      return [Array(subviews.indices)]
    }
    return Dictionary(grouping: subviews.indices) { priorities[$0 - subviews.startIndex] }
      .sorted { $0.key > $1.key }.map(\.value)
  }

  /// The least length that each group can do with.
  private func leastLengths(
    _ groups: ArraySlice<[Int]>, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> [CGFloat] {
    groups.map { group in
      group.reduce(0) { $0 + length(of: subviews[$1], offering: 0, proposal) }
    }
  }

  private func byFlexibility(
    _ group: [Int], _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let ranked = group.map { index in
      let least = length(of: subviews[index], offering: 0, proposal)
      let most = length(of: subviews[index], offering: .infinity, proposal)
      return (index: index, flexibility: most - least)
    }
    return ranked.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }.map(\.index)
  }

  private func length(
    of subview: LayoutSubview, offering length: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    subview.sizeThatFits(
      ProposedViewSize(along: axis, length, across: proposal[axis.crossing]))[axis]
  }

  private func measured(
    _ subview: LayoutSubview, length: CGFloat?, _ proposal: ProposedViewSize
  ) -> Length {
    let proposal = ProposedViewSize(along: axis, length, across: proposal[axis.crossing])
    return Length(proposal: proposal, dimensions: subview.dimensions(in: proposal))
  }
}
