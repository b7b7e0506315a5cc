/// The children of an element that have left and are still shown.
@MainActor
package final class LeavingChildren {
  /// One that is going.
  package final class Departure {
    package let element: Element
    /// Where it stood among the children.
    let slot: Int

    init(_ element: Element, slot: Int) { (self.element, self.slot) = (element, slot) }
  }

  package private(set) var going: [Departure] = []
  /// All children that are shown, also those that are going, from the first painted to the last.
  private(set) var order: [Element]

  init(_ children: [Element]) { order = children }

  func add(_ departure: Departure) { going.append(departure) }

  /// Takes one out that fits, because it has come back or is gone for good.
  func takeDeparture(where fits: (Departure) -> Bool) -> Departure? {
    guard let index = going.firstIndex(where: fits) else { return nil }
    return going.remove(at: index)
  }

  /// Puts `children` in their order, and those that are going after the ones that they stood after.
  func arrange(_ children: [Element]) {
    let staying = Set(children.map(ObjectIdentifier.init))
    let going = Set(going.map { ObjectIdentifier($0.element) })
    var first: [Element] = []
    var followers: [ObjectIdentifier: [Element]] = [:]
    var before: ObjectIdentifier?
    for element in order {
      let id = ObjectIdentifier(element)
      if staying.contains(id) {
        before = id
      } else if going.contains(id) {
        if let before {
          followers[before, default: []].append(element)
        } else {
          first.append(element)
        }
      }
    }
    order = first + children.flatMap { [$0] + (followers[ObjectIdentifier($0)] ?? []) }
  }
}
