/// The steps of a field or an editor, which keeps them itself, among those of its window's undo manager.
///
/// ```
///  text A   ── "tea" 1 ──────────── "pot" 3 ──▶       undo takes back 3, then 2, then 1, whatever
///  manager  ───────────── Rename 2 ───────────▶       has the focus
/// ```
@MainActor
package final class TextSteps {
  /// The numbers in the manager of steps that can be taken back, by their numbers in the text.
  private var undoNumbers: [Int: Int] = [:]
  /// Of those that can be done again.
  private var redoNumbers: [Int: Int] = [:]
  /// Which step of the text is taken back, and which is done again next; nil where none is.
  private let next: () -> (undo: Int?, redo: Int?)
  private let perform: (_ isUndo: Bool) -> Void

  /// - Parameters:
  ///   - next: returns which step of the text is taken back, and which is done again next.
  ///   - perform: takes the step back, or else does it again.
  package init(
    next: @escaping () -> (undo: Int?, redo: Int?), perform: @escaping (_ isUndo: Bool) -> Void
  ) {
    (self.next, self.perform) = (next, perform)
  }

  var undoNumber: Int? { next().undo.flatMap { undoNumbers[$0] } }
  var redoNumber: Int? { next().redo.flatMap { redoNumbers[$0] } }

  func undo() { perform(true) }
  func redo() { perform(false) }

  /// Takes note of a change of the text.
  ///
  /// - Parameters:
  ///   - before: what was next before it.
  ///   - targets: those of the window.
  package func note(after before: (undo: Int?, redo: Int?), in targets: UndoTargets) {
    let now = next()
    if let step = now.redo, step != before.redo, step == before.undo {
      redoNumbers[step] = targets.number(stepOf: self, isNew: false)
    } else if let step = now.undo, step != before.undo, step == before.redo {
      undoNumbers[step] = targets.number(stepOf: self, isNew: false)
    } else if let step = now.undo {
      redoNumbers = [:]
      if undoNumbers.count > 2 * Self.most {
        undoNumbers = undoNumbers.filter { $0.key > step - Self.most }
      }
      undoNumbers[step] = targets.number(stepOf: self, isNew: true)
    }
    targets.textsChanged()
  }

  /// How many steps have numbers at least, the latest ones.
  private static let most = 10_000
}
