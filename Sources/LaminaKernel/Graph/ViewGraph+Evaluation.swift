import LaminaAnimation
import LaminaDisplay
package import LaminaGeometry

/// What elements and services ask of their graph.
extension ViewGraph {
  /// The graphs in which something is due.
  private static var changed: [Weak<ViewGraph>] = []

  // MARK: Evaluation

  /// The transaction under which views are evaluated now.
  package var transaction: Transaction { updates.transaction }

  /// Another number for each update: the evaluation and layout of one group of changes.
  package var updateNumber: Int { updates.number }

  /// Whether views are being evaluated and laid out now.
  package var isEvaluating: Bool { updates.isUnderWay }

  /// Runs `body` under the transaction that holds in a scope.
  package func enter(_ scope: AnimationScope?, _ body: () -> Void) { updates.enter(scope, body) }

  func invalidate(_ element: Element) {
    guard element.isMounted else { return }
    if element.isDirty { return updates.addAgain() }
    element.isDirty = true
    if !updates.isUnderWay {
      if updates.isEmpty { Self.changed.append(Weak(object: self)) }
      endlessness.noteChange()
    }
    updates.add(element)
    requestFrame()
  }

  func willEvaluate(_ element: Element) { element.isDirty = false }

  /// The graphs in which something is due, none of which is evaluating.
  static var waiting: [ViewGraph] { changed.compactMap(\.object).filter { !$0.isEvaluating } }

  /// Nothing is due here any more.
  func endChanges() { Self.changed.removeAll { $0.object == nil || $0.object === self } }

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

  // MARK: Time

  /// The time now, also between frames.
  package var now: TimeInterval { clock.map { max($0.now, frameTime) } ?? frameTime }

  /// The date at which the frame under work is seen.
  package var date: Date { timeOrigin.addingTimeInterval(frameTime) }

  /// Evaluates `element` again for the next frame: it looks different at another time.
  package func tick(_ element: Element) {
    timed.tick(element)
    requestFrame()
  }

  /// Evaluates `element` again for the first frame that is seen at `time` or later.
  ///
  /// Nothing wakes up before. Of several times for one element the last named counts.
  package func tick(_ element: Element, at time: TimeInterval) { timed.tick(element, at: time) }

  /// Evaluates `element` for each frame from the next one on, while its data moves.
  func startMotion(of element: Element) {
    timed.move(element)
    requestFrame()
  }

  /// Has a motion follow a view that is another value now; whether anything moves.
  func change<V>(_ motion: ViewMotion<V>, from old: V, to next: V) -> Bool {
    motion.change(from: old, to: next, under: transaction, at: frameTime, completions: completions)
  }

  // MARK: Ends of animations

  /// Keeps a transaction from being over as long as another one is not.
  package func hold(_ transaction: Transaction, during other: Transaction) {
    completions.hold(transaction.id)
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      completions.add(
        { [weak self] in self?.completions.release(transaction.id, criteria) }, to: other.id,
        criteria)
    }
  }

  /// Calls `call` after the frame in which the animations of a transaction are over.
  package func afterAnimations(of transaction: Transaction, _ call: @escaping () -> Void) {
    completions.add(call, to: transaction.id)
    requestFrame()
  }
}
