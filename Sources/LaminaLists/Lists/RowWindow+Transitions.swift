import LaminaDisplay

extension RowWindow {
  /// How far from its number a row is looked for in the list before, beside what was added or removed.
  private static let reachOfSearch = 64

  /// Fades rows in that the list before did not have, under an animation.
  func fadeIn(in element: Element) {
    defer { (former, fresh) = (nil, []) }
    guard let former, former.count > 0 else { return }
    let arrived = fresh.filter { range.contains($0.row) && !isKnown($0, in: former) }
    for item in arrived.compactMap(\.element).flatMap(\.transitionItems) {
      element.graph.transitions.show(item)
    }
  }

  private func isKnown(_ slot: RowSlot, in former: RowList) -> Bool {
    let reach = abs(former.count - rows.count) + Self.reachOfSearch
    let (first, end) = (max(0, slot.row - reach), min(former.count, slot.row + reach + 1))
    return first < end && (first..<end).contains { former.key($0) == slot.key }
  }
}
