import LaminaGeometry

/// The steps that can be taken back and done again: what went, what came, and where.
///
/// Bounded in bytes: the oldest steps are forgotten, and a change larger than all that is kept with them.
struct TextHistory: Sendable {
  /// What a step is, to the one that follows.
  enum Kind: Hashable, Sendable { case typing, deleting, other }

  /// Bytes that were replaced.
  struct Change: Sendable {
    var lower: Int
    var removed: String
    var inserted: String
    /// What was said about the bytes before and is now; nil where nothing is said about a text.
    ///
    /// Without bytes that went or came, it is about those that stay.
    var styles: StyleChange?

    var cost: Int {
      removed.utf8.count + inserted.utf8.count
        + (styles.map { ($0.before.runCount + $0.after.runCount) * 64 } ?? 0)
    }
    /// Where the inserted bytes stand.
    var range: Range<Int> { lower..<lower + inserted.utf8.count }
    /// Whether it leaves the bytes as they are.
    var isOfStyles: Bool { styles != nil && removed.isEmpty && inserted.isEmpty }
  }

  /// What was said about bytes, and what is said about those in their place.
  struct StyleChange: Sendable {
    var before: StyleRuns
    var after: StyleRuns
  }

  /// What one undo takes back.
  struct Step: Sendable {
    var changes: [Change]
    var before: TextSelectionRange
    var after: TextSelectionRange
    var kind: Kind
    var time: TimeInterval
    /// Which step of the history it is, from 1 on.
    var number: Int

    /// Bytes, with what the step itself takes.
    var cost: Int { changes.reduce(96) { $0 + $1.cost + 48 } }
  }

  /// How long typing may pause within one step.
  static let pause: TimeInterval = 2

  private var steps: [Step] = []
  private var undone: [Step] = []
  /// Bytes of all steps.
  private(set) var cost = 0
  private var isSealed = true
  private var latestNumber = 0

  /// Which step is taken back next; nil where none is.
  var nextUndo: Int? { steps.last?.number }
  /// Which step is done again next; nil where none is.
  var nextRedo: Int? { undone.last?.number }
  var canUndo: Bool { !steps.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// What comes next is a step of its own.
  mutating func seal() { isSealed = true }

  /// Remembers what was done; what was undone before is forgotten.
  mutating func record(
    _ changes: [Change], _ before: TextSelectionRange, after: TextSelectionRange,
    time: TimeInterval, kind: Kind, limit: Int
  ) {
    forgetUndone()
    guard limit > 0 else { return }
    if !join(changes, after, time: time, kind: kind) {
      latestNumber += 1
      let step = Step(
        changes: changes, before: before, after: after, kind: kind, time: time, number: latestNumber
      )
      steps.append(step)
      cost += step.cost
    }
    isSealed = kind == .other
    trim(to: limit)
  }

  /// Adds a change from outside to the latest step; without one it is not remembered.
  mutating func amend(_ change: Change, _ after: TextSelectionRange, limit: Int) {
    forgetUndone()
    isSealed = true
    guard !steps.isEmpty else { return }
    updateLast { step in
      step.changes.append(change)
      step.after = after
      step.kind = .other
    }
    trim(to: limit)
  }

  private mutating func updateLast(_ body: (inout Step) -> Void) {
    let last = steps.count - 1
    cost -= steps[last].cost
    body(&steps[last])
    cost += steps[last].cost
  }

  private mutating func forgetUndone() {
    guard !undone.isEmpty else { return }
    cost -= undone.reduce(0) { $0 + $1.cost }
    undone = []
  }

  /// Lets the latest step grow by what continues it.
  private mutating func join(
    _ changes: [Change], _ after: TextSelectionRange, time: TimeInterval, kind: Kind
  ) -> Bool {
    guard !isSealed, kind != .other, let last = steps.last, last.kind == kind,
      abs(time - last.time) <= Self.pause, changes.count == 1, last.changes.count == 1,
      let joined = last.changes[0].joined(with: changes[0])
    else { return false }
    updateLast { step in
      step.changes[0] = joined
      step.after = after
      step.time = time
    }
    return true
  }

  /// Forgets the oldest steps, a quarter at a time so that this costs little for each.
  private mutating func trim(to limit: Int) {
    guard cost > limit else { return }
    var count = 0
    var kept = cost
    while count < steps.count, kept > limit / 4 * 3 {
      kept -= steps[count].cost
      count += 1
    }
    // The latest step stays while it alone has room.
    if count == steps.count, let last = steps.last, kept + last.cost <= limit {
      count -= 1
      kept += last.cost
    }
    steps.removeFirst(count)
    cost = kept
  }

  mutating func undo() -> Step? {
    guard let step = steps.popLast() else { return nil }
    undone.append(step)
    isSealed = true
    return step
  }

  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    steps.append(step)
    isSealed = true
    return step
  }
}

extension TextHistory.Change {
  /// This change and one that goes on where it ended: typing behind it, deleting before or behind it.
  fileprivate func joined(with next: Self) -> Self? {
    var result = self
    if isOfStyles || next.isOfStyles { return nil }
    if next.removed.isEmpty {
      guard next.lower == range.upperBound else { return nil }
      result.inserted += next.inserted
      if let more = next.styles { result.styles?.after.append(more.after) }
      return result
    }
    guard inserted.isEmpty, next.inserted.isEmpty else { return nil }
    if next.lower == lower {
      result.removed += next.removed
      if let more = next.styles { result.styles?.before.append(more.before) }
    } else if next.lower + next.removed.utf8.count == lower {
      result.lower = next.lower
      result.removed = next.removed + removed
      if var before = next.styles?.before, let mine = styles?.before {
        before.append(mine)
        result.styles?.before = before
      }
    } else {
      return nil
    }
    return result
  }
}
