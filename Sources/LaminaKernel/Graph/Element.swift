import Foundation
package import LaminaDisplay
import Observation

/// The lasting side of one view in its place: state, environment, children and the nodes it made.
///
/// Views are values that come and go with every evaluation; an element stays as long as a view of
/// the same type stands in the same place. It lives on the main actor and is owned by its parent.
///
/// What other rooms read is not checked for a writer at each access (`@exclusivity(unchecked)`): it is
/// only written at once, so that nothing else of the element runs meanwhile.
@MainActor
package class Element {
  /// Names the node that the view makes, when it makes one.
  package let id: Node.ID
  package unowned let graph: ViewGraph
  package private(set) weak var parent: Element?
  package let depth: Int
  /// Whether it is shown, where that is not a matter of course.
  package let presence: Presence?
  /// The presence of children that are made from now on.
  @exclusivity(unchecked) package var childPresence: Presence?
  /// What says how changes move here; nil where only those who make them do.
  package let scope: AnimationScope?
  /// What says so for children that are made from now on.
  @exclusivity(unchecked) package internal(set) var ownScope: AnimationScope?
  /// What is around each of the views that it stands for; nil for nothing.
  @exclusivity(unchecked) package private(set) var entries: EntryContext?
  @exclusivity(unchecked) package private(set) var environment: EnvironmentValues
  @exclusivity(unchecked) package private(set) var children: [Element] = []
  /// Those that have left and are still shown; nil for none.
  @exclusivity(unchecked) package internal(set) var departures: LeavingChildren?
  /// How the view comes and goes, where that is not a matter of course.
  @exclusivity(unchecked) package private(set) var transition: (any ElementTransition)?
  /// The nodes the view stands for in the enclosing layout; none, one or many.
  @exclusivity(unchecked) package private(set) var outputs: [Node] = []
  /// The preferences that the view passes outwards, as of the latest nodes; nil for none.
  @exclusivity(unchecked) package internal(set) var preferences: PreferenceValues?
  /// Whether a child's preferences differ from those of which `preferences` was made.
  var preferencesAreStale = false
  @exclusivity(unchecked) package private(set) var isMounted = true
  /// Whether an evaluation is due.
  var isDirty = false
  /// Whether it is evaluated even where what encloses it rests: a few that act without being seen.
  private(set) var neverRests = false
  /// Whether this evaluation came with a value of the view from outside.
  @exclusivity(unchecked) package internal(set) var hasNewView = true
  /// What the view keeps from one evaluation to the next: see `RememberingView`.
  private var memory: AnyObject?

  let reads = EnvironmentReads()
  /// Whether the nodes, here or further in, must be made again.
  @exclusivity(unchecked) package private(set) var outputsAreStale = true
  private var isEvaluated = true
  /// Whether it is not evaluated any more: the graph is on its way out.
  private var isRetired = false
  /// Counts evaluations, so that a change of what an earlier one read is known to be stale.
  private(set) var generation = 0
  /// Ends what is noted of evaluations; nil as long as none of a view of this type has read anything.
  private var end: TrackingEnd?
  private var wrapperIDs: [Node.ID: Node.ID] = [:]
  private var teardown: [() -> Void] = []

  init(graph: ViewGraph, parent: Element?, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    depth = (parent?.depth ?? 0) + 1
    presence = parent?.childPresence ?? parent?.presence
    scope = parent?.ownScope ?? parent?.scope
    id = graph.makeID()
  }

  // Written down: an implicit one would ask for the main actor.
  deinit {}

  /// Evaluates the view again; the subclass knows its type.
  func evaluate() {}

  /// The view's type, for messages.
  var typeName: String { "" }
  /// Whether its view is one of Lamina's own.
  var isLaminas: Bool { false }

  /// Whether the view is made of nodes, not of other views.
  var isPrimitive: Bool { true }

  /// Whether it only says which views there are, or changes nothing about them.
  package var isStructure: Bool { false }

  /// How many views it stands for; the subclass knows the view.
  package var viewCounts: ViewCounts { .one }

  /// The views that it stands for; the subclass knows the view.
  package func viewList(at path: ViewPath) -> ViewListPart { LoneViewPart(at: path) }

  /// What part the view plays when those inside of it come and go.
  package var role: TransitionRole { .whole }

  /// Whether it is evaluated for the first time.
  package var isFirstEvaluation: Bool { generation <= 1 }

  /// Makes the nodes; the subclass knows the view.
  func makeOutputs() -> [Node] { [] }

  /// The preferences that the view passes outwards; the subclass knows the view.
  func makePreferences() -> PreferenceValues? { reducedPreferences() }

  /// What its view keeps and has changed; the subclass knows the view.
  var changedStates: [(slot: Int, box: AnyObject)] { [] }

  /// Has the view begin with what another one in its place kept; the subclass knows where.
  func adoptStates(_ boxes: [Int: AnyObject]) {}

  /// Starts what was asked to move the view's own data since the last frame.
  func beginMotion(at time: TimeInterval) {}

  /// Whether the view's data is somewhere else at `time` than when it was evaluated.
  func needsMotion(at time: TimeInterval) -> Bool { false }

  /// Forgets what is over by `time`; whether the view's data still moves.
  func settleMotion(at time: TimeInterval) -> Bool { false }

  // MARK: Memory

  /// What the view keeps, if that is of a type: for those who look for views of a kind.
  package func memory<Kind>(as kind: Kind.Type) -> Kind? {
    // In a release build the cast of an object that is not there ends the program (CompilerTroubles.md).
    guard let memory else { return nil }
    return memory as? Kind
  }

  /// What the view keeps, made when first asked for: for what several kinds of views are made with.
  package func remember<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let known = memory as? Memory { return known }
    let made = make()
    memory = made
    return made
  }

  // MARK: Environment

  /// Reads a value of the environment; a change of it will evaluate this element again.
  package func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment.recording(reads)[keyPath: keyPath]
  }

  /// The environment for others to read; a change of what they read will evaluate this element again.
  package var recordedEnvironment: EnvironmentValues { environment.recording(reads) }

  /// The whole environment; any change of it will evaluate this element again.
  package func readEverything() -> EnvironmentValues {
    reads.everything = true
    return environment
  }

  /// Takes over an environment, evaluates what read a value that changed.
  package func adoptEnvironment(_ next: EnvironmentValues, force: Bool) {
    let previous = environment
    environment = next
    if force || next.differs(from: previous, in: reads) {
      evaluateNow()
    } else if !next.isSame(as: previous) {
      for child in shownChildren {
        child.adoptEnvironment(environment(of: child, next), force: false)
      }
    } else if isStructure, let outermost = entries?.environment {
      // What is around each view finds an environment from further out, which may have changed.
      for child in shownChildren {
        let environment = child.isStructure ? child.environment : outermost
        child.adoptEnvironment(environment, force: false)
      }
    }
  }

  // MARK: Evaluation

  func evaluateNow() {
    graph.willEvaluate(self)
    if let handedOn = transition?.handedOn { environment = handedOn }
    generation += 1
    reads.removeAll()
    rebuild()
    EnvironmentReads.during { evaluate() }
    end?.end(generation - 1)
  }

  /// Has it evaluated also where what encloses it rests.
  package func neverRest() { neverRests = true }

  /// Asks for an evaluation in the next update.
  package func invalidate() { if !isRetired { graph.invalidate(self) } }

  /// Has a transition stand for the view where it is shown, from now on.
  package func stand(behind transition: any ElementTransition) {
    self.transition = transition
    rebuild()
  }

  /// Marks the nodes of this element, and so of the enclosing ones, as to be made again.
  package func rebuild() {
    isEvaluated = true
    markStale()
  }

  /// Makes the nodes once more, though views around it were made already that were marked before it.
  package func rebuildAgain() {
    isEvaluated = true
    for element in sequence(first: self, next: \.parent) { element.outputsAreStale = true }
  }

  private func markStale() {
    var element: Element? = self
    while let current = element, !current.outputsAreStale || current === self {
      current.outputsAreStale = true
      element = current.parent
    }
  }

  /// Brings the nodes up to date, inside out; returns whether any is another object now.
  @discardableResult
  package func resolve() -> Bool {
    guard outputsAreStale else { return false }
    var isChanged = isEvaluated
    for child in shownChildren where child.resolveShown() { isChanged = true }
    outputsAreStale = false
    isEvaluated = false
    if isChanged || preferencesAreStale { refreshPreferences() }
    guard isChanged else { return false }
    let next = makeOutputs()
    if next.count == outputs.count, zip(next, outputs).allSatisfy(===) {
      return false
    }
    outputs = next
    return true
  }

  /// Whether the node `id` is one of this element's own.
  func makes(_ node: Node.ID) -> Bool { id == node || wrapperIDs.values.contains(node) }

  func hasWrapperID(for content: Node.ID) -> Bool { wrapperIDs[content] != nil }

  /// Forgets the names of wrappers whose content is none of these any more.
  func dropWrapperIDs(except contents: [Node]) {
    guard !wrapperIDs.isEmpty else { return }
    let kept = Set(contents.map(\.id))
    let gone = wrapperIDs.filter { !kept.contains($0.key) }
    guard !gone.isEmpty else { return }
    for content in gone.keys { wrapperIDs[content] = nil }
    graph.removed(wrappers: gone.values)
  }

  /// The name of the node that wraps `content` for this element: its own for the first, one that
  /// stays the same for each further one.
  package func wrapperID(for content: Node.ID, isFirst: Bool) -> Node.ID {
    if isFirst { return id }
    if let known = wrapperIDs[content] { return known }
    let made = graph.makeID()
    wrapperIDs[content] = made
    return made
  }

  /// Runs code of the view's author; a change of what it reads will evaluate this element again.
  ///
  /// Children must be set outside of `body`: what is read inside counts for this element.
  package func tracked<Result>(_ body: () -> Result) -> Result {
    let current = generation
    let outer = Self.evaluating
    Self.evaluating = self
    defer { Self.evaluating = outer }
    if end == nil, Self.readers.contains(ObjectIdentifier(type(of: self))) { end = TrackingEnd() }
    return withObservationTracking(
      {
        end?.recordRead(current)
        return body()
      }, onChange: changeHandler(current))
  }

  /// What Observation is to call; asked for only where something was read.
  private func changeHandler(_ evaluation: Int) -> @Sendable () -> Void {
    if end == nil { Self.readers.insert(ObjectIdentifier(type(of: self))) }
    return { [weak self] in
      MainActor.whenPossible {
        guard !TrackingEnd.isEnding else { return }
        Self.reportWrite()
        guard let self, self.generation == evaluation else { return }
        self.invalidate()
      }
    }
  }

  /// The types of elements whose views have read something that can change.
  private static var readers: Set<ObjectIdentifier> = []

  /// The element whose author's code runs now.
  private(set) static weak var evaluating: Element?

  /// Reports a change of state if it is made while a body is evaluated.
  package static func reportWrite() {
    guard let evaluating else { return }
    evaluating.graph.report(.writtenInBody(view: evaluating.authorName))
  }

  /// The type of the author's view that encloses it, or its own type if it is that view.
  package var authorName: String {
    let owner = sequence(first: self) { $0.parent }.first { !$0.isPrimitive && !$0.isLaminas }
    return owner?.typeName ?? typeName
  }

  /// The container that an author wrote, of which it is a part.
  package var containerName: String {
    let names = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
    return sequence(first: self) { $0.parent }.map(\.typeName).first(where: names.contains)
      ?? typeName
  }

  /// The environment for a child: another one than its own, or that.
  ///
  /// Who hands down another one begins with `readEverything()`: what is not evaluated for a change
  /// hands its own on.
  func handedDown(_ other: EnvironmentValues?) -> EnvironmentValues {
    assert(other == nil || reads.everything, "\(typeName) will not hear of a change")
    return other ?? environment
  }

  // MARK: Children

  /// Brings the child in `slot` in line with `view`; another type makes another child.
  package func setChild<V: View>(
    _ slot: Int, to view: V, environment: EnvironmentValues? = nil
  ) {
    let environment = handedDown(environment)
    if slot < children.count, let child = children[slot] as? ViewElement<V>, child.takes(view) {
      child.update(to: view, environment: environment)
    } else if takesAsIs(V.self) {
      put(view, slot, environment)
    } else {
      entry(view, for: SlotTaker(slot, of: self, environment))
    }
  }

  /// Takes a view with all around it as the child of a slot.
  private final class SlotTaker: EntryTaker {
    private let element: Element
    private let slot: Int

    init(_ slot: Int, of element: Element, _ environment: EnvironmentValues) {
      self.element = element
      self.slot = slot
      super.init(environment)
    }

    override func take<V: View>(_ view: V) {
      if slot < element.children.count, let child = element.children[slot] as? ViewElement<V> {
        child.update(to: view, environment: environment)
      } else {
        element.put(view, slot, environment)
      }
    }
  }

  private func put<V: View>(_ view: V, _ slot: Int, _ environment: EnvironmentValues) {
    if slot < children.count {
      replace(slot, by: view, environment: environment)
    } else if let back = takeBack(V.self, slot: slot) {
      children.append(back)
      back.update(to: view, environment: environment)
      settleDepartures()
    } else {
      children.append(make(view, environment, .slot(slot)))
      admit([children[slot]])
    }
    rebuild()
    entries?.lazyViews?.noteChange()
  }

  private func replace<V: View>(_ slot: Int, by view: V, environment: EnvironmentValues) {
    let old = children[slot]
    let before = shownChildren
    if let back = takeBack(V.self, slot: slot) {
      children[slot] = back
      back.update(to: view, environment: environment)
    } else {
      children[slot] = make(view, environment, .slot(slot))
      admit([children[slot]])
    }
    dismiss([(slot, old)], before: before)
  }

  /// Makes an element for `view` that belongs to this one but is not yet among its children.
  package func make<V: View>(_ view: V, _ environment: EnvironmentValues) -> Element {
    make(view, environment, .slot(0))
  }

  /// The same, for a child of some name.
  func make<V: View>(
    _ view: V, _ environment: EnvironmentValues, _ name: ChildName
  ) -> Element {
    if depth >= ViewGraph.depthLimit {
      graph.report(.tooDeep(type: authorName, limit: ViewGraph.depthLimit))
      return mounted(
        FaultView("Views nested deeper than \(ViewGraph.depthLimit) levels"), environment, name)
    }
    return mounted(view, environment, name)
  }

  private func mounted<V: View>(
    _ view: V, _ environment: EnvironmentValues, _ name: ChildName
  ) -> Element {
    let element = ViewElement(view, graph: graph, parent: self, environment: environment)
    graph.restoration.evaluate(element, name)
    return element
  }

  /// Replaces the children: they come and go with transitions where that is the rule.
  package func setChildren(_ next: [Element]) {
    setChildren(next, arriving: nil, departing: nil)
  }

  /// Replaces the children; those that are left out are taken down.
  ///
  /// - Parameters:
  ///   - next: those that stay, and those that come.
  ///   - arriving: those that come with a transition; nil for all that were not there.
  ///   - departing: those that leave with one; nil for all that are left out.
  func setChildren(
    _ next: [Element], arriving: Set<ObjectIdentifier>?, departing: Set<ObjectIdentifier>?
  ) {
    if next.count == children.count, zip(next, children).allSatisfy(===) { return }
    if arriving == nil { entries?.lazyViews?.noteChange() }
    let old = children
    let before = shownChildren
    // Of many children mostly the last ones change.
    let same = zip(next, old).prefix { $0 === $1 }.count
    let kept = Set(next[same...].map(ObjectIdentifier.init))
    let known = Set(old[same...].map(ObjectIdentifier.init)).union(takeBack(next))
    children = next
    admit(
      next[same...].filter {
        !known.contains(ObjectIdentifier($0)) && arriving?.contains(ObjectIdentifier($0)) ?? true
      })
    let gone = old.enumerated().dropFirst(same).filter {
      !kept.contains(ObjectIdentifier($0.element))
    }
    dismiss(
      gone.map { (slot: $0.offset, child: $0.element) }, before: before, departing: departing)
    rebuild()
  }

  /// Says what is around each of the views that it stands for.
  package func beginEntries(_ entries: EntryContext) { self.entries = entries }

  // MARK: End

  /// Runs `action` when the view leaves.
  package func onUnmount(_ action: @escaping () -> Void) { teardown.append(action) }

  /// Ends evaluation here and further in, before all of it is taken down with the graph: what is
  /// changed meanwhile, as in `onDisappear`, is shown nowhere.
  func retire() {
    isRetired = true
    end?.end(generation)
    for child in shownChildren { child.retire() }
    transition?.host?.retire()
  }

  package func unmount() { unmount(from: graph) }

  /// - Parameter graph: nil when the graph itself is on its way out.
  func unmount(from graph: ViewGraph?) {
    guard isMounted else { return }
    isMounted = false
    end?.end(generation)
    for child in shownChildren { child.unmount(from: graph) }
    departures = nil
    transition?.end()
    transition?.host?.unmount(from: graph)
    for action in teardown { action() }
    teardown = []
    graph?.removed(self, wrappers: wrapperIDs.values)
  }
}
