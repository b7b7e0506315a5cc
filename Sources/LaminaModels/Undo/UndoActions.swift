package import LaminaDisplay
import Observation

/// What undo and redo do here: by default, to the ``Undoable`` model of the view with the focus.
///
/// ```swift
/// @Environment(\.undo) private var undo
/// Button("Undo \(undo.undoName ?? "")") { undo.undo() }.disabled(!undo.canUndo)
/// ```
///
/// Of several models in a window it is the innermost that encloses the focus; without a focus the
/// one that was used last, and before that the outermost. The window's ``UndoManager`` counts as another one, around
/// all of them; where there is no model, that is what was typed in the window, too. `.environment(\.undo, $model.actions)`
/// names one.
public struct UndoActions: @MainActor Equatable {
  private let table: UndoTargets?
  private let named: (any UndoTarget)?

  init(_ table: UndoTargets? = nil) {
    self.table = table
    named = nil
  }

  init(_ target: any UndoTarget) {
    table = nil
    named = target
  }

  private var target: (any UndoTarget)? { named ?? table?.current }

  /// Whether there is a step to take back.
  public var canUndo: Bool { target?.canUndo ?? false }
  /// Whether there is a step to do again.
  public var canRedo: Bool { target?.canRedo ?? false }
  /// What the step is called that `undo()` takes back.
  public var undoName: String? { target?.undoName }
  /// What the step is called that `redo()` does again.
  public var redoName: String? { target?.redoName }

  /// Takes the latest step back; without one nothing happens.
  public func undo() { target?.undo() }

  /// Does the step again that was taken back last; without one nothing happens.
  public func redo() { target?.redo() }

  public static func == (a: UndoActions, b: UndoActions) -> Bool {
    a.table === b.table && a.named === b.named
  }
}

extension EnvironmentValues {
  /// What undo and redo do here.
  public var undo: UndoActions {
    get { self[UndoActionsKey.self] }
    set { self[UndoActionsKey.self] = newValue }
  }
}

private struct UndoActionsKey: EnvironmentKey { static let defaultValue = UndoActions() }

/// The undoable models of a window, and which of them keys and menus mean.
@MainActor
package final class UndoTargets: GraphService, @MainActor Observable {
  private struct Entry {
    weak var target: (any UndoTarget)?
    var isAlive: Bool { target?.owner?.isMounted == true }
  }

  private let registrar = ObservationRegistrar()
  /// In the order in which they came.
  private var entries: [Entry] = []
  private weak var latest: (any UndoTarget)?
  private weak var chosen: (any UndoTarget)?
  private var focused: Node.ID?
  private weak var graph: ViewGraph?

  package init(graph: ViewGraph) { self.graph = graph }

  package func complete(_ environment: inout EnvironmentValues) {
    environment.undo = UndoActions(self)
    environment.undoTargets = self
  }

  package func finishRendering() { endEvent() }

  // MARK: The window's undo manager

  private var madeManager: UndoManager?

  /// The window's undo manager, made when it is first asked for.
  var manager: UndoManager {
    if let madeManager { return madeManager }
    let made = UndoManager()
    made.onUse = { [weak self, unowned made] in
      self?.wasUsed(made)
      self?.graph?.requestFrame()
    }
    madeManager = made
    return made
  }

  /// What was registered with the manager so far is a step: another event begins, or a frame is over.
  package func endEvent() { madeManager?.endEvent() }

  /// Gives the latest step of a text its number among all of the manager's.
  func number(stepOf text: TextSteps, isNew: Bool) -> Int {
    manager.number(stepOf: text, isNew: isNew)
  }

  /// Other steps of texts are next now.
  func textsChanged() { choose() }

  // MARK: What is in front

  /// Something in front of all others: undo means what is in it.
  private struct Front {
    let id: ObjectIdentifier
    let steps: StepsInFront
    var contains: (Element) -> Bool
  }

  /// From below.
  private var fronts: [Front] = []

  /// Says what stands in front of the window's views, each above the one before it: what lies below keeps its
  /// steps, and nothing takes them back.
  ///
  /// - Parameters:
  ///   - ids: what stands there, from below.
  ///   - contains: whether a view stands in one of them.
  package func cover(
    by ids: [ObjectIdentifier], contains: @escaping (ObjectIdentifier, Element) -> Bool
  ) {
    let kept = zip(fronts, ids).prefix { $0.id == $1 }.count
    let floor = madeManager?.latestStep ?? 0
    fronts.removeLast(fronts.count - kept)
    for id in ids.dropFirst(kept) {
      let steps = StepsInFront(after: floor) { [weak self] in self?.madeManager }
      fronts.append(Front(id: id, steps: steps) { contains(id, $0) })
    }
    choose()
  }

  /// Whether nothing stands in front of a target.
  private func isInReach(_ target: any UndoTarget) -> Bool {
    guard let front = fronts.last else { return true }
    return target.owner.map(front.contains) ?? false
  }

  /// The steps of the window's manager that are in reach, of which some were registered; nil where none were.
  private var steps: (any UndoTarget)? {
    if let front = fronts.last?.steps { return front.hasRegistered ? front : nil }
    return madeManager.flatMap { $0.hasRegistered() ? $0 : nil }
  }

  /// The steps of the window's manager that are in reach, also where they are those of texts alone.
  private var stepsOfTexts: (any UndoTarget)? {
    let all: (any UndoTarget)? = fronts.last?.steps ?? madeManager
    return all.flatMap { $0.canUndo || $0.canRedo ? $0 : nil }
  }

  // MARK: The models

  /// The one that is meant; nil for none.
  package var current: (any UndoTarget)? {
    registrar.access(self, keyPath: \.current)
    return choice
  }

  func add(_ target: any UndoTarget) {
    entries.removeAll { $0.target == nil || $0.target === target }
    entries.append(Entry(target: target))
    // The graph may be on its way out by then.
    target.owner?.onUnmount { [weak self] in if self?.graph != nil { self?.choose() } }
    choose()
  }

  func wasUsed(_ target: any UndoTarget) {
    latest = target
    choose()
  }

  /// Chooses the target again: the node with the focus is another one, or nil for none.
  package func focusMoved(to id: Node.ID?) {
    focused = id
    choose()
  }

  private func choose() {
    let next = choice
    guard next !== chosen else { return }
    registrar.withMutation(of: self, keyPath: \.current) { chosen = next }
  }

  private var choice: (any UndoTarget)? {
    let alive = entries.filter(\.isAlive).compactMap(\.target).filter(isInReach)
    let manager = steps
    guard alive.count > 1 || manager != nil else { return alive.first ?? stepsOfTexts }
    if let focused = alive.filter(hasFocus).max(by: { depth($0) < depth($1) }),
      manager == nil || focused.canUndo || focused.canRedo
    {
      return focused
    }
    if let latest, alive.contains(where: { $0 === latest }) { return latest }
    if let latest, latest === madeManager, let manager { return manager }
    return manager ?? alive.min { depth($0) < depth($1) }
  }

  private func depth(_ target: any UndoTarget) -> Int { target.owner?.depth ?? 0 }

  /// Whether the view with the focus is the target's owner or inside of it.
  private func hasFocus(_ target: any UndoTarget) -> Bool {
    guard let owner = target.owner, let focused,
      let path = graph?.prepared?.root.path(to: focused)
    else { return false }
    let own = Set(owner.outputs.map(\.id))
    return path.contains { own.contains($0.node.id) }
  }
}

extension ViewGraph {
  /// The models that can be undone.
  package var undoTargets: UndoTargets { service() }
}
