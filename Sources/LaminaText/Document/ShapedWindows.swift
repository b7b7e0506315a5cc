/// Shapes of what was laid out of a text, by where they stand: what an edit leaves of them is not
/// shaped again, wherever lines begin afterwards.
///
/// ```
///  text      …words that have a shape, and x was typed among them. They go on and on…
///  windows   [──────────────────)    │                │    [─────────────────────────)
///  shaped                       [────┼────────────────┼────)
///                                    └─ what is taken ┘  the rest is context, and is compared
/// ```
///
/// A letter's glyph depends on its neighbours, not on what is far from it, as long as all of it
/// runs in one direction: so a gap is shaped with some text around it, and taken when there the
/// glyphs are those known. Text of two directions, brackets, which pair over any distance, and
/// letters that no font has are shaped as a whole.
struct ShapedWindows: Sendable {
  /// How many bytes around an edit are shaped again, and how many more are context.
  static let reach = 32
  /// How many bytes are context where nothing is known; shorter paragraphs are not worth keeping.
  static let farReach = 256
  /// How many windows are kept; beyond, those around the latest.
  private static let most = 128

  private struct Window {
    var shaped: ShapedParagraph
    var clusters: Range<Int>
    /// The byte of the text with which its first cluster begins.
    var start: Int

    init(_ shaped: ShapedParagraph, _ clusters: Range<Int>? = nil, start: Int) {
      self.shaped = shaped
      self.start = start
      self.clusters = clusters ?? shaped.clusters.indices
    }

    var part: ShapedPart { ShapedPart(shaped: shaped, clusters: clusters) }
    var end: Int { start + part.byteCount }
    /// Where in the text the shape's own first byte would be.
    var origin: Int { start - shaped.offset(of: clusters.lowerBound) }

    func overlaps(_ bytes: Range<Int>) -> Bool {
      start < bytes.upperBound && end > bytes.lowerBound
    }

    /// What of it lies in a range of the text, in whole clusters.
    func clamped(to bytes: Range<Int>) -> Window? {
      let (lower, upper) = (bytes.lowerBound - origin, bytes.upperBound - origin)
      let first = shaped.clusters.partition { Int($0.offset) >= lower }
      let behind = shaped.clusters.partition { Int($0.offset) > upper }
      let isWhole = behind == shaped.clusters.count && shaped.byteCount <= upper
      let start = max(first, clusters.lowerBound)
      let end = min(isWhole ? behind : behind - 1, clusters.upperBound)
      guard start < end else { return nil }
      return Window(shaped, start..<end, start: origin + shaped.offset(of: start))
    }
  }

  /// In order; none overlaps another.
  private var windows: [Window] = []

  mutating func removeAll() { windows = [] }
}

// MARK: Changes

extension ShapedWindows {
  /// Takes over that some bytes of the text were replaced by `count` others.
  /// - Parameters:
  ///   - range: bytes of the text so far.
  ///   - count: how many there are now.
  ///   - isLocal: whether shapes far from the change are as they were.
  mutating func replace(_ range: Range<Int>, by count: Int, isLocal: Bool) {
    guard isLocal else { return removeAll() }
    let growth = count - range.count
    var kept: [Window] = []
    kept.reserveCapacity(windows.count + 1)
    for window in windows {
      if let before = window.clamped(to: 0..<max(0, range.lowerBound - Self.reach)) {
        kept.append(before)
      }
      if var behind = window.clamped(
        to: range.upperBound + Self.reach..<max(window.end, range.upperBound + Self.reach))
      {
        behind.start += growth
        kept.append(behind)
      }
    }
    windows = kept
  }

  /// Keeps a shape of the text from a byte on, in the place of what was known there.
  private mutating func storeShape(_ shaped: ShapedParagraph, at start: Int) {
    remove(start..<start + shaped.byteCount)
    guard shaped.isReusable else { return }
    let place = windows.partition { $0.start >= start }
    windows.insert(
      Window(shaped, start: start), at: place)
    if windows.count > Self.most {
      let near = max(0, place - Self.most / 4)..<min(windows.count, place + Self.most / 4)
      windows = Array(windows[near])
    }
  }

  private mutating func remove(_ bytes: Range<Int>) {
    windows = windows.flatMap { window -> [Window] in
      guard window.overlaps(bytes) else { return [window] }
      return [
        window.clamped(to: 0..<bytes.lowerBound),
        window.clamped(to: bytes.upperBound..<max(window.end, bytes.upperBound)),
      ].compactMap { $0 }
    }
  }
}

extension ShapedParagraph {
  /// Whether its parts are what they would be in another shape.
  fileprivate var isReusable: Bool {
    !clusters.isEmpty && hasOneDirection && !clusters.contains { $0.traits.contains(.missing) }
  }
}

// MARK: Shaping

extension ShapedWindows {
  /// Some of a paragraph that is to be shaped.
  struct Request {
    /// Whole characters.
    var bytes: Range<Int>
    /// Those of the paragraph, without its terminator: context comes from there.
    var paragraph: Range<Int>
    var isRightToLeft: Bool
    /// Shapes some bytes of the text.
    var shape: (Range<Int>) -> ShapedParagraph
  }

  /// The shape of some bytes: what is known of them, and the rest shaped.
  ///
  /// It is a little shorter where a glyph that several characters have in common lies across the
  /// end, and that is not the paragraph's.
  mutating func shape(_ request: Request, in text: String) -> ShapedParagraph {
    let level: UInt8 = request.isRightToLeft ? 1 : 0
    let known = windows.filter { $0.overlaps(request.paragraph) }
    if known.contains(where: { $0.shaped.baseLevel != level }) { remove(request.paragraph) }
    var made: ShapedParagraph?
    if known.contains(where: { $0.overlaps(request.bytes) }) {
      made = join(request, text)
      if made == nil { remove(request.paragraph) }
    }
    let shaped = made ?? shapeAlone(request, text)
    storeShape(shaped, at: request.bytes.lowerBound)
    return shaped
  }

  private func shapeAlone(_ request: Request, _ text: String) -> ShapedParagraph {
    // Which direction a number has may hang on a word some way before it.
    if let made = shape(request.bytes, context: Self.farReach, request: request, text: text) {
      return .joining([made.part])
    }
    return request.shape(request.bytes)
  }

  /// Goes from one window to the next and fills what is between; nil where they do not fit.
  private func join(_ request: Request, _ text: String) -> ShapedParagraph? {
    var parts: [ShapedPart] = []
    var position = request.bytes.lowerBound
    while position < request.bytes.upperBound {
      let rest = position..<request.bytes.upperBound
      guard let known = window(at: position) else {
        guard let made = fill(rest, request, text: text) else { return nil }
        parts.append(made.part)
        position = made.end
        if window(at: position) == nil { break }
        continue
      }
      guard known.shaped.cluster(startingAt: position - known.origin) != nil else { return nil }
      // A glyph that several characters have in common may go on beyond the end.
      guard let kept = known.clamped(to: rest) else { break }
      parts.append(kept.part)
      position = kept.end
    }
    return parts.isEmpty ? nil : .joining(parts)
  }

  private func window(at byte: Int) -> Window? {
    let index = windows.partition { $0.end > byte }
    return index < windows.count && windows[index].start <= byte ? windows[index] : nil
  }

  /// Shapes from the start of a range to the next window, or to its end.
  private func fill(_ rest: Range<Int>, _ request: Request, text: String) -> Window? {
    let index = windows.partition { $0.end > rest.lowerBound }
    let next =
      index < windows.count && windows[index].start < rest.upperBound ? windows[index] : nil
    let bytes = rest.lowerBound..<(next?.start ?? rest.upperBound)
    guard let made = shape(bytes, context: Self.reach, request: request, text: text),
      made.shaped.isReusable
    else { return nil }
    if let next, made.end != next.start || !agree(made, next, at: next.start) { return nil }
    if index > 0, windows[index - 1].end == bytes.lowerBound,
      !agree(made, windows[index - 1], at: bytes.lowerBound)
    {
      return nil
    }
    return made
  }

  /// Shapes a part of a paragraph in its context; nil when no glyph begins with it.
  private func shape(
    _ bytes: Range<Int>, context: Int, request: Request, text: String
  ) -> Window? {
    let start = max(request.paragraph.lowerBound, text.clusterStart(bytes.lowerBound - context))
    let end = min(request.paragraph.upperBound, text.clusterEnd(bytes.upperBound + context))
    let shaped = request.shape(start..<end)
    guard shaped.cluster(startingAt: bytes.lowerBound - start) != nil else { return nil }
    return Window(shaped, start: start)
      .clamped(to: bytes)
  }

  /// Whether the clusters around a byte are the same in both, as far as the nearer half of the
  /// context goes.
  private func agree(_ made: Window, _ known: Window, at byte: Int) -> Bool {
    let around = byte - Self.reach / 2..<byte + Self.reach / 2
    let whole = Window(made.shaped, start: made.origin)
    guard let known = known.clamped(to: around),
      let same = whole.clamped(to: known.start..<known.end)
    else { return true }
    return same.start == known.start && same.clusters.count == known.clusters.count
      && zip(same.clusters, known.clusters).allSatisfy {
        same.shaped.cluster($0, isLike: $1, of: known.shaped)
      }
  }
}
