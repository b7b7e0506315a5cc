import LaminaLayers

/// What is due in a graph, and the update under work.
@MainActor
final class Updates {
  private var pending = PendingUpdates()
  private var current: PendingUpdates.Group?
  private var scopes = ActiveScopes()
  /// The transaction under which views are evaluated now.
  private(set) var transaction = Transaction()
  /// Another number for each update: the evaluation and layout of one group of changes.
  private(set) var number = 0

  /// Whether nothing waits for an update.
  var isEmpty: Bool { pending.isEmpty }
  /// Whether an update is under work.
  var isUnderWay: Bool { current != nil }
  /// Whether the update under work has elements to evaluate.
  var isDirty: Bool { current?.elements.isEmpty == false }
  /// Whether the first update that waits animates nothing but what views inside do.
  var beginsPlain: Bool { pending.groups.first?.isPlain == true }

  /// Whether changes under `transaction` would be shown apart from those that wait.
  func standsApart(_ transaction: Transaction) -> Bool {
    pending.latest.map { !$0.mayJoin(transaction) } ?? false
  }

  /// How many changes under transactions of their own were made from inside of updates, since none waited.
  private var branches = 0
  /// More would be changes without end.
  private static let mostBranches = 32

  /// Takes note of an element that is to be evaluated: in the update under work, else in the next.
  ///
  /// What is changed with an animation of its own while views are evaluated, as in `onDisappear`, is the next.
  func add(_ element: Element) {
    guard current != nil else { return pending.add(element, under: Transaction.current) }
    if joinsUpdate { return current?.elements.append(element) ?? () }
    branches += 1
    pending.add(element, under: Transaction.current)
  }

  private var joinsUpdate: Bool {
    current?.transaction.id == Transaction.current.id || branches >= Self.mostBranches
  }

  /// Takes note that an element is changed once more which waits for its evaluation already.
  func addAgain() {
    let completions = Transaction.current.completions
    if current == nil, !completions.isEmpty { pending.hold(completions) }
  }

  /// Takes the earliest changes that wait.
  func takeFirst() -> PendingUpdates.Group? {
    if pending.isEmpty { branches = 0 }
    return pending.takeFirst()
  }

  func begin(_ group: PendingUpdates.Group) {
    current = group
    transaction = group.transaction
  }

  /// Takes the elements that are due in the update under work, outermost first, and of several the one that
  /// was made first: in which order they were asked for is a matter of chance.
  func takeElements() -> [Element] {
    defer { current?.elements.removeAll(keepingCapacity: true) }
    return (current?.elements ?? []).sorted {
      $0.depth == $1.depth ? $0.id.rawValue < $1.id.rawValue : $0.depth < $1.depth
    }
  }

  /// Runs `body` under the transaction that holds in a scope.
  func enter(_ scope: AnimationScope?, _ body: () -> Void) {
    let outer = transaction
    if let scope {
      if scope.isActive(in: number) { scopes.add(scope) }
      transaction = scope.transaction(from: current?.transaction ?? Transaction(), in: number)
    }
    body()
    transaction = outer
  }

  /// All of the update under work is laid out; returns who waits for its animations.
  func end() -> [TransactionCompletion] {
    defer { (current, transaction) = (nil, Transaction()) }
    return current?.completions ?? []
  }

  /// How the layers of each scope move in the update that has ended, which ran under `base`; the next
  /// has another number.
  func takeLayerScopes(from base: Transaction, reducesMotion: Bool) -> [Layer.ID: LayerScope] {
    defer { number += 1 }
    return scopes.transactions(from: base, in: number, reducesMotion: reducesMotion)
  }
}
