extension TextEditing {
  /// Takes the latest step back, with the selection as it was before; false when there is none.
  @discardableResult
  public mutating func undo() -> Bool {
    guard options.isEditable else { return false }
    cancelComposition()
    guard let step = history.undo() else { return false }
    for change in step.changes.reversed() { turn(change.range, into: change.removed) }
    restore(step.before)
    return true
  }

  /// Does the step again that was taken back last; false when there is none.
  @discardableResult
  public mutating func redo() -> Bool {
    guard options.isEditable else { return false }
    cancelComposition()
    guard let step = history.redo() else { return false }
    for change in step.changes {
      turn(change.lower..<change.lower + change.removed.utf8.count, into: change.inserted)
    }
    restore(step.after)
    return true
  }

  private mutating func turn(_ range: Range<Int>, into string: String) {
    _ = put(string, for: range)
    recordChange(range, string.utf8.count)
  }

  private mutating func restore(_ selection: TextSelectionRange) {
    self.selection = selection
    forgetMotion()
  }
}
