import LaminaGeometry
public import LaminaLayout

extension ConstraintLayout {
  /// The constraints as a system that is built once and solved for each size.
  public struct Cache {
    package internal(set) var tree: ConstraintTree
    /// How often a system was built.
    package fileprivate(set) var builds = 1
    /// What the views say, in drawing order.
    fileprivate(set) var options: [ConstraintItemOptions]
    /// The names in the tree of the group's constraints; nil for what was left out.
    fileprivate var ids: [LayoutConstraint.ID] = []
    fileprivate var group: ConstraintGroup
    /// What the views ask for where nothing is known of their widths.
    fileprivate var ideals: [ContentLimits] = []
    fileprivate var usesBaselines: Bool
    fileprivate var mixesAxes: Bool
    fileprivate var reported: [ConstraintDiagnostic]?
  }

  public func makeCache(subviews: Subviews) -> Cache {
    var container = ConstraintItemTraits()
    container.layoutMargins = layoutMargins
    var cache = Cache(
      tree: ConstraintTree(container: container, layoutDirection: subviews.layoutDirection),
      options: subviews.map { $0[ConstraintItemKey.self] }, group: group,
      usesBaselines: group.constraints.contains { $0.usesBaselines },
      mixesAxes: group.constraints.contains { $0.mixesAxes })
    cache.tree.safeAreaInsets = safeAreaInsets
    cache.addItems(subviews)
    cache.ids = cache.tree.activate(group)
    return cache
  }

  /// Keeps the system where only constants or contents are others.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let options = subviews.map { $0[ConstraintItemKey.self] }
    guard options == cache.options, cache.tree.layoutDirection == subviews.layoutDirection,
      cache.tree.traits(of: .container)?.layoutMargins == layoutMargins,
      cache.tree.safeAreaInsets == safeAreaInsets, cache.changeConstants(to: group)
    else {
      let builds = cache.builds
      cache = makeCache(subviews: subviews)
      cache.builds = builds + 1
      return
    }
    cache.updateContents(subviews)
  }
}

// MARK: - Building

extension ConstraintLayout.Cache {
  fileprivate mutating func addItems(_ subviews: LayoutSubviews) {
    for (index, subview) in subviews.enumerated() {
      let known = options[index].name.map { ConstraintItem.named($0) }
      let isTaken = known.map { tree.indices[$0] != nil } ?? false
      if isTaken, let name = options[index].name { tree.report(.duplicateItem(name)) }
      let item = isTaken ? .at(index) : known ?? .at(index)
      tree.add(item, options[index].traits)
      tree.indices[.at(index)] = index + 1
      ideals.append(ContentLimits(of: subview, alignment: options[index].alignment))
      tree.setContent(of: index + 1, to: ideals[index])
    }
  }

  /// Takes over a group that differs in constants only; false where more is different.
  fileprivate mutating func changeConstants(to next: ConstraintGroup) -> Bool {
    if next == group { return true }
    guard tree.diagnostics.isEmpty, next.faults.isEmpty, ids.count == group.constraints.count,
      next.constraints.count == ids.count
    else { return false }
    for (id, constraint) in zip(ids, next.constraints) {
      guard let old = tree[id] else { return false }
      if old == constraint { continue }
      var changed = old
      changed.constant = constraint.constant
      guard changed == constraint, (try? tree.update(id) { $0 = constraint }) != nil else {
        return false
      }
    }
    group = next
    reported = nil
    return true
  }

  fileprivate mutating func updateContents(_ subviews: LayoutSubviews) {
    for (index, subview) in subviews.enumerated() {
      let limits = ContentLimits(of: subview, alignment: options[index].alignment)
      if limits == ideals[index] { continue }
      ideals[index] = limits
      reported = nil
      tree.setContent(of: index + 1, to: limits)
    }
  }
}

// MARK: - Solving

extension ConstraintLayout.Cache {
  mutating func fit(_ proposal: ProposedViewSize, takesProposal: Bool) {
    tree.fit(proposal)
    guard takesProposal else { return }
    for axis in Axis.allCases {
      guard let length = axis == .horizontal ? proposal.width : proposal.height, length.isFinite
      else { continue }
      tree.setContainer(axis, lower: length, upper: length, wish: length)
    }
  }

  mutating func settleSubviews(_ subviews: LayoutSubviews) {
    // Where widths follow from heights there may be several solutions: begin with the same one.
    if mixesAxes {
      for index in ideals.indices { tree.setContent(of: index + 1, to: ideals[index]) }
    }
    let (ideals, options, usesBaselines) = (ideals, options, usesBaselines)
    tree.settleTree { _, index, size in
      guard subviews.indices.contains(index - 1) else { return ContentLimits() }
      let ideal = ideals[index - 1]
      return ContentLimits(
        of: subviews[index - 1], alignment: options[index - 1].alignment, width: ideal.width,
        size: ProposedViewSize(width: ideal.width.snapped(size.width), height: size.height),
        baselines: usesBaselines)
    }
  }

  /// The frame of the view at `index`, counted from the leading side of `bounds`.
  func frame(at index: Int, in bounds: CGRect) -> CGRect {
    let frame = tree.frame(at: index + 1)
    let x = tree.layoutDirection == .leftToRight ? frame.minX : bounds.width - frame.maxX
    return CGRect(
      x: bounds.minX + x, y: bounds.minY + frame.minY, width: frame.width, height: frame.height)
  }

  /// The size without what arithmetic leaves behind, so that a text is not a hair too narrow.
  func snapped(_ size: CGSize, at index: Int) -> CGSize {
    let content = tree.entries[index + 1].content
    return CGSize(
      width: content.width.snapped(size.width), height: content.height.snapped(size.height))
  }

  /// What is to be reported; nil where it was reported before.
  mutating func news() -> [ConstraintDiagnostic]? {
    guard reported == nil else { return nil }
    let all = tree.diagnostics + tree.ambiguousItems().map { .ambiguous($0) }
    reported = all
    return all
  }
}

extension ContentLimits {
  /// What a view asks for where nothing is known of its size.
  init(of subview: LayoutSubview, alignment: UnitPoint) {
    self.init()
    let ideal = subview.sizeThatFits(.unspecified)
    let widest = subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
    width = Range(lower: ideal.width, largest: widest)
    self.init(
      of: subview, alignment: alignment, width: width, size: .unspecified, baselines: true)
  }

  /// What a view asks for where it has a size; nil for a length that is not known.
  init(
    of subview: LayoutSubview, alignment: UnitPoint, width: Range, size: ProposedViewSize,
    baselines: Bool
  ) {
    self.init()
    self.width = width
    var column = size
    var endless = size
    column.height = nil
    endless.height = .infinity
    let ideal = subview.sizeThatFits(column).height
    height = Range(lower: ideal, largest: subview.sizeThatFits(endless).height)
    guard baselines else { return }
    column.height = size.height.map { height.snapped($0) }
    readBaselines(of: subview, in: column, alignment: alignment)
  }

  private mutating func readBaselines(
    of subview: LayoutSubview, in proposal: ProposedViewSize, alignment: UnitPoint
  ) {
    let dimensions = subview.dimensions(in: proposal)
    let height = proposal.height ?? dimensions.height
    let top = (height - dimensions.height) * alignment.y
    firstBaselineOffsetFromTop = dimensions[explicit: .firstTextBaseline].map { top + $0 }
    lastBaselineOffsetFromBottom = dimensions[explicit: .lastTextBaseline].map {
      height - top - $0
    }
  }
}

extension ContentLimits.Range {
  /// From the ideal length to the largest one, of which there may be none.
  fileprivate init(lower: CGFloat, largest: CGFloat) {
    self.init(lower: lower, upper: largest.isFinite ? max(lower, largest) : nil)
  }
}

extension LayoutConstraint {
  fileprivate var usesBaselines: Bool { sides.contains { $0.attribute.isBaseline } }

  fileprivate var mixesAxes: Bool { Set(sides.compactMap { $0.attribute.axis }).count > 1 }
}
