public import Foundation

/// Several changes that are undone together.
///
/// ```
///  beginGroup("Paste")  change  change  beginGroup("Move")  change  endGroup  endGroup
///  └───────────────────────────── one step: "Paste" ────────────────────────────────┘
/// ```
nonisolated extension UndoHistory {
  /// Makes the changes within `body` one step, called `name`.
  ///
  /// Groups nest: the outermost one is the step. A group that leaves an equal model leaves nothing,
  /// and one whose body throws takes its own changes back.
  /// - Returns: what `body` returns.
  @discardableResult
  public mutating func group<Result, Failure: Error>(
    _ name: String, at time: TimeInterval,
    _ body: (inout UndoHistory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    beginGroup(name)
    let depth = groups.count
    do {
      let result = try body(&self)
      endGroups(to: depth, at: time)
      return result
    } catch {
      cancelGroups(to: depth)
      throw error
    }
  }

  /// Opens a group: what follows, until `endGroup`, is one step.
  public mutating func beginGroup(_ name: String) {
    groups.append(OpenGroup(name: name, start: current))
    draft = current
  }

  /// Closes the group that was opened last; the outermost one becomes a step.
  /// - Returns: false, and nothing happens, when none is open.
  @discardableResult
  public mutating func endGroup(at time: TimeInterval) -> Bool {
    guard let group = groups.popLast() else { return false }
    if groups.isEmpty { finish(group, at: time) }
    return true
  }

  /// Takes back what was changed since the latest group was opened, and closes it.
  /// - Returns: false, and nothing happens, when none is open.
  @discardableResult
  public mutating func cancelGroup() -> Bool {
    guard let group = groups.popLast() else { return false }
    draft = groups.isEmpty ? nil : group.start
    return true
  }

  /// Whether a group is open.
  public var isGrouping: Bool { !groups.isEmpty }

  private mutating func finish(_ group: OpenGroup, at time: TimeInterval) {
    guard let end = draft else { return }
    draft = nil
    if end.model == group.start.model { return }
    append(end, Step(name: group.name, key: nil, time: time))
  }

  private mutating func endGroups(to depth: Int, at time: TimeInterval) {
    while groups.count >= depth { endGroup(at: time) }
  }

  private mutating func cancelGroups(to depth: Int) {
    while groups.count >= depth { cancelGroup() }
  }
}
