import LaminaGeometry

/// A line as a caret sees it: runs from left to right, each with its places.
///
/// ```
///  text  abc אבג def        runs   abc_ │ אבג │ _def      in each the places from start to end, a run
///  shown abc גבא def               0  4 │ 10 4│ 10  14    from right to left has its start at the right
/// ```
struct VisualLine {
  /// A stretch of one direction.
  struct Run {
    var segment: VisualSegment
    /// Its first and last place, at borders of clusters.
    var start: Int
    var end: Int

    var isRightToLeft: Bool { segment.isRightToLeft }
  }

  /// A place in a run.
  struct Place {
    var run: Int
    var offset: Int
  }

  let placed: PlacedLine
  let runs: [Run]
  /// The last place of the line: before a separator of lines that ends it.
  let end: Int
  /// Whether the text goes on in the next line without a break.
  let isWrapped: Bool

  init(_ line: PlacedLine, next: PlacedLine?, in text: RichText) {
    placed = line
    let string = text.string
    let last =
      line.bytes.isEmpty ? line.bytes.upperBound : string.clusterBefore(line.bytes.upperBound)
    let isBroken =
      last < line.bytes.upperBound
      && string[string.byteIndex(last)].isNewline
    let end = isBroken ? last : line.bytes.upperBound
    self.end = end
    isWrapped = !isBroken && next?.bytes.lowerBound == line.bytes.upperBound
    runs = line.segments.compactMap { segment in
      guard !segment.piece.isEllipsis else { return nil }
      let bytes = segment.bytes
      let start = string.clusterEnd(bytes.lowerBound)
      let stop = min(end, string.clusterEnd(bytes.upperBound))
      return start < stop ? Run(segment: segment, start: start, end: stop) : nil
    }
  }

  /// The place of a position; of one that is not shown the nearest before it.
  func locate(_ position: TextPosition) -> Place? {
    let offset = position.offset
    if position.affinity == .upstream,
      let run = runs.firstIndex(where: { $0.start < offset && offset <= $0.end })
    {
      return Place(run: run, offset: offset)
    }
    if let run = runs.firstIndex(where: { $0.start <= offset && offset < $0.end }) {
      return Place(run: run, offset: offset)
    }
    let before = runs.indices.filter { runs[$0].end <= offset }
    if let run = before.max(by: { runs[$0].end < runs[$1].end }) {
      return Place(run: run, offset: runs[run].end)
    }
    return runs.indices.min { runs[$0].start < runs[$1].start }
      .map { Place(run: $0, offset: runs[$0].start) }
  }

  /// A place as a position: at a run's end it belongs to what precedes, unless the next run goes on there.
  func position(of place: Place) -> TextPosition {
    let run = runs[place.run]
    guard place.offset == run.end else { return TextPosition(place.offset) }
    let next = place.run + (run.isRightToLeft ? -1 : 1)
    if runs.indices.contains(next), runs[next].isRightToLeft == run.isRightToLeft,
      runs[next].start == run.end
    {
      return TextPosition(run.end)
    }
    return TextPosition(run.end, run.end == end && !isWrapped ? .downstream : .upstream)
  }

  /// The place at the line's left or right end; nil in an empty line.
  func edge(atRight: Bool) -> Place? {
    guard let index = atRight ? runs.indices.last : runs.indices.first else { return nil }
    let run = runs[index]
    return Place(run: index, offset: run.isRightToLeft == atRight ? run.start : run.end)
  }

  /// The position beyond the next character at the right or left; nil at the line's end.
  func step(from place: Place?, toRight: Bool, in text: RichText) -> TextPosition? {
    guard var place else { return nil }
    if place.offset == far(place.run, toRight) {
      place.run += toRight ? 1 : -1
      guard runs.indices.contains(place.run) else { return nil }
      place.offset = far(place.run, !toRight)
    }
    let run = runs[place.run]
    place.offset =
      run.isRightToLeft == toRight
      ? max(run.start, text.string.clusterBefore(place.offset))
      : min(run.end, text.string.clusterAfter(place.offset))
    return position(of: place)
  }

  /// The offset at a run's right or left end.
  private func far(_ run: Int, _ toRight: Bool) -> Int {
    runs[run].isRightToLeft == toRight ? runs[run].start : runs[run].end
  }

  /// Where a caret at a place stands, in device pixels.
  func x(of place: Place?, in text: RichText) -> CGFloat {
    guard let place else { return placed.x + (placed.isRightToLeft ? placed.width : 0) }
    let segment = runs[place.run].segment
    guard place.offset < segment.bytes.upperBound, place.offset < runs[place.run].end else {
      return placed.x + (segment.isRightToLeft ? segment.x : segment.x + segment.width)
    }
    return placed.x + segment.x(of: place.offset, in: text)
  }

  /// The position nearest to a place in device pixels.
  func position(nearestTo x: CGFloat, in text: RichText) -> TextPosition {
    let target = x - placed.x
    guard let segment = placed.segment(nearestTo: target) else {
      return TextPosition(placed.bytes.lowerBound)
    }
    let byte = text.string.clusterStart(min(end, segment.byte(nearestTo: target, in: text)))
    let run = runs.firstIndex {
      $0.segment.x == segment.x && $0.start <= byte && byte <= $0.end
    }
    return run.map { position(of: Place(run: $0, offset: byte)) } ?? TextPosition(byte)
  }
}
