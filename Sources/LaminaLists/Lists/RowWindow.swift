import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import Observation

/// Which rows of a lazy stack exist, how far each is prepared, and how long each row is.
@MainActor
package final class RowWindow: RowHolder {
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
  var extents = RowExtents(count: 0, estimate: RowWindow.firstEstimate)
  weak var scroll: ScrollState? {
    didSet { if scroll !== oldValue { follow(oldValue) } }
  }

  weak var element: Element?
  let axis: Axis
  var spacing: CGFloat
  /// Which rows stand beside each other.
  var lines = RowLines()
  /// What tracks of a grid are made of; nil for a stack.
  var items: [GridItem]?
  /// Where the tracks of a grid are across the axis.
  var tracks: [GridItemTrack] = []
  /// Where tracks stand that leave room beside them.
  var trackAlignment = Alignment.center
  /// What held its place when lines were made anew, for as long as nobody scrolls from there.
  var held: (anchor: Anchor, offset: CGFloat)?
  /// Whether lines have changed since they were taken to be as long as they are on average.
  var estimateIsStale = false
  /// What else the stack asks of its rows.
  var guides: [AlignmentKey] = []
  /// What rows found in the environment at the latest update.
  var rowEnvironment: EnvironmentValues?
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
  /// How often the rows were listed, and what ends what was noted of it.
  private var reading = 0
  private let end = TrackingEnd()
  /// How many rows were evaluated in which frame.
  var evaluated = (frame: 0, count: 0)
  private(set) var report: GeometryReport?
  /// Whether enough rows were measured to fill what is seen once.
  private(set) var isFilled = false
  /// The length across the axis that the heights were measured for.
  var breadth: CGFloat?
  /// One device pixel, in points.
  var pixel: CGFloat = 1
  /// What of sections stays in sight.
  var pinnedViews: PinnedScrollableViews = []
  /// Headers and footers in the tree that float over rows far from their own place.
  var floating: [Int] = []
  /// The row with the focus, and one that a program wants it in.
  var focusedRow: Kept?
  var wantedRow: Kept?
  /// How far ahead rows are made.
  var reach = RowPlan.Reach.preload

  isolated deinit { end.end(reading) }

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
    let inside = range.compactMap { slots[$0]?.leaving }
    let children = leaving + inside + range.compactMap { slots[$0]?.node }
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
    reading += 1
    let current = reading
    defer { end.end(current - 1) }
    return withObservationTracking {
      end.note(current)
      var rows = RowList()
      rows.add(content)
      return rows
    } onChange: { [weak self] in
      MainActor.whenPossible {
        guard !TrackingEnd.isEnding else { return }
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
      origin: place(ofOffset: scroll?.offset[axis] ?? 0, in: report),
      length: report.viewportSize[axis],
      direction: isReversed ? -heading.direction[axis] : heading.direction[axis],
      hasMoved: heading.hasMoved,
      landing: heading.landing.map { place(ofOffset: $0[axis], in: report) })
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

  private func follow(_ old: ScrollState?) {
    let key = ObjectIdentifier(self)
    old?.movement.observers[key] = nil
    scroll?.movement.observers[key] = { [weak self] in self?.review() }
  }

  /// Scrolls as little as brings a row in sight, however long those on the way turn out to be.
  func reveal(_ row: Int, by way: ScrollRequest.Way = .step) {
    guard let scroll, let element, (0..<rows.count).contains(row) else { return }
    guard let scope = sequence(first: element, next: \.parent).first(where: { $0.id == scroll.id })
    else { return }
    element.graph.pursue(ScrollRequest(row, of: self, in: scope, way))
  }

  /// Whether some of a row is seen.
  func isInSight(_ row: Int) -> Bool {
    guard let view else { return false }
    let frame = frame(of: row)
    return frame.origin[axis] < view.origin + view.length
      && frame.origin[axis] + frame.size[axis] > view.origin
  }
}
