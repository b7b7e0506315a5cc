import LaminaGeometry

extension LinearStack {
  /// A subview's answer, and the proposal that it answers.
  struct Length {
    var proposal = ProposedViewSize.zero
    var dimensions = ViewDimensions(.zero)
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
      return subviews.map { measured($0, length: proposal[axis], proposal: proposal) }
    }
    guard length > gaps else { return subviews.map { measured($0, length: 0, proposal: proposal) } }
    var left = length - gaps
    var lengths = [Length](repeating: Length(), count: subviews.count)
    for group in priorityGroups(subviews, proposal) {
      serve(group, subviews, proposal: proposal, &left, &lengths)
    }
    return lengths
  }

  /// The subviews of one priority, and the least that all lower ones can do with.
  private struct Group {
    var members: [Int]
    var reserved: CGFloat
  }

  /// Gives the subviews of one priority what they take of `left`.
  ///
  /// It stays on the stack all the way down a tree, so it is kept small.
  private func serve(
    _ group: Group, _ subviews: LayoutSubviews, proposal: ProposedViewSize,
    _ left: inout CGFloat, _ lengths: inout [Length]
  ) {
    var waiting = CGFloat(group.members.count)
    for member in byFlexibility(group.members, subviews, proposal: proposal) {
      let share = max(0, (left - group.reserved) / waiting)
      let answer = measured(subviews[member], length: share, proposal: proposal)
      left -= answer.dimensions.size[axis]
      lengths[member - subviews.startIndex] = answer
      waiting -= 1
    }
  }

  /// The subviews by priority, highest first.
  private func priorityGroups(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> [Group] {
    let priorities = subviews.map(\.priority)
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
      return [Group(members: Array(subviews.indices), reserved: 0)]
    }
    let highest = priorities.max() ?? first
    let ranks = zip(priorities, subviews.indices).sorted { $0 < $1 }
    var groups: [Group] = []
    var (lastPriority, reserved): (Double?, CGFloat) = (nil, 0)
    for (priority, member) in ranks {
      if priority != lastPriority { groups.append(Group(members: [], reserved: reserved)) }
      lastPriority = priority
      groups[groups.count - 1].members.append(member)
      if priority != highest {
        reserved += length(of: subviews[member], offering: 0, proposal: proposal)
      }
    }
    return groups.reversed()
  }

  private func byFlexibility(
    _ members: [Int], _ subviews: LayoutSubviews, proposal: ProposedViewSize
  ) -> [Int] {
    guard members.count > 1 else { return members }
    var ranks: [(flexibility: CGFloat, member: Int)] = []
    ranks.reserveCapacity(members.count)
    for member in members {
      let subview = subviews[member]
      let most = length(of: subview, offering: .infinity, proposal: proposal)
      ranks.append((most - length(of: subview, offering: 0, proposal: proposal), member))
    }
    ranks.sort { $0 < $1 }
    return ranks.map(\.member)
  }

  private func length(
    of subview: LayoutSubview, offering length: CGFloat, proposal: ProposedViewSize
  ) -> CGFloat {
    subview.sizeThatFits(
      ProposedViewSize(along: axis, length, across: proposal[axis.crossing]))[axis]
  }

  private func measured(
    _ subview: LayoutSubview, length: CGFloat?, proposal: ProposedViewSize
  ) -> Length {
    let proposal = ProposedViewSize(along: axis, length, across: proposal[axis.crossing])
    return Length(proposal: proposal, dimensions: subview.dimensions(in: proposal))
  }
}
