extension TextEditing {
  /// Takes the latest step back, with the selection as it was before; false when there is none.
  @discardableResult
  public mutating func undo() -> Bool {
    guard options.isEditable else { return false }
    cancelComposition()
    guard let step = history.undo() else { return false }
    for change in step.changes.reversed() {
      if change.isOfStyles {
        turnStyles(change, into: change.styles?.before)
      } else {
        turn(change.range, into: change.removed, change.styles?.before)
      }
    }
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
      if change.isOfStyles {
        turnStyles(change, into: change.styles?.after)
      } else {
        turn(
          change.lower..<change.lower + change.removed.utf8.count, into: change.inserted,
          change.styles?.after)
      }
    }
    restore(step.after)
    return true
  }

  private mutating func turn(_ range: Range<Int>, into string: String, _ styles: StyleRuns?) {
    _ = put(string, for: range, styles)
    recordChange(range, string.utf8.count)
  }

  private mutating func turnStyles(_ change: TextHistory.Change, into styles: StyleRuns?) {
    guard let styles else { return }
    let range = change.lower..<change.lower + styles.count
    self.styles?.replace(range, with: styles)
    recordChange(range, range.count)
  }

  private mutating func restore(_ selection: TextSelectionRange) {
    self.selection = selection
    forgetMotion()
  }
}
