/// Where the stretches of a long text begin, and how tall each is: kept up to date by changes.
///
/// ```
///  text        │Title⏎│⏎│A long paragraph │that is cut here, │and here⏎│The end│
///  stretches    0      1 2                 3                  4         5
///  starts       ●      ● ●                 ·                  ·         ●      of a paragraph
///  heights      m      m m                 m                  ·         ·      measured or estimated
/// ```
///
/// A stretch is a paragraph with its terminator, or a piece of a long one that begins where a line
/// does. Chunks of at most 64 stretches hold them, and a Fenwick tree over the chunks finds a
/// stretch by its number, by a byte, by a height or by a paragraph in O(log n), and changes a height
/// in O(log n). A text ends with a stretch that has no terminator; it may be empty.
struct DocumentIndex: Sendable {
  static let mostPerChunk = 64

  private var chunks: [ContiguousArray<DocumentStretch>] = []
  private var sums = PrefixSums()

  /// The stretches of a whole text, one at least.
  init(_ stretches: [DocumentStretch]) {
    chunks = Self.chunks(of: stretches[...])
    sums = PrefixSums(chunks.map(DocumentSums.init))
  }

  var count: Int { sums.total.count }
  var byteCount: Int { sums.total.bytes }
  /// Device pixels.
  var height: Int { sums.total.height }
  var paragraphCount: Int { sums.total.paragraphs }

  private static func chunks(
    of stretches: ArraySlice<DocumentStretch>
  ) -> [ContiguousArray<DocumentStretch>] {
    // Filled to three quarters, so that the next line typed does not split one.
    let length = mostPerChunk * 3 / 4
    return stride(from: stretches.startIndex, to: stretches.endIndex, by: length).map { start in
      ContiguousArray(stretches[start..<min(start + length, stretches.endIndex)])
    }
  }

  // MARK: Finding

  /// A stretch, and all that stands before it.
  struct Place: Hashable, Sendable {
    var number: Int
    /// The byte at which it begins.
    var start: Int
    /// Device pixels above it.
    var top: Int
    /// How many paragraphs begin before it.
    var paragraphs: Int
    var stretch: DocumentStretch

    var end: Int { start + stretch.byteCount }
    var bottom: Int { top + stretch.height }
    var bytes: Range<Int> { start..<end }
  }

  /// The stretch with a number, held to those that there are.
  func place(_ number: Int) -> Place {
    find(min(max(number, 0), count - 1)) {
      $0.count
    } of: { _ in
      1
    }
  }

  /// The stretch behind another one; nil behind the last.
  /// - Complexity: O(log n), without the sums inside a chunk.
  func place(after place: Place) -> Place? {
    guard place.number + 1 < count else { return nil }
    let (chunk, index) = position(place.number + 1)
    return Place(
      number: place.number + 1, start: place.end, top: place.bottom,
      paragraphs: place.paragraphs + (place.stretch.startsParagraph ? 1 : 0),
      stretch: chunks[chunk][index])
  }

  /// The stretch that holds a byte; the last one beyond the end.
  func place(ofByte byte: Int) -> Place {
    find(byte) {
      $0.bytes
    } of: {
      $0.byteCount
    }
  }

  /// The stretch at a height in device pixels; the first or last one beyond the ends.
  func place(atHeight height: Int) -> Place {
    find(height) {
      $0.height
    } of: {
      $0.height
    }
  }

  /// The first stretch of a paragraph, held to those that there are.
  func place(ofParagraph paragraph: Int) -> Place {
    let wanted = min(max(paragraph, 0), paragraphCount - 1)
    // The sum behind a start is one more than the number of that paragraph.
    return find(wanted) {
      $0.paragraphs
    } of: {
      $0.startsParagraph ? 1 : 0
    }
  }

  private func find(
    _ target: Int, in sum: (DocumentSums) -> Int, of value: (DocumentStretch) -> Int
  ) -> Place {
    var (chunk, before) = sums.find(target, sum)
    var index = 0
    while true {
      let stretch = chunks[chunk][index]
      let next = before.adding(stretch)
      let isLast = index + 1 == chunks[chunk].count && chunk + 1 == chunks.count
      if isLast || sum(before) + value(stretch) > target {
        return Place(
          number: before.count, start: before.bytes, top: before.height,
          paragraphs: before.paragraphs, stretch: stretch)
      }
      before = next
      index += 1
      if index == chunks[chunk].count { (chunk, index) = (chunk + 1, 0) }
    }
  }

  /// The first stretch of the paragraph that holds a stretch.
  func paragraphStart(of place: Place) -> Place {
    guard !place.stretch.startsParagraph else { return place }
    return self.place(ofParagraph: place.paragraphs - 1)
  }

  /// Where the paragraph that holds a stretch ends, behind its terminator.
  func paragraphEnd(of place: Place) -> Int {
    let next = place.paragraphs + (place.stretch.startsParagraph ? 1 : 0)
    return next < paragraphCount ? self.place(ofParagraph: next).start : byteCount
  }

  // MARK: Changing

  /// Sets how tall a stretch is.
  mutating func setHeight(_ height: Int, isMeasured: Bool = true, at number: Int) {
    let (chunk, index) = position(number)
    let before = chunks[chunk][index]
    chunks[chunk][index].setHeight(height, isMeasured: isMeasured)
    guard before.height != chunks[chunk][index].height else { return }
    var change = DocumentSums()
    change.height = chunks[chunk][index].height - before.height
    sums.add(change, at: chunk)
  }

  /// Gives every stretch the height that `estimate` says, as an estimate.
  /// - Complexity: O(stretches).
  mutating func estimateAll(_ estimate: (Int) -> Int) {
    for chunk in chunks.indices {
      for index in chunks[chunk].indices {
        let height = estimate(chunks[chunk][index].byteCount)
        chunks[chunk][index].setHeight(height, isMeasured: false)
      }
    }
    sums = PrefixSums(chunks.map(DocumentSums.init))
  }

  /// Puts other stretches in the place of some.
  /// - Complexity: O(log n) as long as chunks have room, else O(n / 50).
  mutating func replace(_ range: Range<Int>, with stretches: [DocumentStretch]) {
    let (first, start) = position(range.lowerBound)
    let (last, end) = range.isEmpty ? (first, start) : position(range.upperBound - 1)
    let upper = range.isEmpty ? end : end + 1
    let length = start + stretches.count + chunks[last].count - upper
    if first == last, length > 0, length <= Self.mostPerChunk {
      let before = DocumentSums(chunks[first])
      chunks[first].replaceSubrange(start..<upper, with: stretches)
      sums.add(DocumentSums(chunks[first]).subtracting(before), at: first)
    } else {
      let joined = Array(chunks[first][..<start]) + stretches + Array(chunks[last][upper...])
      let made = Self.chunks(of: joined[...])
      chunks.replaceSubrange(first...last, with: made)
      sums.replace(first...last, with: made.map(DocumentSums.init))
    }
  }

  /// The chunk and the index in it of a stretch; behind the last one, the end of the last chunk.
  private func position(_ number: Int) -> (chunk: Int, index: Int) {
    guard number < count else { return (chunks.count - 1, chunks[chunks.count - 1].count) }
    let (chunk, before) = sums.find(number) { $0.count }
    return (chunk, number - before.count)
  }

  /// All stretches, in order.
  var stretches: [DocumentStretch] { chunks.flatMap { $0 } }
}
