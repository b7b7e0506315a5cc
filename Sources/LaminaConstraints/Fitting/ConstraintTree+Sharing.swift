import LaminaGeometry

/// Contents one after the other that resist alike and have too little room share what there is.
///
/// ```
///  a: 100 |b: 60 |c: 40       in 100 points, all at 750: any way of giving up 100 points is as good
///
///  share = 1                  at the next but one priority below 750
///  a >= 100 * share, …        at the next one below: a 50, b 30, c 20
/// ```
/// The solver holds these constraints while there is too little room, and only then: the result does
/// not depend on what was before.
extension ConstraintTree {
  /// What was given to the solver, and the names it is given by.
  struct Sharing: Sendable {
    fileprivate var groups: [Group] = []
    fileprivate var constraints: [ConstraintID] = []
    /// Used again each time.
    fileprivate var shares: [Variable] = []
  }

  /// Contents of a row that resist alike.
  fileprivate struct Group: Equatable, Sendable {
    let axis: Axis
    let priority: ConstraintPriority
    var members: [Int]
  }

  /// Lets contents that have too little room share it; whether the solver was given anything new.
  mutating func shareRoom() -> Bool {
    let groups = crowdedGroups()
    guard groups != sharing.groups else { return false }
    endSharing()
    var added: [LinearConstraint] = []
    for (number, group) in groups.enumerated() {
      if sharing.shares.count == number { sharing.shares.append(system.makeVariable("share")) }
      added += constraints(for: group, sharing.shares[number])
    }
    sharing.groups = groups
    // None is required, so none contradicts anything.
    sharing.constraints = (try? system.add(contentsOf: added)) ?? []
    statistics.constraintsAdded += sharing.constraints.count
    return true
  }

  /// Takes back the constraints of sharing from the solver.
  mutating func endSharing() {
    for id in sharing.constraints { system.remove(id) }
    sharing.groups = []
    sharing.constraints = []
  }

  /// Whether an item shares room by what it asked for, and asks for something else now.
  func isShared(_ index: Int, otherThan limits: ContentLimits) -> Bool {
    sharing.groups.contains { group in
      group.members.contains(index)
        && entries[index].content[group.axis].lower != limits[group.axis].lower
    }
  }

  private func constraints(for group: Group, _ share: Variable) -> [LinearConstraint] {
    let below = ConstraintPriority(group.priority.rawValue.nextDown)
    let last = ConstraintPriority(below.rawValue.nextDown)
    guard last.isValid else { return [] }
    let parts = group.members.map { entries[$0] }.map { entry in
      LinearConstraint(
        entry.length(group.axis) - share * Double(entry.content[group.axis].lower),
        .greaterThanOrEqual, priority: below)
    }
    return parts + [LinearConstraint(share - 1, .equal, priority: last)]
  }

  /// The groups in which one has less room than it asks for, in the order of items.
  private func crowdedGroups() -> [Group] {
    Axis.allCases.flatMap { axis -> [Group] in
      // Asked after each solving: nothing is made where there is room.
      guard entries.indices.contains(where: { isCrowded($0, axis) }) else { return [] }
      let resisting = entries.indices.filter { resists($0, axis) }
      let crowded = Set(resisting.filter { isCrowded($0, axis) })
      let rows = rows(along: axis)
      var groups: [Group] = []
      for (row, members) in Dictionary(grouping: resisting, by: { rows[$0] }) where row != nil {
        let alike = Dictionary(grouping: members) {
          entries[$0].traits.compressionResistance[axis]
        }
        groups += alike.map { Group(axis: axis, priority: $0.key, members: $0.value) }
      }
      return groups.filter { $0.members.count > 1 && !crowded.isDisjoint(with: $0.members) }
        .sorted { $0.members[0] < $1.members[0] }
    }
  }

  private func resists(_ index: Int, _ axis: Axis) -> Bool {
    entries[index].content[axis].lower > 0
      && entries[index].contentRules[ContentRule(axis: axis, isHugging: false)] != nil
      && entries[index].traits.compressionResistance[axis] < .required
  }

  private func isCrowded(_ index: Int, _ axis: Axis) -> Bool {
    let wanted = Double(entries[index].content[axis].lower)
    return wanted > 0 && system.value(of: entries[index].length(axis)) < wanted - 1e-4
  }

  /// For each item the first of those in its row along an axis; nil for one whose length is given.
  ///
  /// Those stand in one row of which one begins where another ends.
  private func rows(along axis: Axis) -> [Int?] {
    var first = Array(entries.indices)
    var given = Set<Int>()
    func root(_ index: Int) -> Int {
      var index = index
      while first[index] != index { index = first[index] }
      return index
    }
    for id in ruleOrder {
      guard let rule = rules[id], rule.id != nil else { continue }
      let sides = rule.constraint.sides.filter { $0.attribute.axis == axis }
        .compactMap { side in indices[side.item.base].map { (index: $0, end: side.attribute.end) } }
      let priority = rule.constraint.priority
      if sides.count == 1, rule.constraint.firstAttribute.isSize,
        entries[sides[0].index].traits.compressionResistance[axis] <= priority
      {
        given.insert(sides[0].index)
      }
      guard sides.count == 2, sides.allSatisfy({ $0.index != 0 && $0.end != nil }),
        sides[0].end != sides[1].end
      else { continue }
      let roots = sides.map { root($0.index) }
      first[max(roots[0], roots[1])] = min(roots[0], roots[1])
    }
    return first.indices.map { given.contains($0) ? nil : root($0) }
  }
}

extension LayoutAttribute {
  /// Which end of a row's way it is: the first, the last, or none.
  fileprivate var end: Int? {
    switch withoutMargin {
    case .left, .leading, .top: 0
    case .right, .trailing, .bottom: 1
    default: nil
    }
  }
}
