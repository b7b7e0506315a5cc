/// Changes an ``Undoable`` model by name, takes changes back and does them again.
///
/// ```swift
/// $dreams.change("Duplicate") { $0.duplicate(dream) }
/// $dreams.group("Paste") { for dream in pasted { $dreams.change("Add") { $0.add(dream) } } }
/// $dreams.binding(\.title, named: "Rename")
/// ```
///
/// What it says of the history is tracked: a body that asks `canUndo` is evaluated when that may
/// have changed. Views may hand it on.
public struct Undoer<Model: Equatable>: ViewInput {
  private let box: UndoBox<Model>

  init(_ box: UndoBox<Model>) { self.box = box }

  /// The model as it is now.
  public var model: Model { box.model }

  /// The model with its past and future, as a value.
  public var history: UndoHistory<Model> { box.history }

  // MARK: Changes

  /// Changes the model in one step that is undone under `name`: see ``UndoHistory/change(_:coalescing:at:_:)``.
  ///
  /// The time is that of the window's clock.
  /// - Returns: what `body` returns.
  @discardableResult
  public func change<Result, Failure: Error>(
    _ name: String, coalescing key: AnyHashable? = nil,
    _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The body may read the model by other ways: the history is not held meanwhile.
    var model = box.model
    let result = try body(&model)
    box.update { $0.change(name, coalescing: key, at: $1) { $0 = model } }
    return result
  }

  /// Makes the changes within `body` one step; one that throws takes them back.
  /// - Returns: what `body` returns.
  @discardableResult
  public func group<Result, Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    box.update { history, _ in history.beginGroup(name) }
    do {
      let result = try body()
      box.update { _ = $0.endGroup(at: $1) }
      return result
    } catch {
      box.update { history, _ in _ = history.cancelGroup() }
      throw error
    }
  }

  /// A binding to a part of the model; what is written through it in a row is one step.
  /// - Parameters:
  ///   - keyPath: the part.
  ///   - name: what the step is called.
  ///   - key: what joins writes; the part itself if nil.
  /// - Returns: The binding.
  public func binding<Part>(
    _ keyPath: WritableKeyPath<Model, Part>, named name: String, coalescing key: AnyHashable? = nil
  ) -> Binding<Part> {
    let box = box
    return Binding(owner: box, path: keyPath) {
      box.model[keyPath: keyPath]
    } set: { part in
      box.update {
        $0.change(name, coalescing: key ?? AnyHashable(keyPath), at: $1) {
          $0[keyPath: keyPath] = part
        }
      }
    }
  }

  /// Makes the next change a step of its own: when a drag ends, or the focus leaves a field.
  public func endCoalescing() { box.update { history, _ in history.endCoalescing() } }

  // MARK: Undo and redo

  /// Whether there is a step to take back.
  public var canUndo: Bool { box.canUndo }
  /// Whether there is a step to do again.
  public var canRedo: Bool { box.canRedo }
  /// What the step is called that `undo()` takes back.
  public var undoName: String? { box.undoName }
  /// What the step is called that `redo()` does again.
  public var redoName: String? { box.redoName }

  /// Goes back to the model before the latest step; without one nothing happens.
  public func undo() { box.undo() }

  /// Does the step again that was taken back last; without one nothing happens.
  public func redo() { box.redo() }

  /// Forgets all steps; the model stays.
  public func removeAllSteps() { box.update { history, _ in history.removeAllSteps() } }

  /// Begins again with another model, which counts as saved: nothing leads back.
  public func reset(to model: Model) {
    box.update { history, _ in history = history.beginning(with: model) }
  }

  // MARK: Saving

  /// Whether the model is as it was when it was saved.
  public var isSaved: Bool { box.history.isSaved }

  /// Remembers the model as it is now as the one that was saved.
  public func markSaved() { box.update { history, _ in history.markSaved() } }

  /// For the environment of views that shall undo this model, wherever the focus is.
  public var actions: UndoActions { UndoActions(box) }

  package func isSame(as other: Undoer<Model>) -> Bool { box === other.box }
}
