import LaminaDisplay
import LaminaLayers

/// A part of the view tree in which changes move in another way: what `animation(_:value:)` and
/// `transaction(_:)` stand for.
///
/// ```
///  withAnimation(a) ─▶ a ─┬─ .animation(b, value: v) ─▶ a, or b when v has changed
///                         └─ .transaction { $0.animation = nil } ─▶ at once
/// ```
@MainActor
package final class AnimationScope {
  /// The enclosing scope.
  let outer: AnimationScope?
  /// Named by the number of the update in which it acts; nil acts in each.
  private var update: Int?
  private var change: ((inout Transaction) -> Void)?
  private weak var element: Element?
  /// Whether only what is inside moves in its own way: its place is up to what encloses it.
  var isApart = false
  /// What stood inside in the update before, where that counts.
  private var shownNodes: [Node] = []
  /// What names its animations in an update that names none.
  private var name: (update: Int, id: UInt64)?

  init(_ element: Element, inside outer: AnimationScope?) {
    self.element = element
    self.outer = outer
  }

  /// Has it act in all updates from now on.
  func act(_ change: @escaping (inout Transaction) -> Void) {
    self.change = change
    update = nil
  }

  /// Has it act in one update only.
  package func act(in update: Int, _ change: @escaping (inout Transaction) -> Void) {
    self.change = change
    self.update = update
  }

  /// Whether it has something to say in an update.
  func isActive(in number: Int) -> Bool {
    change != nil && (update ?? number) == number && element?.isMounted == true
  }

  /// The transaction of the views inside, in an update that runs under `base`.
  func transaction(from base: Transaction, in number: Int) -> Transaction {
    var transaction = outer?.transaction(from: base, in: number) ?? base
    if isActive(in: number) {
      change?(&transaction)
      if transaction.id == 0 { makeID(of: &transaction, in: number) }
    }
    return transaction
  }

  private func makeID(of transaction: inout Transaction, in number: Int) {
    if let name, name.update == number { return transaction.id = name.id }
    transaction.makeID()
    name = (number, transaction.id)
  }

  /// How its layers move in an update, under `transaction` as far as it says so.
  func layerScope(_ transaction: LayerTransaction) -> LayerScope {
    guard isApart else { return LayerScope(transaction) }
    let nodes = element?.outputs ?? []
    let isSame = nodes.count == shownNodes.count && zip(nodes, shownNodes).allSatisfy(===)
    shownNodes = nodes
    return LayerScope(transaction, reach: isSame ? .looksInside : .inside)
  }

  /// The names of the layers that enclose what is inside.
  var layers: [Layer.ID] { element?.outputs.map(\.id) ?? [] }
}

/// The scopes of a graph that have something to say now.
@MainActor
struct ActiveScopes {
  private var scopes: [ObjectIdentifier: AnimationScope] = [:]

  mutating func add(_ scope: AnimationScope) { scopes[ObjectIdentifier(scope)] = scope }

  /// How the layers of each scope move in an update under `base`; scopes that are over are dropped.
  mutating func transactions(
    from base: Transaction, in number: Int, reducesMotion: Bool
  ) -> [Layer.ID: LayerScope] {
    guard !scopes.isEmpty else { return [:] }
    scopes = scopes.filter { $0.value.isActive(in: number) }
    var transactions: [Layer.ID: LayerScope] = [:]
    for scope in scopes.values {
      let layerScope = scope.layerScope(
        LayerTransaction(
          scope.transaction(from: base, in: number), reducesMotion: reducesMotion))
      for id in scope.layers { transactions[id] = layerScope }
    }
    return transactions
  }
}

extension Element {
  /// The scope that the view opens for what is inside, made when first asked for.
  package func makeOwnScope() -> AnimationScope { makeOwnScope(inside: scope) }

  /// The same, inside of a scope other than the one that encloses the view.
  func makeOwnScope(inside outer: AnimationScope?) -> AnimationScope {
    if let ownScope { return ownScope }
    let made = AnimationScope(self, inside: outer)
    ownScope = made
    return made
  }
}

extension LayerTransaction {
  /// What layers need to know of a transaction.
  package init(_ transaction: Transaction, reducesMotion: Bool) {
    self.init(
      id: transaction.id, animation: transaction.animation, reducesMotion: reducesMotion)
  }
}
