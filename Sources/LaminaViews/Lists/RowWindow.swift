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
  let spacing: CGFloat
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
  private var made: (layout: RowsLayout, node: Node)?
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
  var start: CGFloat { extents.start(of: range.lowerBound) }

  /// How long the rows after those in the tree are.
  var rest: CGFloat { max(0, extents.total - extents.start(of: range.upperBound)) }

  /// The node of the stack: the same object while nothing about it changes.
  func node(_ element: Element, _ layout: RowsLayout) -> Node {
    let leaving = element.departures?.going.flatMap(\.element.shownOutputs) ?? []
    let children = leaving + range.compactMap { slots[$0]?.node }
    if let made, made.layout == layout, made.node.children.count == children.count,
      zip(made.node.children, children).allSatisfy(===)
    {
      return made.node
    }
    let node = element.node(AnyLayout(layout), children) {
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
    let old = rows
    rows = next
    listing += 1
    if hasSameOrder(as: old) { return }
    former = old
    for slot in slots.values.sorted(by: { $0.row < $1.row }) {
      orphans[slot.key, default: []].append(slot)
    }
    slots = [:]
    restore(anchors, moved: moveHeights(from: old, finding: anchors))
  }

  /// Gives measured rows their heights back where they stand now.
  ///
  /// They are looked for as far around as rows were added or removed; one that was moved further
  /// is taken for unmeasured.
  /// - Returns: where the rows of `anchors` stand, as far as they were met.
  private func moveHeights(from old: RowList, finding anchors: [Anchor]) -> [RowKey: Int] {
    let before = extents
    extents = RowExtents(count: rows.count, estimate: before.estimate)
    var wanted = Dictionary(anchors.map { ($0.key, CGFloat?.none) }) { first, _ in first }
    let runs = before.knownRuns
    for row in runs.joined() where before.isKnown(row) {
      wanted[old.key(row)] = .some(before[row])
    }
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
        if let height { extents.set(height, at: row) }
      }
      done = max(done, end)
    }
    return found
  }

  private func hasSameOrder(as old: RowList) -> Bool {
    guard old.count == rows.count, extents.count == rows.count else { return false }
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
    let anchors = anchors(count: 1)
    adopt(breadth: report.size[axis.crossing])
    if !isFilled, !range.isEmpty { estimate(by: report) }
    var isChanged = false
    for (row, frame) in zip(range, report.children)
    where extents.set(pitch(frame.size[axis], of: row), at: row) {
      isChanged = true
    }
    if !isFilled, let view = view?.filling(scroll, axis) {
      isFilled = range.contains(RowPlan(extents, view, reach: .seen).seen)
    }
    guard isChanged else { return }
    restore(anchors)
    element?.rebuild()
    element?.graph.needsAnotherPass()
  }

  /// Another width wraps text elsewhere: what was measured is no longer true.
  private func adopt(breadth: CGFloat) {
    guard breadth != self.breadth else { return }
    if self.breadth != nil {
      extents = RowExtents(count: extents.count, estimate: extents.estimate)
      forgetLayouts()
    }
    self.breadth = breadth
  }

  /// Takes rows that are not known to be as long as those in the tree on average.
  private func estimate(by report: GeometryReport) {
    let sum = report.children.reduce(0) { $0 + $1.size[axis] }
    let mean = ((sum / CGFloat(range.count) + spacing) / pixel).rounded() * pixel
    extents = RowExtents(count: extents.count, estimate: max(1, mean))
  }

  /// From the start of a row to that of the next: whole pixels, so that rows look the same wherever
  /// they are.
  func pitch(_ length: CGFloat, of row: Int) -> CGFloat {
    RowsLayout.pitch(length, spacing: row == extents.count - 1 ? 0 : spacing, pixel: pixel)
  }

  /// Takes over the length of a row that was measured elsewhere; what is in sight stays in place.
  func set(_ length: CGFloat, of row: Int) {
    let anchors = anchors(count: 1)
    guard extents.set(pitch(length, of: row), at: row) else { return }
    restore(anchors)
    element?.rebuild()
  }

  // MARK: Anchor

  /// A row in sight, and how far its start lies above the edge (or, less than 0, below).
  private struct Anchor {
    let key: RowKey
    let row: Int
    let distance: CGFloat
  }

  /// The rows in sight: the first holds the others in place, and when it goes the next.
  private func anchors(count limit: Int = .max) -> [Anchor] {
    guard let scroll, let report, extents.count > 0, rows.count == extents.count else { return [] }
    let edge = scroll.offset[axis] - report.frame.origin[axis]
    guard edge > 0 else { return [] }
    let first = extents.row(at: edge)
    let last = limit == 1 ? first : extents.row(at: edge + report.viewportSize[axis])
    var start = extents.start(of: first)
    return (first...max(first, last)).map { row in
      defer { start += extents[row] }
      return Anchor(key: rows.key(row), row: row, distance: edge - start)
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
    let edge = extents.start(of: row) + anchor.distance
    scroll.shift(axis, by: edge + report.frame.origin[axis] - scroll.offset[axis])
  }

  private func follow(_ old: ScrollState?) {
    let key = ObjectIdentifier(self)
    old?.onScroll[key] = nil
    scroll?.onScroll[key] = { [weak self] in self?.review() }
  }

  /// Where a row lies, in the coordinates of the stack.
  func frame(of row: Int) -> CGRect {
    var frame = CGRect.zero
    frame.origin[axis] = extents.start(of: row)
    frame.size[axis] = max(0, extents[row] - (row + 1 == extents.count ? 0 : spacing))
    frame.size[axis.crossing] = report?.size[axis.crossing] ?? 0
    return frame
  }

  /// Scrolls as little as brings a row in sight.
  func reveal(_ row: Int) {
    guard let report, (0..<extents.count).contains(row) else { return }
    guard let scroll, let graph = element?.graph else { return }
    graph.scrolling.reveal(
      frame(of: row).offsetBy(dx: report.frame.minX, dy: report.frame.minY), in: scroll)
    graph.requestFrame()
  }
}
