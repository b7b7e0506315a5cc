public import Foundation

/// A model with its past and its future: every change is kept as the whole value before it.
///
/// ```
///  states   A ──"Add"── B ──"Rename"── C ──"Delete"── D
///                                      ▲ position        undo: to B, redo: to D
/// ```
///
/// ```swift
/// var history = UndoHistory(["tea"])
/// history.change("Add", at: 0) { $0.append("milk") }
/// history.undoName     // "Add"
/// history.undo()       // model is ["tea"], redoName is "Add"
/// ```
///
/// Models share what they have in common, as Swift's values do, so a step costs what it changed.
/// Time is an argument (seconds on any clock): it only says which changes belong together.
/// - Complexity: a change costs its body, one comparison of models and, under a limit in bytes, one
///   estimate; undo and redo move a number.
public nonisolated struct UndoHistory<Model: Equatable> {
  /// A model as it was between two steps.
  struct State {
    var model: Model
    /// Another number for each state that ever was.
    var id: Int
    /// What the limit estimates; nil until it is asked for.
    var cost: Int?
  }

  /// The way from one state to the next.
  struct Step {
    var name: String
    /// What the next change must name to be part of this one; nil when it is closed.
    var key: AnyHashable?
    /// When the latest of its changes was made.
    var time: TimeInterval
  }

  /// A group under way: its name, and where it began.
  struct OpenGroup {
    var name: String
    var start: State
  }

  /// How much of the past is kept.
  public let limit: UndoLimit<Model>
  /// How long after a change, in seconds, another with the same key is still part of it.
  public let coalescingInterval: TimeInterval

  /// Never empty; while groups are open, the model is `draft`.
  var states: [State]
  /// One less than states: each leads to the state after it.
  var steps: [Step] = []
  var position = 0
  /// The state within a group, before it is known to be one; nil outside of groups.
  var draft: State?
  var groups: [OpenGroup] = []
  private var latestID = 0
  /// The state that was saved; it may be gone.
  private var savedID: Int? = 0

  /// A history that begins with `model`, which counts as saved.
  public init(
    _ model: Model, limit: UndoLimit<Model> = UndoLimit(), coalescingInterval: TimeInterval = 1
  ) {
    states = [State(model: model, id: 0)]
    self.limit = limit
    self.coalescingInterval = coalescingInterval
  }

  /// The model as it is now.
  public var model: Model { current.model }

  var current: State { draft ?? states[position] }

  // MARK: Changes

  /// Changes the model in one step that is undone under `name`.
  ///
  /// A body that leaves an equal model leaves no step, and one that throws leaves all as it was.
  /// What was undone before can no longer be redone afterwards.
  /// - Parameters:
  ///   - name: what the step is called in menus: "Rename" for "Undo Rename".
  ///   - key: changes with equal keys, none longer than `coalescingInterval` after the one before,
  ///     are one step: a slider that moves, a name that is typed.
  ///   - time: when it is made, in seconds.
  ///   - body: changes the model.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  @discardableResult
  public mutating func change<Result, Failure: Error>(
    _ name: String, coalescing key: AnyHashable? = nil, at time: TimeInterval,
    _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var model = model
    let result = try body(&model)
    if model != self.model { record(model, Step(name: name, key: key, time: time)) }
    return result
  }

  private mutating func record(_ model: Model, _ step: Step) {
    let state = State(model: model, id: makeID())
    if !groups.isEmpty {
      draft = state
    } else if mayJoin(step) {
      join(state, at: step.time)
    } else {
      append(state, step)
    }
  }

  /// Whether a change at this point is part of the step before it.
  private func mayJoin(_ step: Step) -> Bool {
    guard let key = step.key, position > 0, position == steps.count else { return false }
    let last = steps[position - 1]
    return last.key == key && step.time >= last.time
      && step.time - last.time <= coalescingInterval
  }

  /// Lets the latest step end in `state`; one that ends where it began leaves nothing.
  private mutating func join(_ state: State, at time: TimeInterval) {
    if states[position - 1].model == state.model {
      states.removeLast()
      steps.removeLast()
      position -= 1
      endCoalescing()
    } else {
      states[position] = state
      steps[position - 1].time = time
    }
  }

  mutating func append(_ state: State, _ step: Step) {
    states.removeSubrange((position + 1)...)
    steps.removeSubrange(position...)
    states.append(state)
    steps.append(step)
    position += 1
    trim()
  }

  private mutating func makeID() -> Int {
    latestID += 1
    return latestID
  }

  // MARK: Undo and redo

  /// Whether there is a step to take back; never within a group.
  public var canUndo: Bool { groups.isEmpty && position > 0 }

  /// Whether there is a step that was taken back last; never within a group.
  public var canRedo: Bool { groups.isEmpty && position < steps.count }

  /// What `undo()` would take back.
  public var undoName: String? { canUndo ? steps[position - 1].name : nil }

  /// What `redo()` would do again.
  public var redoName: String? { canRedo ? steps[position].name : nil }

  /// The names of all steps that can be taken back, the latest first.
  public var undoNames: [String] { steps[..<position].reversed().map(\.name) }

  /// The names of all steps that can be done again, the next one first.
  public var redoNames: [String] { steps[position...].map(\.name) }

  /// Goes back to the model before the latest step.
  /// - Returns: false, and nothing happens, when there is none or a group is open.
  @discardableResult
  public mutating func undo() -> Bool {
    guard canUndo else { return false }
    endCoalescing()
    position -= 1
    return true
  }

  /// Does the step again that was taken back last.
  /// - Returns: false, and nothing happens, when there is none or a group is open.
  @discardableResult
  public mutating func redo() -> Bool {
    guard canRedo else { return false }
    position += 1
    endCoalescing()
    return true
  }

  /// Makes the next change a step of its own, whatever its key.
  public mutating func endCoalescing() {
    if position > 0 { steps[position - 1].key = nil }
  }

  /// Forgets all steps; the model, and whether it is saved, stay.
  public mutating func removeAllSteps() {
    states = [states[position]]
    steps = []
    position = 0
  }

  /// A history by the same rules that begins with `model`, which counts as saved.
  func beginning(with model: Model) -> UndoHistory {
    var next = UndoHistory(model, limit: limit, coalescingInterval: coalescingInterval)
    // A state of its own: it is none of these.
    next.latestID = latestID + 1
    next.states[0].id = next.latestID
    next.savedID = next.latestID
    return next
  }

  // MARK: Saving

  /// Remembers the model as it is now as the one that was saved.
  public mutating func markSaved() {
    savedID = current.id
    endCoalescing()
  }

  /// Whether the model is in the state that was saved: never again, once that state is dropped.
  public var isSaved: Bool { savedID == current.id }
}
