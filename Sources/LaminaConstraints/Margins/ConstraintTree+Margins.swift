public import LaminaGeometry

/// The margins that hold: those that items ask for, the safe area, and what superviews keep free.
///
/// ```
///   superview ┌───────────────────────────┐
///             │▒▒▒▒▒▒▒▒▒▒ margin 10 ▒▒▒▒▒▒│     effective(v) =
///             │▒┌─────────────────┐ gap 1 │       max(own(v), effective(superview) - gap(v))
///             │▒│ v: own margin 4 │
///             │▒│ effective 9     │             on each side, where v preserves them
/// ```
extension ConstraintTree {
  /// The margins of an item as they were solved last; nil for what is not in the tree.
  public func layoutMargins(of item: ConstraintItem) -> EdgeInsets? {
    indices[item].map { entries[$0].margins.insets(layoutDirection) }
  }

  /// Goes back to the margins with which solving begins: those that follow from no frame.
  mutating func resetMargins() {
    var changed = false
    for index in entries.indices {
      let safeArea = index == 0 ? Sides(safeAreaInsets, layoutDirection) : Sides()
      changed = setMargins(of: index, safeArea, margins: ownMargins(of: index, safeArea)) || changed
    }
    if changed { updateRules() }
  }

  /// Computes the margins that follow from the frames; whether any is another than before.
  mutating func updateMargins() -> Bool {
    guard followsFrames else { return false }
    var changed = false
    for index in entries.indices.dropFirst() where !entries[index].item.isGuide {
      let parent = entries[index].parent
      let gap = Sides(from: frame(at: parent), to: frame(at: index))
      let safeArea = entries[parent].safeArea.merged(gap) { max(0, $0 - $1) }
      var margins = ownMargins(of: index, safeArea)
      if entries[index].traits.preservesSuperviewLayoutMargins {
        let left = entries[parent].margins.merged(gap, -)
        margins = margins.merged(left, max)
      }
      changed = setMargins(of: index, safeArea, margins: margins) || changed
    }
    return changed
  }

  /// Whether any margin depends on where items are.
  private var followsFrames: Bool {
    safeAreaInsets != EdgeInsets()
      || entries.contains { $0.traits.preservesSuperviewLayoutMargins }
  }

  private func ownMargins(of index: Int, _ safeArea: Sides) -> Sides {
    let traits = entries[index].traits
    let own = Sides(traits.layoutMargins, layoutDirection)
    return traits.insetsLayoutMarginsFromSafeArea ? own.merged(safeArea, +) : own
  }

  private mutating func setMargins(of index: Int, _ safeArea: Sides, margins: Sides) -> Bool {
    let entry = entries[index]
    if entry.margins.isClose(to: margins), entry.safeArea.isClose(to: safeArea) { return false }
    entries[index].margins = margins
    entries[index].safeArea = safeArea
    return true
  }
}
