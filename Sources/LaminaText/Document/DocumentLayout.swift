import LaminaDrawing
package import LaminaGeometry

/// A long text that is being edited, laid out where it is looked at, and nowhere else.
///
/// ```
///  estimated heights   ░░░░░░░░
///  laid out            ████████  ◀── around what is in sight, and around the caret
///                      ████████
///  estimated heights   ░░░░░░░░
/// ```
///
/// ```swift
/// let layout = DocumentLayout(text, attributes: attributes, width: 600, scale: 1)
/// layout.layOut(0..<800)                     // what is in sight
/// for part in layout.shown(in: 0..<800) { part.layout.record(into: &list, at: part.origin) }
/// layout.replace(5..<5, by: 1, in: edited)   // a character was typed
/// ```
///
/// Its unit is the stretch (see `DocumentIndex`): a paragraph, or, of a paragraph of more than 2 KB,
/// about 1 KB from one line's start to another's. Where two neighbours are laid out, the later one
/// begins with the line that follows the last line of the earlier one, so that no seam can be seen.
/// Where text was never laid out, a cut lies behind a space, or between two characters, and moves to
/// a line's start when what is before it is laid out. All lines of a paragraph have its direction;
/// embeddings that were opened (U+202A to U+202E, U+2066 to U+2069) end with their stretch, and
/// brackets in text of two directions pair within it. What letters look like is kept apart from the
/// stretches (see `ShapedWindows`), so that a key shapes a few words wherever lines move.
///
/// Not `Sendable`: the editor owns it. What it hands out are immutable values.
package final class DocumentLayout {
  /// What has been done so far: what tests and benchmarks count.
  package struct Work: Hashable, Sendable {
    /// Stretches that were laid out.
    package var stretches = 0
    /// Their bytes.
    package var bytes = 0
    /// Bytes looked at to find paragraphs.
    package var scanned = 0
    /// Bytes of long paragraphs that were shaped: what an edit changes, and some text around it.
    package var shaped = 0
  }

  package private(set) var text: String
  /// What is said about its bytes; nil where all look the same.
  private(set) var styles: StyleRuns?
  private(set) var index = DocumentIndex([])
  package private(set) var work = Work()
  private(set) var measure: StretchMeasure
  /// The stretches that are laid out.
  private(set) var stretches = LaidOutStretches()
  /// What is known of the glyphs of long paragraphs, also where lines begin elsewhere now.
  private(set) var shapes = ShapedWindows()
  private(set) var firstIsRightToLeft: Bool?
  /// Another number whenever the text, its attributes, or what is laid out is another.
  private(set) var version = 0
  /// Stops laying out ahead between two stretches.
  let token: CancellationToken?

  /// - Parameters:
  ///   - text: any text; native UTF-8 is not copied.
  ///   - attributes: the font and appearance of all of it.
  ///   - style: alignment and spacing; a line limit has no meaning here.
  ///   - width: points; nil for lines that are not wrapped.
  ///   - scale: device pixels for each point.
  ///   - alignsByParagraph: whether a paragraph read from the right stands on the right where others
  ///     stand on the left.
  package init(
    _ text: String, attributes: TextAttributes = TextAttributes(),
    style: ParagraphStyle = ParagraphStyle(), width: CGFloat?, scale: CGFloat = 1,
    alignsByParagraph: Bool = false
  ) {
    var native = text
    native.makeContiguousUTF8()
    var style = style
    style.lineLimit = nil
    self.text = native
    measure = StretchMeasure(
      StretchAppearance(
        attributes: attributes, style: style, width: width,
        scale: scale.isFinite && scale > 0 ? scale : 1, alignsByParagraph: alignsByParagraph))
    token = nil
    rebuildIndex()
  }

  /// A layout that knows what another one knew.
  init(_ state: State, token: CancellationToken) {
    text = state.text
    styles = state.styles
    measure = state.measure
    version = state.version
    self.token = token
    replaceState(state)
  }

  private func rebuildIndex() {
    version += 1
    firstIsRightToLeft = nil
    stretches.removeAll()
    shapes.removeAll()
    index = DocumentIndex(scan(0..<text.utf8.count, startsParagraph: true, endsText: true))
  }

  /// Finds the stretches of a part of the text.
  private func scan(
    _ bytes: Range<Int>, startsParagraph: Bool, endsText: Bool
  ) -> [DocumentStretch] {
    work.scanned += bytes.count
    return DocumentScanner(estimate: measure.estimate).stretches(
      of: text, in: bytes, startsParagraph: startsParagraph, endsText: endsText)
  }

  // MARK: Changes

  /// Takes over another width, other attributes, or another scale; what was laid out is so no longer.
  ///
  /// - Parameters:
  ///   - attributes: the text's.
  ///   - base: what the attributes of runs are laid over; nil for a text without runs.
  ///   - style: the paragraphs'.
  ///   - width: what lines have, in points; nil for as much as they take.
  ///   - scale: pixels for each point.
  package func setAppearance(
    attributes: TextAttributes, base: RichText.Base? = nil, style: ParagraphStyle, width: CGFloat?,
    scale: CGFloat
  ) {
    var style = style
    style.lineLimit = nil
    let appearance = appearance
    let next = StretchAppearance(
      attributes: attributes, base: base, style: style, width: width,
      scale: scale.isFinite && scale > 0 ? scale : 1,
      alignsByParagraph: appearance.alignsByParagraph)
    guard next != appearance else { return }
    version += 1
    firstIsRightToLeft = nil
    if !next.hasGlyphs(of: appearance) { shapes.removeAll() }
    measure.set(next)
    stretches.forgetLines()
    if !next.isShaped(like: appearance) { index.estimateAll(measure.estimate) }
  }

  /// Takes over another text as a whole, with what is said about it.
  package func reset(_ text: String, _ styles: StyleRuns? = nil) {
    self.text = text
    self.styles = styles
    self.text.makeContiguousUTF8()
    rebuildIndex()
  }

  /// Takes over a change: `range` of the text so far was replaced by `count` bytes of `text`.
  ///
  /// - Parameters:
  ///   - range: the bytes that went.
  ///   - count: how many came.
  ///   - text: the text now.
  ///   - styles: what is said about all of `text`, of which nothing outside of the change is another.
  /// - Complexity: O(bytes of the stretches touched + log n).
  package func replace(
    _ range: Range<Int>, by count: Int, in text: String, _ styles: StyleRuns? = nil
  ) {
    guard range.upperBound <= index.byteCount,
      text.utf8.count == index.byteCount - range.count + count
    else { return reset(text, styles) }
    self.styles = styles
    if range.lowerBound < 512 { firstIsRightToLeft = nil }
    let touched = touched(by: range)
    let isLocal = self.text.isNeighbourly(range)
    self.text = text
    self.text.makeContiguousUTF8()
    shapes.replace(
      range, by: count,
      isLocal: isLocal && self.text.isNeighbourly(range.lowerBound..<range.lowerBound + count))
    change(widened(touched, for: count - range.count), by: count - range.count, touching: range)
  }

  /// Finds what stands where stretches were; the text has grown there.
  private func change(_ old: Touched, by growth: Int, touching range: Range<Int>) {
    version += 1
    let (first, last) = (old.first, old.last)
    var made = scan(
      first.start..<last.end + growth, startsParagraph: first.stretch.startsParagraph,
      endsText: last.number + 1 == index.count)
    if made.count == 1, first.number == last.number {
      // Until it is laid out it is as tall as it was.
      made[0].setHeight(first.stretch.height, isMeasured: false)
    }
    // A word may now have room at the end of the line before.
    if let end = firstLineEnd(of: first.number), range.lowerBound - first.start <= end {
      stretches.forget(first.number - 1)
    }
    exchange(old.numbers, for: made, keepsLast: true)
    turnRest(ofParagraphBehind: first.number + made.count - 1)
  }

  private func exchange(
    _ old: ClosedRange<Int>, for made: [DocumentStretch], keepsLast: Bool
  ) {
    index.replace(old.lowerBound..<old.upperBound + 1, with: made)
    stretches.exchange(old, for: made.count, keepsLast: keepsLast)
  }

  /// Has what is left of a paragraph laid out again where that is read from the other side now.
  private func turnRest(ofParagraphBehind number: Int) {
    guard let known = stretches.from(number + 1).first,
      case let rest = index.place(known.number), !rest.stretch.startsParagraph
    else { return }
    let end = index.paragraphEnd(of: rest)
    let isRightToLeft = isRightToLeft(index.paragraphStart(of: rest).start..<end)
    stretches.forget(
      from: known.number, while: { index.place($0).start < end },
      where: { $0.placed[0].isRightToLeft != isRightToLeft })
  }

  // MARK: Laying out

  /// The lines of a stretch, laid out if they are not yet.
  func stretch(_ number: Int) -> (place: DocumentIndex.Place, layout: TextLayout, id: Int) {
    let place = index.place(number)
    if let known = stretches[place.number], let layout = known.layout {
      return (place, layout, known.id)
    }
    let (layout, byteCount) = make(place)
    version += 1
    work.stretches += 1
    work.bytes += byteCount
    if byteCount != place.stretch.byteCount { moveEnd(of: place, to: place.start + byteCount) }
    index.setHeight(measure.height(of: layout), at: place.number)
    let id = stretches.set(layout, at: place.number)
    return (index.place(place.number), layout, id)
  }

  /// Has a piece of a paragraph end elsewhere, and what follows begin there.
  private func moveEnd(of place: DocumentIndex.Place, to end: Int) {
    let last = lastPiece(of: place, before: end)
    let estimate = measure.estimate
    var made = [
      DocumentStretch(
        byteCount: end - place.start, startsParagraph: place.stretch.startsParagraph,
        estimate: estimate(end - place.start))
    ]
    if end < last.end {
      made += DocumentScanner(estimate: estimate).stretches(
        of: text, in: end..<last.end, startsParagraph: false, endsText: false)
    }
    let old = place.number...last.number
    exchange(old, for: made, keepsLast: made.count == old.count)
  }

  /// The shape of a part of a paragraph: what is known of it, and what has to be shaped.
  func shaped(
    _ bytes: Range<Int>, of paragraph: Range<Int>, isRightToLeft: Bool
  ) -> ShapedParagraph {
    let request = ShapedWindows.Request(
      bytes: bytes, paragraph: paragraph, isRightToLeft: isRightToLeft
    ) { [self] part in
      work.shaped += part.count
      return appearance.shaped(rich(part), isRightToLeft: isRightToLeft)
    }
    return shapes.shape(request, in: text)
  }

  /// Takes note of how wide letters are here, once something has been laid out.
  func calibrate() {
    if measure.hasLearnt { return }
    let known = stretches.withLines
    guard measure.learn(from: known.map(\.layout)) else { return }
    index.estimateAll(measure.estimate)
    for stretch in known {
      index.setHeight(measure.height(of: stretch.layout), at: stretch.number)
    }
  }

  /// Lets go of what is far from sight; its height stays known.
  func drop(outside sight: Range<Int>) {
    guard stretches.count > 64 else { return }
    stretches.removeAll { number in
      let place = index.place(number)
      return place.bottom <= sight.lowerBound || place.top >= sight.upperBound
    }
  }

  /// Takes over what was laid out of one of its states; false when it knows other things since.
  ///
  /// Heights may have become known: where a line stood can be found again by its ``anchor(at:)``.
  package func adoptState(_ state: State) -> Bool {
    guard state.version == version else { return false }
    replaceState(state)
    version += 1
    return true
  }

  private func replaceState(_ state: State) {
    index = state.index
    stretches = state.stretches
    shapes = state.shapes
    measure = state.measure
    firstIsRightToLeft = state.firstIsRightToLeft
  }

  // MARK: Sizes

  /// From the top of one line to the next, in points, where fonts are those asked for.
  package var lineHeight: CGFloat { measure.lineHeight }

  var appearance: StretchAppearance { measure.appearance }
  package var scale: CGFloat { appearance.scale }
  /// What the attributes of runs are laid over; nil for a text without runs.
  package var base: RichText.Base? { appearance.base }
  package var width: CGFloat? { appearance.width }
  /// Of all lines, in points: partly estimated.
  package var height: CGFloat { max(0, CGFloat(index.height) - measure.spacing) / appearance.scale }
  package var paragraphCount: Int { index.paragraphCount }

  /// The number of the paragraph that holds a byte, from 0.
  package func paragraph(at byte: Int) -> Int {
    let place = index.place(ofByte: byte)
    return place.paragraphs - (place.stretch.startsParagraph ? 0 : 1)
  }

  /// Where a paragraph begins.
  package func start(ofParagraph number: Int) -> Int { index.place(ofParagraph: number).start }

  /// The stretches that are laid out.
  var knownNumbers: [Int] { stretches.numbers }

  /// Whether the text's first paragraph is read from the right.
  var readsFromRight: Bool {
    if let known = firstIsRightToLeft { return known }
    let end = index.place(0).stretch.byteCount
    let isRightToLeft = isRightToLeft(0..<end)
    firstIsRightToLeft = isRightToLeft
    return isRightToLeft
  }
}
