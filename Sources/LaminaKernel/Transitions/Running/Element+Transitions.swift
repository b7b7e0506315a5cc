package import LaminaDisplay

/// What part a view plays for the coming and going of those inside of it.
package enum TransitionRole {
  /// It only says which views there are: those it holds come and go on their own.
  case container
  /// It makes something else of its first child; the two come and go as one.
  case wrapper
  /// It arranges what is inside, or is one piece.
  case whole
}

extension Element {
  /// All children that are shown, also those that have left and are going.
  package var shownChildren: [Element] { departures?.order ?? children }

  /// How many elements stand here, with all inside and what stands around them.
  var count: Int {
    shownChildren.reduce(1 + (transition?.host?.count ?? 0)) { $0 + $1.count }
  }

  /// Whether the view is only shown until its transition, or that of one around it, is over.
  package var isLeaving: Bool {
    sequence(first: self) { $0.parent }.contains { $0.transition?.isLeaving == true }
  }

  /// The nodes that stand for the view, in the phase of its transition.
  package var shownOutputs: [Node] { transition?.nodes ?? outputs }

  /// Brings the nodes up to date that stand for the view; returns whether any changed.
  func resolveShown() -> Bool {
    let isChanged = resolve()
    return transition?.resolve(isItemChanged: isChanged) ?? isChanged
  }

  /// The views here that come and go on their own.
  package var transitionItems: [Element] {
    guard role == .container else { return [self] }
    return children.flatMap(\.transitionItems)
  }

  /// The view inside a container that this one is, or is part of as what its wrappers wrap.
  private var outermostItem: Element? {
    var item = self
    while let parent = item.parent {
      switch parent.role {
      case .container: return item
      case .wrapper: item = parent
      case .whole: return nil
      }
    }
    return nil
  }

  /// Says how the view comes and goes, with what it is wrapped in.
  func setTransition(_ transition: AnyTransition) {
    guard let item = outermostItem else { return }
    item.makeTransition().setOwn(transition)
  }

  package func makeTransition() -> ItemTransition {
    if let transition { return transition }
    let made = ItemTransition(self)
    transition = made
    rebuild()
    return made
  }

  // MARK: Coming and going

  /// Whether children that change do so in front of people's eyes, and one by one.
  private var showsChanges: Bool {
    !isFirstEvaluation && role == .container && !graph.transitions.isSuspended
  }

  /// Takes in children that were not there before.
  func admit(_ arrived: @autoclosure () -> [Element]) {
    guard showsChanges else { return }
    for item in arrived().flatMap(\.transitionItems) {
      guard let transaction = graph.transitionTransaction(for: item) else { continue }
      item.makeTransition().come(under: transaction)
    }
  }

  /// Lets children go that are no longer among the children, at once or when their transitions are
  /// over.
  ///
  /// - Parameters:
  ///   - gone: with the places where they stood.
  ///   - before: all that were shown, in order.
  ///   - departing: those that have transitions in a container of another kind.
  func dismiss(
    _ gone: [(slot: Int, child: Element)], before: [Element],
    departing: Set<ObjectIdentifier> = []
  ) {
    for (slot, child) in gone {
      guard showsChanges || departing.contains(ObjectIdentifier(child)),
        let departure = depart(child, slot: slot)
      else {
        child.unmount()
        continue
      }
      departures = departures ?? LeavingChildren(before)
      departures?.add(departure)
    }
    settleDepartures()
  }

  private func depart(_ child: Element, slot: Int) -> LeavingChildren.Departure? {
    let items = child.transitionItems.map { item in
      let isAtOnce = item.transition?.own?.kind.removesAtOnce ?? false
      return (item, isAtOnce ? nil : graph.transitionTransaction(for: item))
    }
    guard items.contains(where: { $0.1 != nil }) else { return nil }
    let departure = LeavingChildren.Departure(child, slot: slot)
    for (item, transaction) in items {
      let transition = item.makeTransition()
      transition.onEnd = { [weak self, weak departure] in
        if let departure { self?.finish(departure) }
      }
      transition.leave(under: transaction)
    }
    return departure
  }

  /// Takes a child down whose transitions are over.
  private func finish(_ departure: LeavingChildren.Departure) {
    let items = departure.element.transitionItems.compactMap(\.transition)
    guard items.allSatisfy(\.isAtRest), departures?.take(where: { $0 === departure }) != nil
    else { return }
    settleDepartures()
    departure.element.unmount()
    rebuild()
    graph.needsAnotherPass()
  }

  func settleDepartures() {
    if departures?.going.isEmpty == true { departures = nil } else { departures?.arrange(children) }
  }

  /// Takes back a child of some type that is going; nil where there is none that fits.
  func takeBack<V: View>(_ type: V.Type, slot: Int) -> ViewElement<V>? {
    let taken = departures?.take { $0.slot == slot && $0.element is ViewElement<V> }
    guard let child = taken?.element as? ViewElement<V> else { return nil }
    reclaim(child)
    return child
  }

  /// Takes back children that are going and were set again.
  func takeBack(_ children: [Element]) -> Set<ObjectIdentifier> {
    guard let departures else { return [] }
    let wanted = Set(children.map(ObjectIdentifier.init))
    var taken: Set<ObjectIdentifier> = []
    while let departure = departures.take(where: { wanted.contains(ObjectIdentifier($0.element)) })
    {
      taken.insert(ObjectIdentifier(departure.element))
      reclaim(departure.element)
    }
    return taken
  }

  private func reclaim(_ child: Element) {
    for item in child.transitionItems {
      guard let transition = item.transition else { continue }
      transition.onEnd = nil
      transition.comeBack(under: graph.transitionTransaction(for: item))
    }
  }
}
