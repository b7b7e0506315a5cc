package import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// How one view of a container comes and goes.
///
/// ```
///  inserted ──▶ willAppear ──▶ identity ──removed──▶ didDisappear ──over──▶ unmounted
///                                 ▲                       │
///                                 └──── inserted again ───┘
/// ```
/// A view without a transition of its own fades: its nodes get another opacity. Any other transition
/// has a view around the item (its host), which stands for it wherever the item would stand.
@MainActor
package final class ItemTransition: ElementTransition {
  unowned let item: Element
  private(set) var phase = TransitionPhase.identity
  package private(set) var isLeaving = false
  /// What `transition(_:)` says.
  private(set) var own: AnyTransition?
  /// Whether that is said around the container that it is in, and not of the item.
  private(set) var takesOuter = false
  package private(set) var host: Element?
  /// The nodes that stand for the item.
  package private(set) var nodes: [Node] = []
  /// Where it will be once the frame's tree stands.
  private var target: TransitionPhase?
  /// The transactions of its changes that are not over, each under a name of its own: others may move
  /// longer, or for ever, in the change that brings or removes it.
  private var running: Set<UInt64> = []
  /// The latest of them, and the update in which it began.
  private var latest: (transaction: LayerTransaction, update: Int)?
  /// Called when the last of them is over.
  package var onEnd: (() -> Void)?
  private var isStale = true
  /// What is around the host; nil as long as there is none.
  private var around: EnvironmentValues?
  package private(set) var handedOn: EnvironmentValues?
  /// Whether the item asks for what is handed on right now.
  private var isAsked = false

  init(_ item: Element) { self.item = item }

  // MARK: Phases

  /// Whether none of its changes is under way.
  var isAtRest: Bool { running.isEmpty && target == nil }

  /// The item has come: it will go on to `identity` once it stood in its first phase.
  package func come(under transaction: Transaction) {
    run(under: transaction)
    set(.willAppear, isLeaving: false)
    go(to: .identity)
  }

  /// The item has been removed; without a transaction it is gone at once.
  package func leave(under transaction: Transaction?) {
    guard let transaction else { return set(.didDisappear, isLeaving: true) }
    run(under: transaction)
    set(phase, isLeaving: true)
    go(to: .didDisappear)
  }

  /// The item is back before it was gone; without a transaction at once.
  func comeBack(under transaction: Transaction?) {
    guard let transaction else {
      target = nil
      return set(.identity, isLeaving: false)
    }
    run(under: transaction)
    set(phase, isLeaving: false)
    go(to: .identity)
  }

  /// Goes on to where it is to be.
  func advance() {
    guard let target else { return }
    self.target = nil
    item.graph.enter(item.scope) { set(target, isLeaving: isLeaving) }
  }

  private func go(to target: TransitionPhase) {
    self.target = target
    item.graph.transitions.add(item)
  }

  private func set(_ phase: TransitionPhase, isLeaving: Bool) {
    guard phase != self.phase || isLeaving != self.isLeaving else { return }
    self.phase = phase
    self.isLeaving = isLeaving
    changed()
  }

  private func run(under transaction: Transaction) {
    let graph = item.graph
    if latest?.update == graph.updateNumber { return }
    var own = transaction
    own.makeID()
    let reducesMotion = graph.environment.accessibilityReduceMotion
    latest = (LayerTransaction(own, reducesMotion: reducesMotion), graph.updateNumber)
    running.insert(own.id)
    graph.transitions.begin(item)
    graph.hold(transaction, during: own)
    graph.afterAnimations(of: own) { [weak self, id = own.id] in self?.isOver(id) }
    host?.ownScope?.act(in: graph.updateNumber) { change in
      change.animation = own.animation
      change.id = own.id
    }
  }

  /// How the layers that stand for the item move in the update under work.
  func layerScopes() -> [Layer.ID: LayerScope] {
    guard let latest else { return [:] }
    let scope = LayerScope(latest.transaction)
    // Also where nothing stands for it, so that the transaction is over.
    let names = [item.id] + nodes.map(\.id)
    return Dictionary(names.map { ($0, scope) }) { first, _ in first }
  }

  private func isOver(_ transaction: UInt64) {
    running.remove(transaction)
    if running.isEmpty, item.isMounted { onEnd?() }
  }

  // MARK: Appearance

  /// Takes over what `transition(_:)` says.
  package func setOwn(_ next: AnyTransition) {
    takesOuter = false
    take(next)
  }

  /// Takes over what `transition(_:)` says around the container that it is in.
  func setOuter(_ next: AnyTransition) {
    takesOuter = true
    take(next)
  }

  private func take(_ next: AnyTransition) {
    if let own, own.isSame(as: next) { return }
    own = next
    changed()
  }

  private func changed() {
    isStale = true
    updateHost()
    item.parent?.rebuild()
  }

  private func updateHost() {
    guard let own, let parent = item.parent else { return }
    let content = TransitionItem(item: item, isLeaving: isLeaving)
    let view = TransitionHost(transition: own, content: content, phase: phase)
    let around = around ?? item.environment
    self.around = around
    item.graph.transitions.withoutTransitions {
      if let host = host as? ViewElement<TransitionHost> {
        host.update(to: view, environment: around)
      } else {
        host = parent.make(view, around)
      }
    }
  }

  // MARK: Environment

  package func handOn(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard let host else { return environment }
    around = environment
    isAsked = true
    defer { isAsked = false }
    host.adoptEnvironment(environment, force: false)
    return handedOn ?? environment
  }

  /// Takes over what the item finds around itself where the transition's view has it.
  func take(_ environment: EnvironmentValues) {
    handedOn = environment
    if !isAsked, !environment.isSame(as: item.environment) { item.invalidate() }
  }

  /// Brings the nodes up to date; returns whether any is another object now.
  package func resolve(isItemChanged: Bool) -> Bool {
    if isItemChanged { host?.rebuildInnermost() }
    let isHostChanged = host?.resolve() ?? false
    guard isStale || isItemChanged || isHostChanged else { return false }
    isStale = false
    nodes = host?.outputs ?? item.outputs.map(faded)
    return true
  }

  private func faded(_ node: Node) -> Node {
    node.changing { traits in
      traits.hasOwnLayer = true
      traits.isLeaving = traits.isLeaving || isLeaving
      if !phase.isIdentity { traits.appearance.opacity = 0 }
    }
  }

  package func end() { onEnd = nil }
}

extension AnyTransition {
  @MainActor
  func isSame(as other: AnyTransition) -> Bool {
    kind.isSame(as: other.kind) && isSameValue(animation, other.animation)
  }
}
