import LaminaDisplay

/// Which elements are due, and their evaluation.
extension ViewGraph {
  /// Evaluates what is dirty, outermost first: an inner element may be gone by its turn.
  func evaluate() {
    guard isDirty else { return }
    run(.evaluate) {
      evaluateDirty()
    } items: {
      $0
    }
  }

  private func evaluateDirty() -> Int {
    var count = 0
    while isDirty {
      let batch = (committing?.elements ?? []).sorted { $0.depth < $1.depth }
      committing?.elements.removeAll(keepingCapacity: true)
      for element in batch where element.isMounted && element.isDirty {
        enter(element.scope) { element.evaluateNow() }
        count += 1
      }
    }
    return count
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

  /// Whether views are being evaluated and laid out now.
  package var isEvaluating: Bool { committing != nil }

  func countEvaluation<V: View>(of type: V.Type) { counters.add(type) }
}
