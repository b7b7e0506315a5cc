import LaminaGeometry

/// Solving until nothing that follows from the frames changes them any more.
///
/// ```
///   own margins, ideal heights
///        │
///        ▼           something changed: new constants, the same system
///   ┌─ solve ◀──────────────────────────────────────────────┐
///   └─ frames ─▶ heights for widths, baselines, margins ────┘     at most 8 times
///        │ nothing changed
///        ▼
///      done
/// ```
///
/// It begins with the same constants each time, so that the result follows from the container's
/// size alone and not from the sizes before.
extension ConstraintTree {
  /// Says what the content of the item at an index asks for where the item has a size.
  typealias Measure = (borrowing ConstraintTree, Int, CGSize) -> ContentLimits

  static let roundLimit = 8

  mutating func settleTree(_ measure: Measure?) {
    flush()
    resetMargins()
    for _ in 0..<Self.roundLimit {
      solve()
      if shareRoom() { solve() }
      let measured = measure.map { updateContent($0) } ?? false
      let moved = updateMargins()
      if !measured && !moved { return }
      updateRules()
    }
    report(.unsettled(rounds: Self.roundLimit))
  }

  private mutating func solve() {
    statistics.solves += 1
    system.solve()
  }

  /// Asks contents for their heights in the widths they have; whether any is another.
  private mutating func updateContent(_ measure: Measure) -> Bool {
    var changed = false
    for index in entries.indices.dropFirst() where !entries[index].item.isGuide {
      let limits = measure(self, index, frame(at: index).size)
      if limits == entries[index].content { continue }
      setContent(of: index, to: limits)
      changed = true
    }
    flush()
    return changed
  }

  /// Brings the constants that follow from margins and baselines up to date.
  func staleRules() -> [LayoutConstraint.ID] { ruleOrder.filter { rules[$0]?.isMovable == true } }

  mutating func updateRules() {
    for id in staleRules() {
      do {
        try changeConstant(of: id)
      } catch { report(error) }
    }
  }
}
