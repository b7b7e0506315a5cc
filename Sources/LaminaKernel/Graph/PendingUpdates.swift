/// The elements that are due for evaluation, by the transactions in which they were asked for.
///
/// ```
///  x = 1;  withAnimation(a) { y = 2 };  z = 3      groups: plain {x}, a {y}, plain {z}
/// ```
/// Changes one after the other under equal transactions are one group. An element stands in the
/// first that wanted it.
struct PendingUpdates {
  /// Elements that are evaluated, laid out and animated together.
  struct Group {
    let transaction: Transaction
    /// Who waits for the animations of the group, each held once.
    var completions: [TransactionCompletion] = []
    var elements: [Element] = []

    /// Whether nothing in it is animated but by views inside.
    var isPlain: Bool { transaction.mayJoin(Transaction()) }
  }

  private(set) var groups: [Group] = []

  var isEmpty: Bool { groups.isEmpty }

  /// The transaction of the latest changes.
  var latest: Transaction? { groups.last?.transaction }

  mutating func add(_ element: Element, under transaction: Transaction) {
    if groups.last?.transaction.mayJoin(transaction) != true {
      groups.append(Group(transaction: transaction))
    }
    let last = groups.count - 1
    groups[last].elements.append(element)
    hold(transaction.completions)
  }

  /// Has the latest changes keep who waits for them.
  mutating func hold(_ completions: [TransactionCompletion]) {
    let last = groups.count - 1
    guard last >= 0 else { return }
    for completion in completions
    where !groups[last].completions.contains(where: { $0 === completion }) {
      completion.hold()
      groups[last].completions.append(completion)
    }
  }

  /// Takes the earliest group out.
  mutating func takeFirst() -> Group? { groups.isEmpty ? nil : groups.removeFirst() }
}
