import LaminaGeometry
import Observation

/// What menus and keys ask to undo and redo.
@MainActor
package protocol UndoTarget: AnyObject {
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  var undoName: String? { get }
  var redoName: String? { get }
  func undo()
  func redo()
  /// The view to which it belongs; nil once that is gone.
  var owner: Element? { get }
}

/// Where an undoable model lives; reading is tracked and writing notifies the readers.
@MainActor
final class UndoBox<Model: Equatable>: @MainActor Observable, UndoTarget {
  private let registrar = ObservationRegistrar()
  private var kept: UndoHistory<Model>
  private(set) weak var owner: Element?
  /// Where the model is remembered; nil for nowhere.
  var stored: StorageBox<Model>?

  init(_ history: UndoHistory<Model>, owner: Element?) {
    kept = history
    self.owner = owner
  }

  /// Its view is made again, of a row that was far out of sight.
  func belong(to owner: Element) {
    self.owner = owner
    owner.graph.undoTargets.add(self)
  }

  /// Whether there is something to undo or to do again.
  var hasPast: Bool { kept.canUndo || kept.canRedo }

  /// Tracked apart from the history: what only reads the model is not evaluated when it is saved.
  var model: Model {
    registrar.access(self, keyPath: \.model)
    return kept.model
  }

  var history: UndoHistory<Model> {
    registrar.access(self, keyPath: \.history)
    return kept
  }

  /// Changes the history at the present time.
  @discardableResult
  func update<Result, Failure: Error>(
    _ body: (inout UndoHistory<Model>, TimeInterval) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var next = kept
    let before = kept.current.id
    let result = try body(&next, owner?.graph.now ?? 0)
    registrar.willSet(self, keyPath: \.history)
    if next.current.id != before { registrar.willSet(self, keyPath: \.model) }
    kept = next
    if next.current.id != before { registrar.didSet(self, keyPath: \.model) }
    registrar.didSet(self, keyPath: \.history)
    if next.current.id != before { stored?.set(next.model) }
    owner?.graph.undoTargets.wasUsed(self)
    return result
  }

  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }
  var undoName: String? { history.undoName }
  var redoName: String? { history.redoName }
  func undo() { update { history, _ in history.undo() } }
  func redo() { update { history, _ in history.redo() } }
}
