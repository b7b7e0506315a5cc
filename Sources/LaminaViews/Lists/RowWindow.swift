import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import Observation

/// Which rows of a lazy stack exist, how far each is prepared, and how long each row is.
@MainActor
package final class RowWindow {
  /// How long a row is taken to be before one has been measured, in points.
  private static let firstEstimate: CGFloat = 44
  /// By how many viewports what is kept ahead may shrink before it is filled up again.
  static let slack: CGFloat = 0.15

  package private(set) var rows = RowList()
  /// Whether something that the list of rows was made of has changed.
  private(set) var isStale = false
  /// Counts lists of rows.
  private(set) var listing = 0
  /// The rows that stand in the tree.
  package internal(set) var range = 0..<0
  private(set) var extents = RowExtents(count: 0, estimate: RowWindow.firstEstimate)
  weak var scroll: ScrollState? {
    didSet { if scroll !== oldValue { follow(oldValue) } }
  }

  weak var element: Element?
  let axis: Axis
  private(set) var spacing: CGFloat
  /// Which rows stand beside each other.
  private(set) var lines = RowLines()
  /// What tracks of a grid are made of; nil for a stack.
  private(set) var items: [GridItem]?
  /// Where the tracks of a grid are across the axis.
  private(set) var tracks: [GridItemTrack] = []
  /// Where tracks stand that leave room beside them.
  private var trackAlignment = Alignment.center
  /// What held its place when lines were made anew, for as long as nobody scrolls from there.
  private var held: (anchor: Anchor, offset: CGFloat)?
  /// Whether lines have changed since they were taken to be as long as they are on average.
  private var estimateIsStale = false
  /// What else the stack asks of its rows.
  var guides: [AlignmentKey] = []
  /// The rows that exist, by number.
  var slots: [Int: RowSlot] = [:]
  /// Rows from before the latest list, until it is known which of them are still wanted.
  var orphans: [RowKey: [RowSlot]] = [:]
  /// The rows before the latest list, until views have been made for that.
  var former: RowList?
  /// The rows for which there was no view before.
  var fresh: [RowSlot] = []
  /// Their keys.
  var keys: Set<RowKey> = []
  private var made: (layout: AnyLayout, node: Node)?
  /// How many rows were evaluated in which frame.
  var evaluated = (frame: 0, count: 0)
  private(set) var report: GeometryReport?
  /// Whether enough rows were measured to fill what is seen once.
  private(set) var isFilled = false
  /// The length across the axis that the heights were measured for.
  private(set) var breadth: CGFloat?
  /// One device pixel, in points.
  var pixel: CGFloat = 1
  /// What of sections stays in sight.
  var pinnedViews: PinnedScrollableViews = []
  /// Headers and footers in the tree that float over rows far from their own place.
  var floating: [Int] = []
  /// How far ahead rows are made.
  var reach = RowPlan.Reach.preload

  init(_ element: Element, axis: Axis, spacing: CGFloat) {
    self.element = element
    self.axis = axis
    self.spacing = spacing
    element.graph.readGeometry(of: element.id) { [weak self] in self?.adopt($0) }
  }

  /// The node whose layout places the rows.
  var id: Node.ID? { element?.id }

  /// Where the first row in the tree begins.
  var start: CGFloat { start(of: range.lowerBound) }

  /// How long the rows after those in the tree are.
  var rest: CGFloat { max(0, extents.total - start(of: range.upperBound)) }

  /// Where the line of a row begins.
  func start(of row: Int) -> CGFloat { extents.start(of: lines.line(of: row)) }

  /// The node of the stack: the same object while nothing about it changes.
  func node(_ element: Element, _ layout: AnyLayout) -> Node {
    let leaving = element.departures?.going.flatMap(\.element.shownOutputs) ?? []
    let children = leaving + range.compactMap { slots[$0]?.node }
    if let made, made.layout.isEqual(to: layout), made.node.children.count == children.count,
      zip(made.node.children, children).allSatisfy(===)
    {
      return made.node
    }
    let node = element.node(layout, children) {
      $0.reportsGeometry = true
      $0.isolatesChildren = true
    }
    made = (layout, node)
    return node
  }

  // MARK: Rows

  /// Lists the rows of `content`; a change of what that read makes the list stale.
  func read<Content: View>(_ content: Content) -> RowList {
    isStale = false
    return withObservationTracking {
      var rows = RowList()
      rows.add(content)
      return rows
    } onChange: { [weak self] in
      MainActor.whenPossible {
        self?.isStale = true
        self?.element?.invalidate()
      }
    }
  }

  /// Takes over new content: heights stay with their rows, and what is in sight stays in place.
  /// - Complexity: O(measured rows + difference of the counts).
  func adopt(_ next: RowList) {
    let anchors = anchors()
    let (old, oldLines) = (rows, lines)
    rows = next
    lines = RowLines(next, perLine: perLine)
    listing += 1
    if hasSameOrder(as: old, oldLines) { return }
    held = nil
    former = old
    for slot in slots.values.sorted(by: { $0.row < $1.row }) {
      orphans[slot.key, default: []].append(slot)
    }
    slots = [:]
    restore(anchors, moved: moveHeights(from: old, oldLines, finding: anchors))
  }

  /// Gives measured lines their heights back where their first rows stand now.
  ///
  /// They are looked for as far around as rows were added or removed; one that was moved further
  /// is taken for unmeasured.
  /// - Returns: where the rows of `anchors` stand, as far as they were met.
  private func moveHeights(
    from old: RowList, _ oldLines: RowLines, finding anchors: [Anchor]
  ) -> [RowKey: Int] {
    let before = extents
    extents = RowExtents(count: lines.count, estimate: before.estimate)
    var wanted = Dictionary(anchors.map { ($0.key, CGFloat?.none) }) { first, _ in first }
    for line in before.knownRuns.joined() where before.isKnown(line) {
      wanted[old.key(oldLines.rows(of: line).lowerBound)] = .some(before[line])
    }
    let runs = before.knownRuns.map { oldLines.rows(of: $0) }
    var found: [RowKey: Int] = [:]
    guard !wanted.isEmpty else { return found }
    let reach = abs(rows.count - old.count) + 64
    var done = 0
    for run in runs + anchors.prefix(1).map({ $0.row..<$0.row + 1 }) {
      let end = min(rows.count, run.upperBound + reach)
      for row in max(done, run.lowerBound - reach)..<max(done, run.lowerBound - reach, end) {
        let key = rows.key(row)
        guard let height = wanted[key] else { continue }
        found[key] = row
        if let height { extents.set(height, at: lines.line(of: row)) }
      }
      done = max(done, end)
    }
    return found
  }

  private func hasSameOrder(as old: RowList, _ oldLines: RowLines) -> Bool {
    guard old.count == rows.count, oldLines == lines, extents.count == lines.count else {
      return false
    }
    return slots.allSatisfy { $0.value.key == rows.key($0.key) }
  }

  // MARK: Window

  /// What is seen of the rows, in their coordinates; nil before the first preparation.
  var view: RowPlan.View? {
    guard let report else { return nil }
    let heading = scroll?.heading ?? .none
    return RowPlan.View(
      origin: (scroll?.offset[axis] ?? 0) - report.frame.origin[axis],
      length: report.viewportSize[axis], direction: heading.direction[axis],
      hasMoved: heading.hasMoved,
      landing: heading.landing.map { $0[axis] - report.frame.origin[axis] })
  }

  private func adopt(_ report: GeometryReport) {
    let isNew = report != self.report
    self.report = report
    if isNew { measure(report) }
    review()
  }

  /// Takes over the lengths of the rows in the tree.
  private func measure(_ report: GeometryReport) {
    guard report.children.count == range.count else { return }
    let before = anchors(count: 1)
    if adopt(breadth: report.size[axis.crossing]) {
      element?.invalidate()
      element?.graph.needsAnotherPass()
      return
    }
    let anchors = heldAnchors ?? before
    let lengths = lengths(in: report)
    var isChanged = estimateIsStale && !range.isEmpty
    if !isFilled || isChanged, !range.isEmpty { estimate(by: lengths.map(\.length)) }
    for (line, length) in lengths where extents.set(pitch(length, of: line), at: line) {
      isChanged = true
    }
    if !isFilled, let view = view?.filling(scroll, axis) {
      isFilled = range.contains(RowPlan(extents, view, reach: .seen).rows(lines).seen)
    }
    guard isChanged else { return }
    restore(anchors)
    element?.rebuild()
    element?.graph.needsAnotherPass()
  }

  /// The lines in the tree, as long as the longest row of each.
  private func lengths(in report: GeometryReport) -> [(line: Int, length: CGFloat)] {
    var lengths: [(line: Int, length: CGFloat)] = []
    for (row, frame) in zip(range, report.children) {
      let (line, length) = (lines.line(of: row), frame.size[axis])
      slots[row]?.length = length
      if let last = lengths.last, last.line == line {
        lengths[lengths.count - 1].length = max(last.length, length)
      } else {
        lengths.append((line, length))
      }
    }
    return lengths
  }

  /// Another width wraps text elsewhere: what was measured is no longer true.
  /// - Returns: whether other rows stand beside each other now.
  private func adopt(breadth: CGFloat) -> Bool {
    guard breadth != self.breadth else { return false }
    if items != nil { hold() }
    if self.breadth != nil { forgetLengths() }
    self.breadth = breadth
    guard items != nil else { return false }
    estimateIsStale = true
    return remakeTracks()
  }

  private func forgetLengths() {
    extents = RowExtents(count: extents.count, estimate: extents.estimate)
    for slot in slots.values { slot.length = nil }
    forgetLayouts()
  }

  /// Takes lines that are not known to be as long as those in the tree on average.
  private func estimate(by lengths: [CGFloat]) {
    let sum = lengths.reduce(0, +)
    let mean = ((sum / CGFloat(lengths.count) + spacing) / pixel).rounded() * pixel
    extents = RowExtents(count: extents.count, estimate: max(1, mean))
    estimateIsStale = false
  }

  /// From the start of a line to that of the next: whole pixels, so that rows look the same wherever
  /// they are.
  private func pitch(_ length: CGFloat, of line: Int) -> CGFloat {
    RowsLayout.pitch(length, spacing: line == extents.count - 1 ? 0 : spacing, pixel: pixel)
  }

  /// Takes over the length of a row that was measured elsewhere; what is in sight stays in place.
  ///
  /// A line is as long as the longest of its rows, once all are known.
  func set(_ length: CGFloat, of row: Int) {
    let line = lines.line(of: row)
    slots[row]?.length = length
    let lengths = lines.rows(of: line).map { $0 == row ? length : slots[$0]?.length }
    guard !lengths.contains(nil), let longest = lengths.compactMap(\.self).max() else { return }
    let anchors = anchors(count: 1)
    guard extents.set(pitch(longest, of: line), at: line) else { return }
    restore(anchors)
    element?.rebuild()
  }

  // MARK: Tracks

  /// How many rows stand in a line at most; nil for a stack, in which each stands alone.
  private var perLine: Int? { items == nil ? nil : tracks.count }

  /// Takes over how far lines are apart, and what the tracks of a grid are made of.
  func adopt(spacing: CGFloat, items: [GridItem]?, alignment: Alignment) {
    guard spacing != self.spacing || items != self.items || alignment != trackAlignment else {
      return
    }
    hold()
    (self.spacing, self.items, trackAlignment) = (spacing, items, alignment)
    if breadth != nil { forgetLengths() }
    estimateIsStale = true
    if items != nil, !remakeTracks() { restore(heldAnchors ?? []) }
  }

  /// Makes the tracks for the breadth, and when they are more or less than before other lines, in
  /// which the first row in sight stays in its place.
  /// - Returns: whether there are other lines now.
  private func remakeTracks() -> Bool {
    let before = tracks.count
    tracks = GridItem.tracks(items ?? [], in: breadth, trackAlignment, across: axis.crossing)
    guard tracks.count != before else { return false }
    lines = RowLines(rows, perLine: perLine)
    extents = RowExtents(count: lines.count, estimate: extents.estimate)
    restore(heldAnchors ?? [])
    return true
  }

  /// Has the row at the edge hold its place, and as much of its line be beyond the edge, however
  /// lines are made now.
  private func hold() {
    guard heldAnchors == nil, let scroll else { return }
    held = anchors(count: 1).first.map { ($0.scaling, scroll.offset[axis]) }
  }

  /// What holds its place; nil when somebody has scrolled since.
  private var heldAnchors: [Anchor]? {
    guard let held, held.offset == scroll?.offset[axis] else { return nil }
    return [held.anchor]
  }

  // MARK: Anchor

  /// A row in sight, and how far its start lies above the edge (or, less than 0, below).
  private struct Anchor {
    let key: RowKey
    let row: Int
    let distance: CGFloat
    /// How long its line was.
    let length: CGFloat
    /// Whether the distance is a part of the line, however long that becomes.
    var scales = false

    var scaling: Anchor {
      var anchor = self
      anchor.scales = true
      return anchor
    }
  }

  /// The rows in sight: the first holds the others in place, and when it goes the next.
  private func anchors(count limit: Int = .max) -> [Anchor] {
    guard let scroll, let report, extents.count > 0, rows.count == lines.rowCount,
      lines.count == extents.count
    else { return [] }
    if limit == 1, let heldAnchors { return heldAnchors }
    let edge = scroll.offset[axis] - report.frame.origin[axis]
    guard edge > 0 else { return [] }
    let first = extents.row(at: edge)
    let last = limit == 1 ? first : extents.row(at: edge + report.viewportSize[axis])
    var start = extents.start(of: first)
    return (first...max(first, last)).map { line in
      defer { start += extents[line] }
      let row = lines.rows(of: line).lowerBound
      return Anchor(
        key: rows.key(row), row: row, distance: edge - start, length: extents[line])
    }
  }

  /// Scrolls so that the first anchor that is left is where it was.
  private func restore(_ anchors: [Anchor], moved: [RowKey: Int]? = nil) {
    guard let scroll, let report, !anchors.isEmpty else { return }
    for anchor in anchors {
      let row = moved.map { $0[anchor.key] } ?? anchor.row
      if let row { return place(anchor, at: row, scroll, report) }
    }
    guard let row = rows.row(of: anchors[0].key, near: anchors[0].row) else { return }
    place(anchors[0], at: row, scroll, report)
  }

  private func place(
    _ anchor: Anchor, at row: Int, _ scroll: ScrollState, _ report: GeometryReport
  ) {
    var edge = start(of: row) + anchor.distance
    if anchor.scales, anchor.length > 0 {
      edge += anchor.distance * (extents[lines.line(of: row)] / anchor.length - 1)
    }
    let isHeld = held?.offset == scroll.offset[axis]
    scroll.shift(axis, by: edge + report.frame.origin[axis] - scroll.offset[axis])
    if isHeld { held?.offset = scroll.offset[axis] }
  }

  private func follow(_ old: ScrollState?) {
    let key = ObjectIdentifier(self)
    old?.onScroll[key] = nil
    scroll?.onScroll[key] = { [weak self] in self?.review() }
  }

  /// Where a row lies, in the coordinates of the stack: the room in its line.
  func frame(of row: Int) -> CGRect {
    let line = lines.line(of: row)
    var frame = CGRect.zero
    frame.origin[axis] = extents.start(of: line)
    frame.size[axis] = max(0, extents[line] - (line + 1 == extents.count ? 0 : spacing))
    let track = track(of: row)
    frame.origin[axis.crossing] = track?.start ?? 0
    frame.size[axis.crossing] = track?.length ?? report?.size[axis.crossing] ?? 0
    return frame
  }

  /// The track in which a row stands; nil for the whole breadth.
  func track(of row: Int) -> GridItemTrack? {
    guard let track = lines.track(of: row), tracks.indices.contains(track) else { return nil }
    return tracks[track]
  }

  /// Scrolls as little as brings a row in sight.
  func reveal(_ row: Int) {
    guard let report, (0..<rows.count).contains(row) else { return }
    guard let scroll, let graph = element?.graph else { return }
    graph.scrolling.reveal(
      frame(of: row).offsetBy(dx: report.frame.minX, dy: report.frame.minY), in: scroll)
    graph.requestFrame()
  }
}
