import LaminaDisplay

/// Which elements are due, and their evaluation.
extension ViewGraph {
  /// Evaluates what is dirty, outermost first: an inner element may be gone by its turn.
  func flush() {
    while isDirty {
      let batch = (committing?.elements ?? []).sorted { $0.depth < $1.depth }
      committing?.elements.removeAll(keepingCapacity: true)
      for element in batch where element.isMounted && element.isDirty {
        enter(element.scope) { element.evaluateNow() }
      }
    }
  }

  /// Whether the update under work has elements to evaluate.
  var isDirty: Bool { committing?.elements.isEmpty == false }

  /// Runs `body` under the transaction that holds in a scope.
  func enter(_ scope: AnimationScope?, _ body: () -> Void) {
    let outer = transaction
    if let scope {
      if scope.isActive(in: updateNumber) { activeScopes.add(scope) }
      let base = committing?.transaction ?? Transaction()
      transaction = scope.transaction(from: base, in: updateNumber)
    }
    body()
    transaction = outer
  }

  func invalidate(_ element: Element) {
    guard element.isMounted, !element.isDirty else { return }
    element.isDirty = true
    if committing != nil {
      committing?.elements.append(element)
    } else {
      if pending.isEmpty { Self.changed.append(Weak(object: self)) }
      pending.add(element, under: Transaction.current)
      endlessness.noteChange()
    }
    requestFrame()
  }

  func willEvaluate(_ element: Element) { element.isDirty = false }

  func removed(_ element: Element, wrappers: Dictionary<Node.ID, Node.ID>.Values) {
    forget(element.id)
    removed(wrappers: wrappers)
  }

  func removed(wrappers: Dictionary<Node.ID, Node.ID>.Values) {
    for id in wrappers { forget(id) }
  }

  private func forget(_ id: Node.ID) {
    names.forget(id)
    for service in allServices { service.forget(id) }
  }

  /// Whether views are being evaluated and laid out now.
  package var isEvaluating: Bool { committing != nil }

  /// Runs `call` once the tree of this frame stands.
  package func afterUpdate(_ call: @escaping () -> Void) {
    afterUpdate.append(call)
    requestFrame()
  }

  func countEvaluation<V: View>(of type: V.Type) { counters.add(type) }
}
