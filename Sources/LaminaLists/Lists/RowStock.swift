/// The rows of a lazy container that exist, by number: one slot for each view.
struct RowStock {
  private var slots: [Int: RowSlot] = [:]
  private var byElement: [ObjectIdentifier: RowSlot] = [:]

  subscript(row: Int) -> RowSlot? { slots[row] }

  /// The row whose view is an element.
  subscript(element: Element) -> RowSlot? { byElement[ObjectIdentifier(element)] }

  /// The row whose view is one of these elements.
  subscript(elements: [Element]) -> RowSlot? {
    elements.lazy.compactMap { byElement[ObjectIdentifier($0)] }.first
  }

  /// Whether all of `rows` exist.
  func holds(_ rows: Range<Int>) -> Bool {
    for row in rows where slots[row] == nil { return false }
    return true
  }

  /// All rows that exist, in no order.
  var all: some Collection<RowSlot> { slots.values }

  /// All rows that exist, by their numbers.
  private(set) var inOrder: [RowSlot] = []

  /// Whether every row stands in `rows` under the number that it has.
  func stands(in rows: ViewList) -> Bool {
    slots.allSatisfy { $0.key < rows.count && $0.value.place.key == rows.key($0.key) }
  }

  /// Takes over which views of a list exist, and where they stand: those that are known in the same list,
  /// or in another one.
  mutating func adopt(_ views: [ListedView], of rows: ViewList, isSame: Bool) {
    let known = byElement
    slots.removeAll(keepingCapacity: true)
    inOrder.removeAll(keepingCapacity: true)
    byElement = Dictionary(minimumCapacity: views.count)
    for view in views {
      let id = ObjectIdentifier(view.element)
      let former = known[id]
      let slot = former ?? RowSlot(view.element, rows.place(view.number))
      slot.isCurrent = view.isCurrent
      if !isSame || former == nil || slot.row != view.number {
        let place = rows.place(view.number)
        slot.stand(at: place, endsSection: rows.endsSection(place))
      }
      slots[view.number] = slot
      byElement[id] = slot
      inOrder.append(slot)
    }
  }

  func forgetLengths() { for slot in slots.values { slot.forgetLength() } }
}
