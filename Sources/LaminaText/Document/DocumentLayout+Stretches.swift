/// How a stretch is laid out.
extension DocumentLayout {
  /// Lays out a stretch; it may turn out to be longer or shorter than it was taken to be.
  func make(_ place: DocumentIndex.Place) -> (TextLayout, bytes: Int) {
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
    let string = rich(bytes)
    guard bytes.count > ShapedWindows.farReach else { return appearance.layout(string) }
    let isRightToLeft = appearance.isRightToLeft(string.string)
    return appearance.rest(string, shaped(bytes, of: bytes, isRightToLeft: isRightToLeft))
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
      let shaped = shaped(bytes, of: start..<content, isRightToLeft: isRightToLeft)
      return appearance.piece(rich(bytes), shaped, upTo: wanted)
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
    let layout = appearance.rest(
      rich(bytes), shaped(bytes, of: start..<content, isRightToLeft: isRightToLeft))
    return (layout, end - place.start)
  }

  /// A part of the text with what it looks like.
  ///
  /// An empty one is as tall as what ends it, or what stands before it.
  func rich(_ bytes: Range<Int>) -> RichText {
    guard let styles, let base = appearance.base else {
      return RichText(text.substring(bytes), appearance.attributes)
    }
    guard !bytes.isEmpty else {
      return RichText("", TextAttributes(styles[bytes.lowerBound], base))
    }
    var rich = RichText("", appearance.attributes)
    for part in styles.parts(in: bytes) {
      rich.append(text.substring(part.bytes), TextAttributes(part.attributes, base))
    }
    return rich
  }

  /// Whether a paragraph is read from the right, as far as its beginning says.
  func isRightToLeft(_ paragraph: Range<Int>) -> Bool {
    let (start, end) = (paragraph.lowerBound, paragraph.upperBound)
    return appearance.isRightToLeft(
      text.substring(start..<text.clusterStart(min(end, start + 256))))
  }

  /// The last piece of a paragraph that one of them reaches into when it ends at `end`.
  func lastPiece(of place: DocumentIndex.Place, before end: Int) -> DocumentIndex.Place {
    var last = place
    while last.end < end || last.number == place.number {
      guard last.number + 1 < index.count else { break }
      let next = index.place(last.number + 1)
      guard !next.stretch.startsParagraph else { break }
      last = next
    }
    return last
  }
}
