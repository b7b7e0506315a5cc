import LaminaDisplay

/// Which elements are due, and their evaluation.
extension ViewGraph {
  /// Evaluates what is dirty, outermost first: an inner element may be gone by its turn.
  func evaluate() {
    guard updates.isDirty else { return }
    run(.evaluate) {
      evaluateDirty()
    } items: {
      $0
    }
  }

  private func evaluateDirty() -> Int {
    var count = 0
    while updates.isDirty {
      for element in updates.takeElements() where element.isMounted && element.isDirty {
        if !element.neverRests, element.presence?.keeps(element) == true { continue }
        enter(element.scope) { element.evaluateNow() }
        count += 1
      }
    }
    return count
  }
}
