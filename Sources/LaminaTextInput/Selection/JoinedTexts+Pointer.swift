import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaText

/// Drags, and clicks with Shift.
extension JoinedTexts {
  /// A drag that began in a text goes to a point of the surface; false where it stays in that.
  func drag(from text: SelectableText, to point: CGPoint, by unit: TextGranularity) -> Bool {
    if isStale { list() }
    guard let target = target(at: point) else { return selection != nil }
    if target.text === text, selection.map({ $0.anchor == text.id }) ?? true {
      lift()
      return false
    }
    let start = text.session.editing.selection.anchor
    let begun = unit == .character ? start..<start : first
    reach(
      target, at: point, by: unit,
      from: selection ?? JoinedSelection(anchor: text.id, first: begun, head: target.start))
    return true
  }

  /// A click with Shift on a text takes a selection there that began in another one; false where none did.
  func extend(
    to text: SelectableText, at point: CGPoint, by unit: TextGranularity
  ) -> Bool {
    list()
    guard let begun = selection ?? begun(outside: text),
      let target = texts.first(where: { $0.text === text })
    else { return false }
    reach(target, at: point, by: unit, from: begun)
    return true
  }

  /// The caret of the text with the focus, if that is another one of these.
  private func begun(outside text: SelectableText) -> JoinedSelection? {
    guard let focused = graph?.focus.focused, focused != text.id,
      let other = texts.first(where: { $0.id == focused })?.text
    else { return nil }
    let selection = other.session.editing.selection
    return JoinedSelection(
      anchor: focused, first: selection.anchor..<selection.anchor,
      head: JoinedSelection.Place(focused, selection.head))
  }

  private func reach(
    _ target: JoinedText, at point: CGPoint, by unit: TextGranularity, from begun: JoinedSelection
  ) {
    guard let text = target.text, let here = index(of: target.id),
      let there = index(of: begun.anchor)
    else { return }
    goalX = nil
    let found = text.unit(at: sight(of: target).map { point.moved(into: $0) } ?? point, unit)
    let isBefore = here < there || here == there && found.range.lowerBound < begun.first.lowerBound
    let end = isBefore ? found.range.lowerBound : found.range.upperBound
    let place =
      found.range.isEmpty ? found.position : TextPosition(end)
    var next = begun
    next.head = JoinedSelection.Place(target.id, place)
    select(next)
  }

  // MARK: Finding

  /// What of a text is in sight.
  private func sight(of text: JoinedText) -> CGRect? {
    graph?.shownLayer?.places(of: [text.id])[text.id]
  }

  /// The text in sight at a point of the surface, or nearest to it: on its line first, and of two columns that
  /// in which the point is.
  private func target(at point: CGPoint) -> JoinedText? {
    guard let layer = graph?.shownLayer else { return nil }
    let window = CGRect(origin: .zero, size: layer.bounds.size)
    let places = layer.places(of: Set(texts.filter(\.isShown).map(\.id)))
    let seen = texts.compactMap { text -> Seen? in
      guard let rect = places[text.id]?.intersection(window), !rect.isNull, !rect.isEmpty else {
        return nil
      }
      return Seen(text: text, rect: rect, way: point.way(to: rect))
    }
    guard let nearest = seen.min(by: { $0.way.isBeside($1.way) }) else { return nil }
    let column = seen.filter { $0.way.width == 0 }.min { $0.way.height < $1.way.height }
    guard let column, column.way.height < nearest.way.width,
      column.rect.minX >= nearest.rect.maxX || column.rect.maxX <= nearest.rect.minX
    else { return nearest.text }
    return column.text
  }

  /// A text of which something is in sight, and how far a point is from that.
  private struct Seen {
    let text: JoinedText
    let rect: CGRect
    let way: CGSize
  }
}

extension JoinedText {
  /// Its first place.
  var start: JoinedSelection.Place { JoinedSelection.Place(id, TextPosition(0)) }
  /// Its last place.
  var end: JoinedSelection.Place { JoinedSelection.Place(id, TextPosition(written.count)) }
}

extension CGPoint {
  /// How far it is from a rectangle.
  fileprivate func way(to rect: CGRect) -> CGSize {
    CGSize(
      width: max(rect.minX - x, 0, x - rect.maxX), height: max(rect.minY - y, 0, y - rect.maxY))
  }

  /// The nearest point in a rectangle.
  fileprivate func moved(into rect: CGRect) -> CGPoint {
    CGPoint(
      x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY.nextDown))
  }
}

extension CGSize {
  /// Whether it is the shorter way for one that goes along lines.
  fileprivate func isBeside(_ other: CGSize) -> Bool {
    height == other.height ? width < other.width : height < other.height
  }
}
