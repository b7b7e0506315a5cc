import LaminaAnimation
import LaminaDisplay
import LaminaLayers

/// The views of a graph that come and go.
@MainActor
package final class TransitionTable {
  /// Items that go on to another phase once the tree stands in which they are in the one before.
  private var due: [Element] = []
  /// Items that come or go from the update under work on.
  private var begun: [Element] = []
  private var suspensions = 0

  /// Whether children that change are not in themselves coming or going.
  var isSuspended: Bool { suspensions > 0 }

  /// Runs `body`, in which no view comes or goes on its own.
  func withoutTransitions(_ body: () -> Void) {
    suspensions += 1
    body()
    suspensions -= 1
  }

  func add(_ item: Element) { due.append(item) }

  /// Takes note of an item that comes or goes from the update under work on.
  func begin(_ item: Element) { begun.append(item) }

  /// Takes how the layers of items move that come or go from the update under work on.
  func takeLayerScopes() -> [Layer.ID: LayerScope] {
    defer { begun = [] }
    // Also of those that are gone by now: who waits for the change would wait for ever.
    return begun.compactMap { $0.transition?.layerScopes() }.reduce(into: [:]) { scopes, own in
      scopes.merge(own) { _, last in last }
    }
  }

  /// Whether items wait for the tree of their first phase.
  package var hasDue: Bool { !due.isEmpty }

  /// Has all items go on whose first phase stands in a tree.
  func advance() {
    let items = due
    due = []
    for item in items where item.isMounted { item.transition?.advance() }
  }
}

extension ViewGraph {
  /// How often items that come may bring others along within one update.
  private static let transitionLimit = 4

  /// Lays out with the views that come as they are before that, if there are any, and then with all
  /// of them as they are to be.
  func settleTransitions(
    _ settle: () -> Prepared
  ) -> (prepared: Prepared, beginnings: Layer?) {
    var prepared = settle()
    guard transitions.hasDue else { return (prepared, nil) }
    let beginnings = prepared.layer
    for _ in 0..<Self.transitionLimit where transitions.hasDue {
      transitions.advance()
      prepared = settle()
    }
    return (prepared, beginnings)
  }

  /// The transaction under which an item comes or goes now; nil for at once.
  package func transitionTransaction(for item: Element) -> Transaction? {
    var found = transaction
    if let transition = item.transition, let animation = transition.own?.animation,
      let scope = transition.host?.ownScope, !found.disablesAnimations
    {
      scope.act(in: updateNumber) { $0.animation = animation }
      enter(scope) { found = transaction }
    }
    return found.animation == nil ? nil : found
  }
}
