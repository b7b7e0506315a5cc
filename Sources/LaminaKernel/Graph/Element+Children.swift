package import LaminaDisplay

extension Element {
  /// All children that are shown, also those that have left and are going.
  package var shownChildren: [Element] { departures?.order ?? children }

  /// How many elements stand here, with all inside and the hosts of their transitions.
  var count: Int {
    shownChildren.reduce(1 + (transition?.host?.count ?? 0)) { $0 + $1.count }
  }

  /// Whether the view is only shown until its transition, or that of an enclosing one, is over.
  package var isLeaving: Bool {
    sequence(first: self) { $0.parent }.contains { $0.transition?.isLeaving == true }
  }

  /// The nodes that stand for the view, in the phase of its transition.
  package var shownOutputs: [Node] { transition?.nodes ?? outputs }

  /// The nodes of all children in order.
  package var childOutputs: [Node] {
    let children = shownChildren
    return children.count == 1 ? children[0].shownOutputs : children.flatMap(\.shownOutputs)
  }

  /// Brings the nodes up to date that stand for the view; returns whether any changed.
  func resolveShown() -> Bool {
    let isChanged = resolve()
    return transition?.resolve(isItemChanged: isChanged) ?? isChanged
  }

  // MARK: Coming and going

  /// What has children that change come and go in front of people's eyes; nil where they do not.
  private var changesShown: (any ChildTransitions)? {
    guard !isFirstEvaluation, role == .container || role == .stage,
      let transitions = graph.childTransitions, !transitions.isSuspended
    else { return nil }
    return transitions
  }

  /// Takes in children that were not there before.
  func admit(_ arrived: @autoclosure () -> [Element]) {
    guard let changesShown else { return }
    let arrived = arrived()
    changesShown.admit(arrived)
    for child in arrived { child.expectViews() }
  }

  /// Has the views inside come as this one does that a lazy container makes only after it.
  private func expectViews() {
    if let listed {
      listed.expectAll()
    } else if role == .container {
      for child in children { child.expectViews() }
    }
  }

  /// Lets children go that are no longer among the children, at once or when their transitions are
  /// over.
  ///
  /// - Parameters:
  ///   - gone: with the places where they stood.
  ///   - before: all that were shown, in order.
  ///   - departing: those that may do so with transitions; nil for all.
  func dismiss(
    _ gone: [(slot: Int, child: Element)], before: [Element],
    departing: Set<ObjectIdentifier>? = nil
  ) {
    for (slot, child) in gone {
      guard departing?.contains(ObjectIdentifier(child)) ?? true, let transitions = changesShown,
        let departure = depart(child, slot: slot, transitions: transitions)
      else {
        if graph.childTransitions?.concerns(child) == true {
          child.unmount()
        } else {
          graph.replace(child)
        }
        continue
      }
      departures = departures ?? LeavingChildren(before)
      departures?.add(departure)
    }
    settleDepartures()
  }

  private func depart(
    _ child: Element, slot: Int, transitions: any ChildTransitions
  ) -> LeavingChildren.Departure? {
    let departure = LeavingChildren.Departure(child, slot: slot)
    let goes = transitions.dismiss(child) { [weak self, weak departure] in
      if let departure { self?.finish(departure) }
    }
    return goes ? departure : nil
  }

  /// Takes a child down of which nothing is to be seen any more.
  private func finish(_ departure: LeavingChildren.Departure) {
    guard departures?.takeDeparture(where: { $0 === departure }) != nil else { return }
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
    let taken = departures?.takeDeparture { $0.slot == slot && $0.element is ViewElement<V> }
    guard let child = taken?.element as? ViewElement<V> else { return nil }
    graph.childTransitions?.takeBack(child)
    return child
  }

  /// Takes back children that are going and were set again.
  func takeBack(_ children: [Element]) -> Set<ObjectIdentifier> {
    guard let departures else { return [] }
    let wanted = Set(children.map(ObjectIdentifier.init))
    var taken: Set<ObjectIdentifier> = []
    while let departure = departures.takeDeparture(where: {
      wanted.contains(ObjectIdentifier($0.element))
    }) {
      taken.insert(ObjectIdentifier(departure.element))
      graph.childTransitions?.takeBack(departure.element)
    }
    return taken
  }
}
