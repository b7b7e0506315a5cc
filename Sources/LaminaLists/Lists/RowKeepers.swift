extension RowStyle {
  /// The element of a row, made or brought up to date with its latest view.
  func element(of slot: RowSlot, in rows: RowList, parent: Element) -> Element {
    let place = RowPlace(
      index: slot.row, key: slot.key, kind: rows.kind(slot.row),
      endsSection: rows.endsSection(slot.row))
    let (segment, index) = rows.locate(slot.row)
    let keeper = SlotKeeper(slot: slot, parent: parent)
    parent.childPresence = slot.presence
    defer { parent.childPresence = nil }
    return rows.segments[segment].keep(
      index, StyledKeeper(style: self, place: place, keeper: keeper))
  }
}

/// Keeps the element of a slot up to date.
private struct SlotKeeper: RowKeeper {
  let slot: RowSlot
  let parent: Element

  func updateRow<V: View>(_ view: V) -> Element {
    guard let known = slot.element as? ViewElement<V> else {
      return parent.make(view, parent.environment)
    }
    known.update(to: view, environment: parent.environment)
    return known
  }
}

private struct StyledKeeper<Style: RowStyle>: RowKeeper {
  let style: Style
  let place: RowPlace
  let keeper: SlotKeeper

  func updateRow<V: View>(_ view: V) -> Element { style.updateRow(view, as: place, by: keeper) }
}
