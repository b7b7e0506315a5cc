import LaminaAnimation
package import LaminaLayers

/// The views of a graph that come and go.
@MainActor
package final class TransitionTable: GraphService {
  private unowned let graph: ViewGraph
  /// Items that go on to another phase once the tree stands in which they are in the one before.
  private var due: [Element] = []
  /// Items that come or go from the update under work on.
  private var begun: [Element] = []
  private var suspensions = 0

  package init(graph: ViewGraph) { self.graph = graph }

  /// Whether items wait for the tree of their first phase.
  var hasDue: Bool { !due.isEmpty }

  /// Runs `body`, in which no view comes or goes on its own.
  func withoutTransitions(_ body: () -> Void) {
    suspensions += 1
    body()
    suspensions -= 1
  }

  /// Has an item go on once the tree stands in which it is in its phase.
  func add(_ item: Element) { due.append(item) }

  /// Takes note of an item that comes or goes from the update under work on.
  func begin(_ item: Element) { begun.append(item) }

  // MARK: Passes

  /// Has all items go on whose first phase stands in a tree.
  package func goOn() -> Bool {
    let items = due
    due = []
    for item in items where item.isMounted { item.itemTransition?.advance() }
    return !items.isEmpty
  }

  /// Takes how the layers of items move that come or go from the update under work on.
  package func takeLayerScopes() -> [Layer.ID: LayerScope] {
    defer { begun = [] }
    // Also of those that are gone by now: who waits for the change would wait for ever.
    return begun.compactMap { $0.itemTransition?.layerScopes() }.reduce(into: [:]) { scopes, own in
      scopes.merge(own) { _, last in last }
    }
  }
}

extension TransitionTable: ChildTransitions {
  package var isSuspended: Bool { suspensions > 0 }

  package func admit(_ children: [Element]) {
    for item in children.flatMap(\.transitionItems) { show(item) }
  }

  /// Has an item come under the transaction that holds for it; it is there at once without one.
  package func show(_ item: Element) {
    adoptOuter(item)
    guard let transaction = transaction(for: item) else { return }
    item.makeTransition().come(under: transaction)
  }

  package func dismiss(_ child: Element, onEnd: @escaping () -> Void) -> Bool {
    let items = child.transitionItems.map { item in
      adoptOuter(item)
      let isAtOnce = item.itemTransition?.own?.kind.removesAtOnce ?? false
      return (item, isAtOnce ? nil : transaction(for: item))
    }
    guard items.contains(where: { $0.1 != nil }) else { return false }
    for (item, transaction) in items {
      let transition = item.makeTransition()
      transition.onEnd = { [weak child] in
        let items = child?.transitionItems.compactMap(\.itemTransition) ?? []
        if items.allSatisfy(\.isAtRest) { onEnd() }
      }
      transition.leave(under: transaction)
    }
    return true
  }

  package func concerns(_ child: Element) -> Bool {
    child.transitionItems.contains { $0.itemTransition?.own != nil || $0.outerTransition != nil }
  }

  package func takeBack(_ child: Element) {
    for item in child.transitionItems {
      guard let transition = item.itemTransition else { continue }
      transition.onEnd = nil
      transition.comeBack(under: transaction(for: item))
    }
  }

  /// Has an item without a transition of its own take the one that is written around its container.
  private func adoptOuter(_ item: Element) {
    let known = item.itemTransition
    guard known?.own == nil || known?.takesOuter == true, let outer = item.outerTransition,
      graph.transaction.animation != nil || outer.animation != nil
    else { return }
    item.makeTransition().setOuter(outer)
  }

  /// The transaction under which an item comes or goes now; nil for at once.
  private func transaction(for item: Element) -> Transaction? {
    var found = graph.transaction
    if let transition = item.itemTransition, let animation = transition.own?.animation,
      let scope = transition.host?.ownScope, !found.disablesAnimations
    {
      scope.act(in: graph.updateNumber) { $0.animation = animation }
      graph.enter(scope) { found = graph.transaction }
    }
    return found.animation == nil ? nil : found
  }
}

extension ViewGraph {
  /// The views that come and go.
  package var transitions: TransitionTable { service() }
}
