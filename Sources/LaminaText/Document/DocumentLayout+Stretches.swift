import LaminaGeometry

/// The stretches that are laid out, and how that is done.
extension DocumentLayout {
  /// Where a stretch is among those that are known, or would be.
  func slot(_ number: Int) -> (index: Int, isKnown: Bool) {
    let index = known.partition { $0.number >= number }
    return (index, index < known.count && known[index].number == number)
  }

  func isLaidOut(_ number: Int) -> Bool {
    let slot = slot(number)
    return slot.isKnown && known[slot.index].layout != nil
  }

  func id(_ number: Int) -> Int? {
    let slot = slot(number)
    return slot.isKnown ? known[slot.index].id : nil
  }

  /// Where the first line of a piece of a paragraph ends; nil where no other line stands before it.
  func firstLineEnd(of number: Int) -> Int? {
    let slot = slot(number)
    guard slot.isKnown, let layout = known[slot.index].layout,
      !index.place(number).stretch.startsParagraph
    else { return nil }
    return layout.placed[0].bytes.upperBound
  }

  /// Has a stretch laid out anew when it is needed next.
  func forget(_ number: Int) {
    let slot = slot(number)
    if slot.isKnown { known[slot.index].layout = nil }
  }

  /// Has what follows the stretches of `old` count from where `count` others end.
  func renumber(_ old: ClosedRange<Int>, count: Int) {
    known.removeAll { old.contains($0.number) }
    let shift = count - old.count
    guard shift != 0 else { return }
    for index in slot(old.upperBound + 1).index..<known.count { known[index].number += shift }
  }

  /// Lets what is at `number` now be seen as what was called `id` before.
  func keep(_ id: Int, at number: Int) {
    let slot = slot(number)
    guard !slot.isKnown else { return }
    known.insert(Known(number: number, id: id, layout: nil), at: slot.index)
  }

  /// The lines of a stretch, laid out if they are not yet.
  func stretch(_ number: Int) -> (place: DocumentIndex.Place, layout: TextLayout, id: Int) {
    let place = index.place(number)
    let slot = slot(place.number)
    if slot.isKnown, let layout = known[slot.index].layout {
      return (place, layout, known[slot.index].id)
    }
    let (layout, byteCount) = make(place)
    version += 1
    work.stretches += 1
    work.bytes += byteCount
    if byteCount != place.stretch.byteCount { moveEnd(of: place, to: place.start + byteCount) }
    let height = Int((layout.placed.last?.bottom ?? 0) + spacing)
    index.setHeight(height, at: place.number)
    let again = self.slot(place.number)
    if !again.isKnown { lastID += 1 }
    let made = Known(
      number: place.number, id: again.isKnown ? known[again.index].id : lastID, layout: layout)
    if again.isKnown {
      known[again.index] = made
    } else {
      known.insert(made, at: again.index)
    }
    return (index.place(place.number), layout, made.id)
  }

  /// Lays out a stretch; it may turn out to be longer or shorter than it was taken to be.
  private func make(_ place: DocumentIndex.Place) -> (TextLayout, bytes: Int) {
    let end =
      place.stretch.startsParagraph && place.stretch.byteCount <= DocumentScanner.mostBytes
        && isLastOfParagraph(place)
      ? place.end : index.paragraphEnd(of: place)
    let content = end - text.utf8.terminatorLength(atEndOf: place.start..<end)
    if place.stretch.startsParagraph, end == place.end,
      place.stretch.byteCount <= DocumentScanner.mostBytes
    {
      return (makeParagraph(place.start..<content), place.stretch.byteCount)
    }
    return makePiece(place, content: content, end: end)
  }

  private func makeParagraph(_ bytes: Range<Int>) -> TextLayout {
    let string = text.substring(bytes)
    guard bytes.count > ShapedWindows.farReach else { return look.layout(string) }
    let isRightToLeft = look.isRightToLeft(string)
    return look.rest(string, shaped(bytes, of: bytes, isRightToLeft))
  }

  private func shaped(
    _ bytes: Range<Int>, of paragraph: Range<Int>, _ isRightToLeft: Bool
  ) -> ShapedParagraph {
    let request = ShapedWindows.Request(
      bytes: bytes, paragraph: paragraph, isRightToLeft: isRightToLeft
    ) { [self] part in
      work.shaped += part.utf8.count
      return look.shaped(part, isRightToLeft: isRightToLeft)
    }
    return shapes.shape(request, in: text)
  }

  private func isLastOfParagraph(_ place: DocumentIndex.Place) -> Bool {
    place.number + 1 >= index.count || index.place(place.number + 1).stretch.startsParagraph
  }

  private func makePiece(
    _ place: DocumentIndex.Place, content: Int, end: Int
  ) -> (TextLayout, bytes: Int) {
    let start = index.paragraphStart(of: place).start
    let isRightToLeft = isRightToLeft(start..<content)
    func piece(to end: Int, upTo wanted: Int) -> TextLayout? {
      let bytes = place.start..<end
      let shaped = shaped(bytes, of: start..<content, isRightToLeft)
      return look.piece(text.substring(bytes), shaped, upTo: wanted)
    }
    let wanted =
      place.end < end && place.stretch.byteCount <= DocumentScanner.mostBytes
      ? place.stretch.byteCount : DocumentScanner.pieceLength
    if content - place.start > DocumentScanner.mostBytes || place.end < end {
      var reach = wanted + DocumentScanner.pieceLength / 4
      while place.start + reach < content {
        if let piece = piece(to: text.clusterStart(place.start + reach), upTo: wanted) {
          return (piece, piece.text.string.utf8.count)
        }
        reach *= 2
      }
      // The end of the paragraph is in sight: it may be another line, or the rest of this one.
      if place.end < end, let piece = piece(to: content, upTo: wanted) {
        return (piece, piece.text.string.utf8.count)
      }
    }
    let bytes = place.start..<content
    let layout = look.rest(text.substring(bytes), shaped(bytes, of: start..<content, isRightToLeft))
    return (layout, end - place.start)
  }

  /// Whether a paragraph is read from the right, as far as its beginning says.
  func isRightToLeft(_ paragraph: Range<Int>) -> Bool {
    let (start, end) = (paragraph.lowerBound, paragraph.upperBound)
    return look.isRightToLeft(text.substring(start..<text.clusterStart(min(end, start + 256))))
  }

  /// Has what is left of a paragraph laid out anew where that is read from the other side now.
  func turnRest(ofParagraphBehind number: Int) {
    var slot = slot(number + 1).index
    guard slot < known.count, case let rest = index.place(known[slot].number),
      !rest.stretch.startsParagraph
    else { return }
    let end = index.paragraphEnd(of: rest)
    let isRightToLeft = isRightToLeft(index.paragraphStart(of: rest).start..<end)
    while slot < known.count, index.place(known[slot].number).start < end {
      if let layout = known[slot].layout, layout.placed[0].isRightToLeft != isRightToLeft {
        known[slot].layout = nil
      }
      slot += 1
    }
  }

  /// Has a piece of a paragraph end elsewhere, and what follows begin there.
  private func moveEnd(of place: DocumentIndex.Place, to end: Int) {
    var last = place
    while last.end < end || last.number == place.number {
      guard last.number + 1 < index.count else { break }
      let next = index.place(last.number + 1)
      guard !next.stretch.startsParagraph else { break }
      last = next
    }
    let estimate = estimate
    var made = [
      DocumentStretch(
        byteCount: end - place.start, startsParagraph: place.stretch.startsParagraph,
        estimate: estimate(end - place.start))
    ]
    if end < last.end {
      made += DocumentScanner(estimate: estimate).stretches(
        of: text, in: end..<last.end, startsParagraph: false, endsText: false)
    }
    let ids = [id(place.number), last.number > place.number ? id(last.number) : nil]
    index.replace(place.number..<last.number + 1, with: made)
    renumber(place.number...last.number, count: made.count)
    if let id = ids[0] { keep(id, at: place.number) }
    if let id = ids[1], made.count == last.number - place.number + 1 { keep(id, at: last.number) }
  }

}
