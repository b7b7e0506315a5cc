public import Observation

/// A window's list of what takes changes back, which views fill as they change things.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func rename(to name: String) {
///   let former = model.name
///   model.name = name
///   undoManager?.registerUndo(withTarget: model) { $0.name = former }
///   undoManager?.setActionName("Rename")
/// }
/// ```
/// It is Foundation's class, which Linux does not have. Ctrl+Z takes the latest step back, Ctrl+Shift+Z and
/// Ctrl+Y do it again, unless a text with the focus or a menu has these keys. What is registered while a step
/// is taken back does it again. All that is registered during one event is one step.
///
/// Where a model can be a value, ``Undoable`` needs no action for the way back.
/// What is typed in the window's fields and editors are steps, too, among those that are registered.
public final class UndoManager: @MainActor Observable {
  /// One call that takes something back; without its target it does nothing.
  private struct Action {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  /// A step, done or under way.
  private struct Step {
    /// Later steps have higher ones.
    let number: Int
    var name: String?
    var actions: [Action] = []
    var isAlive: Bool { actions.contains { $0.target != nil } }
  }

  private enum Direction { case undo, redo }

  private let registrar = ObservationRegistrar()
  private var past: [Step] = []
  private var future: [Step] = []
  /// Groups that are open, from the outermost on.
  private var open: [Step] = []
  /// Whether the outermost group ends with the event.
  private var endsWithEvent = false
  private var running: Direction?
  private var disabled = 0
  /// The number of the step that was begun last.
  private(set) var latestStep = 0
  /// The texts of the window that keep their steps themselves.
  private var texts: [Weak<TextSteps>] = []
  /// Steps of texts up to this number are forgotten.
  private var forgotten = 0
  /// What was taken back up to this number is not done again: something else was done since.
  private var redoFloor = 0
  /// Called when something was registered, taken back or done again.
  var onUse: () -> Void = {}

  /// Makes one that no key and no menu knows.
  public init() {}

  // MARK: Registering

  /// Whether what is registered during one event is one step by itself; so it is at first.
  public var groupsByEvent = true

  /// How many steps are kept, the latest ones; 0, as at first, for all.
  public var levelsOfUndo = 0 { didSet { change { trim() } } }

  /// Registers what takes back a change that was just made.
  ///
  /// - Parameters:
  ///   - target: what is handed to the handler; it is not kept, and once it is gone the handler is not called.
  ///   - handler: takes the change back, and registers what makes it again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { [weak target] in target.map(handler) }
    change {
      if open.isEmpty {
        open = [step()]
        endsWithEvent = true
      }
      open[open.count - 1].actions.append(action)
      if running == nil { forgetUndone() }
      if !groupsByEvent, running == nil { closeEvent() }
    }
    onUse()
  }

  private func forgetUndone() {
    future = []
    redoFloor = latestStep
  }

  /// Gives the latest step of a text its number among all others.
  ///
  /// - Parameters:
  ///   - text: the text; it is not kept.
  ///   - isNew: whether something was done, and not taken back or done again.
  /// - Returns: the number, higher than all before; 0 where nothing is registered, which stands for no step.
  func number(stepOf text: TextSteps, isNew: Bool) -> Int {
    guard isUndoRegistrationEnabled else { return 0 }
    texts.removeAll { $0.object == nil }
    if !texts.contains(where: { $0.object === text }) { texts.append(Weak(object: text)) }
    change {
      latestStep += 1
      if isNew { forgetUndone() }
    }
    return latestStep
  }

  /// The text whose step is later than all others of texts, and its number; nil where none has any.
  private func text(_ direction: Direction) -> (text: TextSteps, number: Int)? {
    let floor = direction == .undo ? forgotten : max(forgotten, redoFloor)
    let steps = texts.compactMap(\.object).compactMap { text in
      (direction == .undo ? text.undoNumber : text.redoNumber).map { (text: text, number: $0) }
    }
    return steps.filter { $0.number > floor }.max { $0.number < $1.number }
  }

  /// The number of the step that is next, of those that were registered; nil where there is none.
  private func registered(_ direction: Direction) -> Int? {
    switch direction {
    case .undo: (open.first(where: \.isAlive) ?? past.last(where: \.isAlive))?.number
    case .redo: future.last(where: \.isAlive)?.number
    }
  }

  /// The number of the step that is next; nil where there is none, and within a group of the author's.
  private func next(_ direction: Direction) -> Int? {
    registrar.access(self, keyPath: \.groupingLevel)
    if isWithinGroup { return nil }
    return [registered(direction), text(direction)?.number].compactMap(\.self).max()
  }

  /// Whether the step that is next is that of a text.
  private func isText(_ direction: Direction) -> Bool {
    (text(direction)?.number ?? 0) > (registered(direction) ?? 0)
  }

  /// Names the step that is being registered, or else the latest one, for menus: "Rename" for "Undo Rename".
  public func setActionName(_ actionName: String) {
    change {
      if !open.isEmpty {
        open[0].name = actionName
      } else if !past.isEmpty {
        past[past.count - 1].name = actionName
      }
    }
  }

  /// Whether what is registered is kept.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Ignores what is registered until as many calls of `enableUndoRegistration` have followed.
  public func disableUndoRegistration() { disabled += 1 }

  /// Takes a call of `disableUndoRegistration` back; without one nothing happens.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: Groups

  /// How many groups are open, one within the other, that of the event included.
  public var groupingLevel: Int {
    registrar.access(self, keyPath: \.groupingLevel)
    return open.count
  }

  /// Opens a group: what is registered until `endUndoGrouping` is one step, or a part of the group around it.
  public func beginUndoGrouping() {
    change {
      if open.isEmpty, groupsByEvent {
        open = [step()]
        endsWithEvent = true
      }
      open.append(step())
    }
  }

  /// Closes the group that was opened last; without one nothing happens.
  public func endUndoGrouping() {
    guard isWithinGroup else { return }
    change { close() }
  }

  private func step(_ name: String? = nil) -> Step {
    latestStep += 1
    return Step(number: latestStep, name: name)
  }

  /// Closes the innermost group, into the one around it or as a step.
  private func close() {
    guard let step = open.popLast() else { return }
    if open.isEmpty { return record(step) }
    open[open.count - 1].actions += step.actions
    if let name = step.name { open[0].name = open[0].name ?? name }
  }

  /// The group of the event ends, unless the author's own are open within it.
  private func closeEvent() {
    guard endsWithEvent, open.count == 1 else { return }
    endsWithEvent = false
    close()
  }

  private func record(_ step: Step) {
    if step.actions.isEmpty { return }
    // What nobody can take back any more holds no memory, and no place of what can be.
    past.removeAll { !$0.isAlive }
    future.removeAll { !$0.isAlive }
    if running == .undo { future.append(step) } else { past.append(step) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    past.removeFirst(max(0, past.count - levelsOfUndo))
    future.removeFirst(max(0, future.count - levelsOfUndo))
  }

  /// Ends the step of an event: the next one begins, or a frame is over.
  func endEvent() { if endsWithEvent, open.count == 1 { change { closeEvent() } } }

  // MARK: Undo and redo

  /// Whether there is a step to take back.
  public var canUndo: Bool { next(.undo) != nil }

  /// Whether there is a step to do again.
  public var canRedo: Bool { next(.redo) != nil }

  /// Whether there is a step to take back that was begun after the one with that number.
  func canUndo(after number: Int) -> Bool { next(.undo).map { $0 > number } ?? false }

  /// Whether there is a step to do again that was taken back after the one with that number was begun.
  func canRedo(after number: Int) -> Bool { next(.redo).map { $0 > number } ?? false }

  /// Whether anything that was registered can be taken back or done again, begun after the step with that number.
  func hasRegistered(after number: Int = 0) -> Bool {
    registrar.access(self, keyPath: \.groupingLevel)
    if isWithinGroup { return false }
    return [registered(.undo), registered(.redo)].contains { ($0 ?? 0) > number }
  }

  /// Whether the author has a group open, within which nothing is taken back.
  private var isWithinGroup: Bool { open.count > (endsWithEvent ? 1 : 0) }

  /// Whether a step is being taken back at the moment.
  public var isUndoing: Bool { running == .undo }

  /// Whether a step is being done again at the moment.
  public var isRedoing: Bool { running == .redo }

  /// Takes the latest step back; without one, and within a group of the author's, nothing happens.
  public func undo() { run(.undo) }

  /// Does the step again that was taken back last; without one nothing happens.
  public func redo() { run(.redo) }

  private func run(_ direction: Direction) {
    guard running == nil else { return }
    endEvent()
    guard open.isEmpty else { return }
    if isText(direction), let text = text(direction)?.text { return run(text, direction) }
    guard let step = take(direction) else { return }
    running = direction
    change { open = [self.step(step.name)] }
    for action in step.actions.reversed() { action.perform() }
    endRun()
  }

  /// What was registered meanwhile is the way back.
  private func endRun() {
    change {
      while !open.isEmpty { close() }
      endsWithEvent = false
      running = nil
    }
    onUse()
  }

  /// Has a text take its step back, or do it again.
  private func run(_ text: TextSteps, _ direction: Direction) {
    running = direction
    if direction == .undo { text.undo() } else { text.redo() }
    endRun()
  }

  /// The latest step that still has a target.
  private func take(_ direction: Direction) -> Step? {
    let steps = direction == .undo ? past : future
    guard let index = steps.lastIndex(where: \.isAlive) else { return nil }
    change {
      if direction == .undo {
        past.removeSubrange(index...)
      } else {
        future.removeSubrange(index...)
      }
    }
    return steps[index]
  }

  /// Forgets all steps.
  public func removeAllActions() {
    change {
      (past, future, open, endsWithEvent) = ([], [], [], false)
      forgotten = latestStep
    }
  }

  /// Forgets what was registered for a target.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ step: Step) -> Step {
      var step = step
      step.actions.removeAll { $0.target === target }
      return step
    }
    change {
      past = past.map(without).filter { !$0.actions.isEmpty }
      future = future.map(without).filter { !$0.actions.isEmpty }
      open = open.map(without)
    }
  }

  /// Changes what readers of the state are notified of.
  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.groupingLevel, body)
  }

  // MARK: Names

  /// What the step is called that `undo()` takes back; empty without one, or without a name.
  public var undoActionName: String {
    registrar.access(self, keyPath: \.groupingLevel)
    return isText(.undo) ? "" : (open.first ?? past.last { $0.isAlive })?.name ?? ""
  }

  /// What the step is called that `redo()` does again; empty without one, or without a name.
  public var redoActionName: String {
    registrar.access(self, keyPath: \.groupingLevel)
    return isText(.redo) ? "" : future.last { $0.isAlive }?.name ?? ""
  }

  /// What a menu writes for `undo()`: "Undo Rename".
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// What a menu writes for `redo()`: "Redo Rename".
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// What a menu writes for taking back a step with a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    UndoTitle.undo(actionName)
  }

  /// What a menu writes for doing a step again that has a name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    UndoTitle.redo(actionName)
  }
}

extension UndoManager: UndoTarget {
  package var undoName: String? { canUndo ? undoActionName : nil }
  package var redoName: String? { canRedo ? redoActionName : nil }
  package var owner: Element? { nil }
}

extension EnvironmentValues {
  /// The undo manager of the window in which the view is; nil outside of windows.
  public var undoManager: UndoManager? { undoTargets?.manager }

  /// What of the window can be undone.
  var undoTargets: UndoTargets? {
    get { self[UndoTargetsKey.self] }
    set { self[UndoTargetsKey.self] = newValue }
  }
}

private struct UndoTargetsKey: EnvironmentKey { static let defaultValue: UndoTargets? = nil }
