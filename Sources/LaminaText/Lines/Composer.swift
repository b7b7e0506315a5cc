import LaminaGeometry

/// Makes lines of a text for a width and a height: shapes paragraph by paragraph, breaks, and cuts
/// the last line short where there is no room for more.
struct Composer {
  private let text: RichText
  private let style: ParagraphStyle
  let scale: CGFloat
  /// Device pixels.
  private let width: CGFloat
  private let height: CGFloat
  private let lineLimit: Int
  /// The shape of a piece that is known; nil: the text's paragraphs are shaped.
  private let piece: Piece?
  private var boxes: [Int: LineBox] = [:]

  private(set) var lines: [ComposedLine] = []
  private(set) var isTruncated = false
  private(set) var diagnostics: [TextDiagnostic] = []

  /// The beginning or a later part of a paragraph: all of the text, or what stands in one stretch.
  struct Piece {
    var shaped: ShapedParagraph
    /// Whether the paragraph goes on after it, in another line.
    var goesOn: Bool
  }

  init(
    _ text: RichText, style: ParagraphStyle, width: CGFloat?, maxHeight: CGFloat?, scale: CGFloat,
    piece: Piece? = nil
  ) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.piece = piece
    self.text = text
    self.style = style
    self.scale = scale
    self.width = Self.pixels(width, scale)
    height = Self.pixels(maxHeight, scale)
    lineLimit = max(1, style.lineLimit ?? .max)
    compose()
  }

  static func pixels(_ points: CGFloat?, _ scale: CGFloat) -> CGFloat {
    guard let points, points != .infinity else { return .infinity }
    return points.isFinite ? max(0, points * scale) : 0
  }

  private var spacing: CGFloat {
    style.lineSpacing.isFinite ? max(0, style.lineSpacing * scale).rounded() : 0
  }

  private mutating func compose() {
    var paragraphs = ParagraphScanner(text.string)
    while let bytes = paragraphs.next() {
      if composeBeginning(of: bytes) { return truncate(within: bytes) }
      let shaped = piece?.shaped ?? shaped(bytes)
      for diagnostic in shaped.diagnostics where !diagnostics.contains(diagnostic) {
        diagnostics.append(diagnostic)
      }
      var breaker = LineBreaker(shaped, width: width, keepsWords: style.keepsWords)
      while let clusters = breaker.next() {
        let hasMore = !breaker.isAtEnd || !paragraphs.isAtEnd
        let isLast = breaker.isAtEnd && piece?.goesOn != true
        guard add(shaped, clusters, origin: bytes.lowerBound, endsParagraph: isLast) else {
          return truncate()
        }
        if isTooLong || lines.count == lineLimit && hasMore { return truncate() }
      }
    }
  }

  /// Whether the last line is a word that has no room in it.
  private var isTooLong: Bool {
    style.keepsWords && lines.last.map { $0.width > width + 0.01 } == true
  }

  // MARK: Long paragraphs of which little is shown

  /// A paragraph shorter than this is shaped whole.
  private static let longParagraph = 8192
  /// How far from its cut a piece's glyphs may not be those of the whole.
  private static let context = 512

  /// Fills the lines that there are from the beginning of a long paragraph, so that three lines of it
  /// cost three lines; false, with no line added, where it has to be shaped whole.
  private mutating func composeBeginning(of bytes: Range<Int>) -> Bool {
    guard bytes.count > Self.longParagraph, piece == nil, style.truncationMode == .tail,
      width.isFinite, lineLimit != .max || height.isFinite
    else { return false }
    let before = (lines, diagnostics)
    var length = Self.longParagraph / 4
    while 2 * length < bytes.count {
      if fillLines(from: bytes, length: length) { return true }
      (lines, diagnostics) = before
      length *= 4
    }
    return false
  }

  /// Adds lines from a paragraph's first bytes; whether they were enough to fill the room.
  private mutating func fillLines(from bytes: Range<Int>, length: Int) -> Bool {
    let end = text.string.scalarByte(atOrBefore: bytes.lowerBound + length)
    let shaped = shaped(bytes.lowerBound..<end)
    for diagnostic in shaped.diagnostics where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    var breaker = LineBreaker(shaped, width: width)
    while let clusters = breaker.next() {
      guard shaped.offset(of: clusters.upperBound) + Self.context < shaped.byteCount else {
        return false
      }
      guard add(shaped, clusters, origin: bytes.lowerBound, endsParagraph: false) else {
        return holdsLastLine(shaped)
      }
      if lines.count == lineLimit { return holdsLastLine(shaped) }
    }
    return false
  }

  /// Whether what the last line can show, once it is cut short, is all in its piece.
  private func holdsLastLine(_ shaped: ShapedParagraph) -> Bool {
    guard let piece = lines.last?.pieces.first, piece.paragraph === shaped else { return true }
    let rest = piece.clusters.lowerBound..<shaped.clusters.count
    return CGFloat(shaped.width(of: rest)) > 2 * width
  }

  private func shaped(_ bytes: Range<Int>) -> ShapedParagraph {
    text.shapeRequest(bytes: bytes, isRightToLeft: style.isRightToLeft, scale: scale).shaped()
  }

  /// Adds a line; false when there is no room for it.
  private mutating func add(
    _ shaped: ShapedParagraph, _ clusters: Range<Int>, origin: Int, endsParagraph: Bool
  ) -> Bool {
    let bytes =
      origin + shaped.offset(of: clusters.lowerBound)..<origin
      + shaped.offset(of: clusters.upperBound)
    var line = ComposedLine(
      pieces: [ComposedLine.Piece(paragraph: shaped, clusters: clusters, origin: origin)],
      bytes: bytes, box: box(around: bytes), baseLevel: shaped.baseLevel,
      endsParagraph: endsParagraph)
    line.top = lines.last.map { $0.bottom + spacing } ?? 0
    let shown = endsParagraph ? clusters : shaped.trimmed(clusters)
    line.width = CGFloat(shaped.width(of: shown))
    guard lines.isEmpty || line.bottom <= height + 0.01 else { return false }
    lines.append(line)
    return true
  }

  /// The box of all fonts asked for in a stretch of text.
  private mutating func box(around bytes: Range<Int>) -> LineBox {
    var index = text.runIndex(at: bytes.lowerBound)
    var result = box(ofRun: index)
    while index + 1 < text.runs.count, text.runs[index + 1].bytes.lowerBound < bytes.upperBound {
      index += 1
      result = result.union(box(ofRun: index))
    }
    return result
  }

  private mutating func box(ofRun index: Int) -> LineBox {
    if let known = boxes[index] { return known }
    let made = LineBox(
      font: text.runs[index].attributes.font, lineHeight: style.lineHeight, scale: scale)
    boxes[index] = made
    return made
  }

  /// Makes the last line end, begin or thin out in an ellipsis, for the text that follows.
  ///
  /// - Parameter whole: the paragraph of which only the beginning was shaped.
  private mutating func truncate(within whole: Range<Int>? = nil) {
    guard var line = lines.popLast(), let piece = line.pieces.first else { return }
    isTruncated = true
    let paragraph = piece.paragraph
    let rest = piece.clusters.lowerBound..<paragraph.clusters.count
    let ellipsis = shapedEllipsis(at: max(line.bytes.lowerBound, line.bytes.upperBound - 1))
    let truncation = Truncation(
      paragraph: paragraph, clusters: rest,
      room: Float(min(width, 1e9)) - ellipsis.width(of: ellipsis.clusters.indices))
    line.pieces = truncation.parts(style.truncationMode).map { part in
      switch part {
      case .clusters(let range):
        ComposedLine.Piece(paragraph: paragraph, clusters: range, origin: piece.origin)
      case .ellipsis(let hidden):
        ComposedLine.Piece(
          paragraph: ellipsis, clusters: ellipsis.clusters.indices,
          origin: piece.origin + paragraph.offset(of: hidden), isEllipsis: true)
      }
    }
    let isBeginning = whole?.lowerBound == piece.origin
    let end = piece.origin + paragraph.byteCount
    line.bytes = line.bytes.lowerBound..<(isBeginning ? whole?.upperBound ?? end : end)
    line.endsParagraph = true
    line.width = line.pieces.reduce(0) { $0 + CGFloat($1.paragraph.width(of: $1.clusters)) }
    lines.append(line)
  }

  private func shapedEllipsis(at byte: Int) -> ShapedParagraph {
    let attributes = text.runs[text.runIndex(at: byte)].attributes
    let part = ShapeRequest.Part(
      byteCount: 3, font: attributes.font, kerning: attributes.kerning,
      baselineOffset: attributes.baselineOffset)
    return ShapeRequest(
      text: "…", parts: [part], isRightToLeft: style.isRightToLeft, scale: scale
    ).shaped()
  }
}

/// Finds the paragraphs of a string: the bytes between line feeds, returns and U+2029.
struct ParagraphScanner {
  private let bytes: String.UTF8View
  private var position: String.Index
  private var offset = 0
  private(set) var isAtEnd = false

  init(_ string: String) {
    bytes = string.utf8
    position = bytes.startIndex
  }

  /// The bytes of the next paragraph without its terminator; an empty string has one.
  mutating func next() -> Range<Int>? {
    guard !isAtEnd else { return nil }
    let rest = bytes[position...]
    let found = rest.withContiguousStorageIfAvailable { Self.terminator(in: $0) } ?? nil
    let start = offset
    guard let (length, terminator) = found else {
      isAtEnd = true
      return start..<start + rest.count
    }
    offset += length + terminator
    position = bytes.index(position, offsetBy: length + terminator)
    return start..<start + length
  }

  private static func terminator(in bytes: UnsafeBufferPointer<UInt8>) -> (Int, Int)? {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 10: return (index, 1)
      case 13: return (index, index + 1 < bytes.count && bytes[index + 1] == 10 ? 2 : 1)
      case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]):
        return (index, 3)
      default: continue
      }
    }
    return nil
  }
}
