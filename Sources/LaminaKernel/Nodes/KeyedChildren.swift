/// The children of an element that has one for each id of a collection.
@MainActor
package final class KeyedChildren: ChildNaming {
  package init() {}

  /// An id, and which of several equal ones.
  private struct Key: Hashable {
    let id: AnyHashable
    var occurrence = 0
  }

  private var known: [Key: Element] = [:]
  private var next: [Key: Element] = [:]
  private var order: [Element] = []
  /// Those of earlier rounds, as long as they are still shown.
  private var gone: [Key: Weak<Element>] = [:]
  /// How many of the latest round are kept in this one.
  private var keptCount = 0

  /// Starts a round; every child that shall stay must be kept before `end`.
  package func begin() {
    next = Dictionary(minimumCapacity: known.count)
    order.removeAll(keepingCapacity: true)
    keptCount = 0
  }

  /// Keeps the child of `id` up to date with the view that `content` makes.
  @discardableResult
  package func updateChild<ID: Hashable, V: View>(
    _ id: ID, in parent: Element, environment: EnvironmentValues? = nil, _ content: () -> V
  ) -> Element {
    var key = Key(id: AnyHashable(id))
    if next[key] != nil {
      parent.graph.report(.duplicateID(id: "\(id)", container: parent.typeName))
      while next[key] != nil { key.occurrence += 1 }
    }
    let view = parent.tracked(content)
    let environment = parent.handedDown(environment)
    let (current, former) = (known[key], gone[key]?.object)
    if let current = current as? ViewElement<V>, current.takes(view) {
      current.update(to: view, environment: environment)
      return keep(current, key)
    }
    let taker = PartTaker([current, former], in: parent, environment, .id(key))
    parent.entry(view, for: taker)
    return keep(taker.element, key)
  }

  private func keep(_ element: Element, _ key: Key) -> Element {
    if known[key] === element { keptCount += 1 }
    next[key] = element
    order.append(element)
    return element
  }

  /// The child of `id` as of the latest round.
  package func child(of id: AnyHashable) -> Element? { known[Key(id: id)] }

  /// What a child is called; nil where it is none of these.
  func name(of child: Element) -> ChildName? {
    known.first { $0.value === child }.map { .id(AnyHashable($0.key)) }
  }

  /// The children as of the latest round with their ids, in order.
  package var children: [(id: AnyHashable, element: Element)] {
    let ids = Dictionary(known.map { (ObjectIdentifier($1), $0.id) }) { first, _ in first }
    return order.compactMap { element in
      ids[ObjectIdentifier(element)].map { ($0, element) }
    }
  }

  /// Ends the round: the kept children in order.
  package func end() -> [Element] {
    gone = gone.filter { next[$0.key] == nil && $0.value.object?.isMounted == true }
    if keptCount < known.count {
      for (key, element) in known where next[key] == nil { gone[key] = Weak(object: element) }
    }
    known = next
    next = [:]
    return order
  }
}
