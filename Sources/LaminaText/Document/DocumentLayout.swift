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
/// Not `Sendable`: who edits owns it. What it hands out are immutable values.
package final class DocumentLayout {
  /// What has been done so far: what tests and benchmarks count.
  package struct Work: Hashable, Sendable {
    /// Stretches that were laid out.
    package var stretches = 0
    /// Their bytes.
    package var bytes = 0
    /// Bytes looked at to find paragraphs.
    package var scanned = 0
    /// Bytes of long paragraphs that were shaped: what an edit changes, and some around it.
    package var shaped = 0
  }

  package internal(set) var text: String
  var index: DocumentIndex
  package internal(set) var work = Work()
  var look: StretchLook
  /// The stretches that are laid out, in order.
  var known: [Known] = []
  /// What is known of the glyphs of long paragraphs, also where lines begin elsewhere now.
  var shapes = ShapedWindows()
  var lastID = 0
  /// Device pixels that a byte takes, on average; nil before anything was laid out.
  var pixelsPerByte: CGFloat?

  var firstIsRightToLeft: Bool?
  /// Another number whenever the text, its looks, or what is laid out is another.
  var version = 0
  /// Stops laying out ahead between two stretches.
  var token: CancellationToken?

  /// A stretch that is laid out.
  struct Known: Sendable {
    var number: Int
    /// Stays the same while what it shows is edited.
    var id: Int
    var layout: TextLayout?
  }

  /// - Parameters:
  ///   - text: any text; native UTF-8 is not copied.
  ///   - attributes: the looks of all of it.
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
    look = StretchLook(
      attributes: attributes, style: style, width: width,
      scale: scale.isFinite && scale > 0 ? scale : 1, alignsByParagraph: alignsByParagraph)
    index = DocumentIndex([])
    rebuildIndex()
  }

  func rebuildIndex() {
    version += 1
    firstIsRightToLeft = nil
    known = []
    shapes.removeAll()
    let count = text.utf8.count
    work.scanned += count
    index = DocumentIndex(
      DocumentScanner(estimate: estimate).stretches(
        of: text, in: 0..<count, startsParagraph: true, endsText: true))
  }

  /// How tall a stretch of so many bytes is taken to be, in device pixels.
  var estimate: (Int) -> Int {
    let line = Int((lineHeight * look.scale).rounded())
    let perByte = pixelsPerByte ?? look.attributes.font.size * look.scale * 0.45
    let perLine = look.wrappingWidth * look.scale
    return { bytes in
      let lines = CGFloat(bytes) * perByte / max(1, perLine)
      return line * max(1, Int(min(1e6, lines).rounded(.up)))
    }
  }

  /// From the top of one line to the next, in points, where fonts are those asked for.
  package var lineHeight: CGFloat {
    let box = LineBox(
      font: look.attributes.font, lineHeight: look.style.lineHeight, scale: look.scale)
    return (box.height + spacing) / look.scale
  }

  /// Device pixels between two lines.
  var spacing: CGFloat {
    let spacing = look.style.lineSpacing
    return spacing.isFinite ? max(0, spacing * look.scale).rounded() : 0
  }

  // MARK: Sizes

  package var scale: CGFloat { look.scale }
  package var width: CGFloat? { look.width }
  /// Of all lines, in points: partly estimated.
  package var height: CGFloat { max(0, CGFloat(index.height) - spacing) / look.scale }
  package var paragraphCount: Int { index.paragraphCount }
  /// How many stretches are laid out at present.
  package var knownCount: Int { known.count }

  /// The number of the paragraph that holds a byte, from 0.
  package func paragraph(at byte: Int) -> Int {
    let place = index.place(ofByte: byte)
    return place.paragraphs - (place.stretch.startsParagraph ? 0 : 1)
  }

  /// Where a paragraph begins.
  package func start(ofParagraph number: Int) -> Int { index.place(ofParagraph: number).start }

  /// The stretches that are laid out.
  var knownNumbers: [Int] { known.filter { $0.layout != nil }.map(\.number) }

  /// Whether the text's first paragraph is read from the right.
  var readsFromRight: Bool {
    if let known = firstIsRightToLeft { return known }
    let end = index.place(0).stretch.byteCount
    let isRightToLeft = isRightToLeft(0..<end)
    firstIsRightToLeft = isRightToLeft
    return isRightToLeft
  }
}
