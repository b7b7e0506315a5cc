import LaminaGeometry
import LaminaLayout

/// How long the rows of a lazy container are, and where they lie.
///
/// ```
///  rows, tracks ──▶ lines          which rows stand beside each other
///  arrangement, breadth ──▶ tracks
///  measured at that breadth ──▶ extents: one length for each line, estimated where none is known
/// ```
///
/// There are always as many lengths as lines, and none that was measured at another breadth or under
/// another arrangement.
struct RowMeasures {
  /// How long a row is taken to be before one has been measured, in points.
  private static let firstEstimate: CGFloat = 44

  private(set) var arrangement: RowArrangement
  /// Which rows stand beside each other.
  private(set) var lines = RowLines()
  /// How long each line is with the room after it.
  private(set) var extents = RowExtents(count: 0, estimate: RowMeasures.firstEstimate)
  /// Where the tracks of a grid are across the axis.
  private(set) var tracks: [GridItemTrack] = []
  /// The length across the axis that the rows were measured for.
  private(set) var breadth: CGFloat?
  /// Whether lines have changed since they were taken to be as long as they are on average.
  private(set) var estimateIsStale = false

  init(_ arrangement: RowArrangement) { self.arrangement = arrangement }

  private var axis: Axis { arrangement.axis }
  private var perLine: Int? { arrangement.isGrid ? tracks.count : nil }

  // MARK: Changes

  /// Takes over how `rows` stand; under another arrangement they are to be measured again.
  mutating func arrange(_ rows: ViewList, as next: RowArrangement) {
    let isSame = next.isLike(arrangement)
    arrangement = next
    if isSame { return }
    if breadth != nil { forgetLengths() }
    estimateIsStale = true
    makeTracks(for: rows)
  }

  /// Takes over how broad `rows` are: another breadth wraps text elsewhere, and what was measured is
  /// no longer true.
  /// - Returns: whether other rows stand beside each other now.
  mutating func spread(_ rows: ViewList, over breadth: CGFloat) -> Bool {
    guard breadth != self.breadth else { return false }
    if self.breadth != nil { forgetLengths() }
    self.breadth = breadth
    guard arrangement.isGrid else { return false }
    estimateIsStale = true
    return makeTracks(for: rows)
  }

  private mutating func forgetLengths() {
    extents = RowExtents(count: lines.count, estimate: extents.estimate)
  }

  /// Makes the tracks for the breadth, and when they are more or fewer than before other lines.
  @discardableResult
  private mutating func makeTracks(for rows: ViewList) -> Bool {
    let before = tracks.count
    tracks = arrangement.tracks(in: breadth)
    let next = RowLines(rows, perLine: perLine)
    guard tracks.count != before || next != lines else { return false }
    lines = next
    forgetLengths()
    return true
  }

  /// Takes lines that are not known to be as long as `lengths` and the known ones beside them on average.
  ///
  /// Those beside them stay known: where a place depends on how long all lines are, others would come into
  /// sight and leave it without end.
  mutating func estimate(by lengths: [(line: Int, length: CGFloat)]) {
    guard let first = lengths.first?.line, let last = lengths.last?.line else { return }
    let known = extents
    let others = known.knownRuns.joined().filter {
      known.isKnown($0) && !(first...last).contains($0)
    }
    let all = lengths.map(\.length) + others.map { known[$0] - spacing(after: $0) }
    let mean = all.reduce(0, +) / CGFloat(all.count) + arrangement.spacing
    let whole = (mean / arrangement.pixel).rounded() * arrangement.pixel
    // Where rows have no length, as many more are looked at each time as there were.
    let least = whole > 0 ? 1 : 1 / CGFloat(all.count)
    extents = RowExtents(count: lines.count, estimate: max(least, whole))
    for line in others { extents.set(known[line], at: line) }
    estimateIsStale = false
  }

  /// Sets how long the longest row of a line is; returns whether that moves anything.
  mutating func set(_ length: CGFloat, ofLine line: Int) -> Bool {
    extents.set(pitch(length, of: line), at: line)
  }

  // MARK: Other rows

  /// The lines in which `rows` stand; nil where those are the ones that there are.
  func newLines(of rows: ViewList) -> RowLines? {
    let next = RowLines(rows, perLine: perLine)
    return next == lines ? nil : next
  }

  /// Takes over another list, which stands in `next`, or in the lines that there are: measured lines get their lengths back where their first rows stand now.
  ///
  /// They are looked for as far away as rows were added or removed; one that was moved further is
  /// taken for unmeasured.
  /// - Returns: where the rows of `anchors` stand, as far as they were met.
  mutating func move(
    from old: ViewList, to rows: ViewList, in next: RowLines?, finding anchors: [RowAnchor]
  ) -> [RowKey: Int] {
    let before = self
    if let next { lines = next }
    forgetLengths()
    var found: [RowKey: Int] = [:]
    let wanted = before.knownLengths(of: old, and: anchors)
    if wanted.isEmpty { return found }
    let reach = abs(rows.count - old.count) + 64
    for row in before.neighbours(of: anchors, reach, in: rows).joined() {
      let key = rows.key(row)
      guard let length = wanted[key] else { continue }
      found[key] = row
      if let length { extents.set(length, at: lines.line(of: row)) }
    }
    return found
  }

  /// The lengths of measured lines by their first rows, and none for the anchors that have none.
  private func knownLengths(of rows: ViewList, and anchors: [RowAnchor]) -> [RowKey: CGFloat?] {
    var known = Dictionary(anchors.map { ($0.key, CGFloat?.none) }) { first, _ in first }
    for line in extents.knownRuns.joined() where extents.isKnown(line) {
      known[rows.key(lines.rows(of: line).lowerBound)] = .some(extents[line])
    }
    return known
  }

  /// The numbers in `rows` that lie within `reach` of measured rows or of the first anchor, once each.
  private func neighbours(
    of anchors: [RowAnchor], _ reach: Int, in rows: ViewList
  ) -> [Range<Int>] {
    let runs = extents.knownRuns.map { lines.rows(of: $0) }
    var done = 0
    return (runs + anchors.prefix(1).map { $0.row..<$0.row + 1 }).map { run in
      let start = max(done, run.lowerBound - reach)
      let end = min(rows.count, run.upperBound + reach)
      done = max(done, end)
      return start..<max(start, end)
    }
  }

  // MARK: Places

  /// Where the line of a row begins.
  func start(of row: Int) -> CGFloat { extents.start(of: lines.line(of: row)) }

  /// How long the rows from `row` on are.
  func rest(from row: Int) -> CGFloat { max(0, extents.total - start(of: row)) }

  /// Where a row lies in a container of a breadth, in its coordinates: the room in the row's line.
  func frame(of row: Int, across breadth: CGFloat) -> CGRect {
    let line = lines.line(of: row)
    let track = track(of: row)
    var frame = CGRect.zero
    frame.origin[axis] = extents.start(of: line)
    frame.size[axis] = max(0, extents[line] - spacing(after: line))
    frame.origin[axis.crossing] = track?.start ?? 0
    frame.size[axis.crossing] = track?.length ?? breadth
    return frame
  }

  /// The track in which a row stands; nil for the whole breadth.
  func track(of row: Int) -> GridItemTrack? {
    guard let track = lines.track(of: row), tracks.indices.contains(track) else { return nil }
    return tracks[track]
  }

  /// The rows that stand beside `row`, itself among them.
  func line(with row: Int) -> Range<Int> { lines.rows(of: lines.line(of: row)) }

  /// The rows that are due at a view.
  func plan(
    _ view: RowPlan.View, reach: RowPlan.Reach, slack: CGFloat = 0
  ) -> RowPlan { RowPlan(extents, view, reach: reach, slack: slack).rows(lines) }

  /// From the start of a line to that of the next: whole pixels, so that rows are drawn the same
  /// wherever they are.
  private func pitch(_ length: CGFloat, of line: Int) -> CGFloat {
    RowsLayout.pitch(length, spacing: spacing(after: line), pixel: arrangement.pixel)
  }

  private func spacing(after line: Int) -> CGFloat {
    line == lines.count - 1 ? 0 : arrangement.spacing
  }
}
