import LaminaDisplay
import LaminaGeometry
import Observation

/// Which rows of a lazy stack exist, and how long each row is.
@MainActor
package final class RowWindow {
  /// How far beyond the visible part rows are kept, in viewports.
  private static let margin: CGFloat = 0.5
  /// When fewer viewports than this are left of the margin, it is filled up again: often, so that
  /// only a few rows are made in one frame.
  private static let reserve: CGFloat = 0.35
  /// How long a row is taken to be before one has been measured, in points.
  private static let firstEstimate: CGFloat = 44

  private(set) var rows = RowList()
  /// Whether something that the list of rows was made of has changed.
  private(set) var isStale = false
  /// The rows that exist.
  private(set) var range = 0..<0
  private(set) var extents = RowExtents(count: 0, estimate: RowWindow.firstEstimate)
  weak var scroll: ScrollState? {
    didSet { if scroll !== oldValue { follow(oldValue) } }
  }

  private weak var element: Element?
  let axis: Axis
  private let spacing: CGFloat
  private let keyed = KeyedChildren()
  private(set) var report: GeometryReport?
  private var hasMeasured = false
  /// The length across the axis that the heights were measured for.
  private var breadth: CGFloat?

  init(_ element: Element, axis: Axis, spacing: CGFloat) {
    self.element = element
    self.axis = axis
    self.spacing = spacing
    element.graph.readGeometry(of: element.id) { [weak self] in self?.adopt($0) }
  }

  /// The node whose layout places the rows.
  var id: Node.ID? { element?.id }

  /// Where the first existing row begins.
  var start: CGFloat { extents.start(of: range.lowerBound) }

  /// How long the rows after the existing ones are.
  var rest: CGFloat {
    let after = extents.total - extents.start(of: range.upperBound)
    return range.upperBound == extents.count && extents.count > 0 ? 0 : max(0, after - spacing)
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
  func adopt(_ next: RowList) {
    let anchor = anchor()
    let old = rows
    rows = next
    if hasSameOrder(as: old) { return }
    var known: [RowKey: CGFloat] = [:]
    for row in 0..<old.count where extents.isKnown(row) { known[old.key(row)] = extents[row] }
    extents = RowExtents(count: next.count, estimate: extents.estimate)
    if !known.isEmpty {
      for row in 0..<next.count {
        if let height = known[next.key(row)] { extents.set(height, at: row) }
      }
    }
    restore(anchor)
  }

  private func hasSameOrder(as old: RowList) -> Bool {
    guard old.count == rows.count, extents.count == rows.count else { return false }
    return range.allSatisfy { old.key($0) == rows.key($0) }
  }

  /// Brings the existing rows in line with where the scroll view is.
  func update<Style: RowStyle>(_ element: Element, style: Style, refresh: Bool) {
    let next = neededRange(margin: Self.margin)
    keyed.begin()
    for row in next {
      let place = RowPlace(
        index: row, key: rows.key(row), kind: rows.kind(row), endsSection: rows.endsSection(row))
      if !refresh, keyed.keepExisting(place.key) != nil { continue }
      let (segment, index) = rows.locate(row)
      let keeper = Keeper(keyed: keyed, key: place.key, parent: element)
      _ = rows.segments[segment].keep(
        index, StyledKeeper(style: style, place: place, keeper: keeper))
    }
    range = next
    element.setChildren(keyed.end())
    element.rebuild()
  }

  private struct Keeper: RowKeeper {
    let keyed: KeyedChildren
    let key: RowKey
    let parent: Element
    func keep<V: View>(_ view: V) -> Element { keyed.keep(key, in: parent) { view } }
  }

  private struct StyledKeeper<Style: RowStyle>: RowKeeper {
    let style: Style
    let place: RowPlace
    let keeper: Keeper
    func keep<V: View>(_ view: V) -> Element { style.keep(view, as: place, by: keeper) }
  }

  // MARK: Window

  /// The rows within `margin` viewports of what is visible.
  private func neededRange(margin: CGFloat) -> Range<Int> {
    guard let report, extents.count > 0 else { return 0..<0 }
    let length = report.viewportSize[axis]
    let origin = (scroll?.offset[axis] ?? 0) - report.frame.origin[axis]
    let (from, to) = (origin - margin * length, origin + length + margin * length)
    guard to > 0, from < extents.total else {
      // Out of sight: one row stays, so that heights are known when it comes near.
      let row = to <= 0 ? 0 : extents.count - 1
      return row..<row + 1
    }
    return extents.row(at: max(0, from))..<extents.row(at: to) + 1
  }

  private func adopt(_ report: GeometryReport) {
    let isNew = report != self.report
    self.report = report
    if isNew { measure(report) }
    let needed = neededRange(margin: isNew ? Self.margin : Self.reserve)
    if needed.lowerBound < range.lowerBound || needed.upperBound > range.upperBound {
      element?.invalidate()
    }
  }

  /// Takes over the lengths of the rows that exist.
  private func measure(_ report: GeometryReport) {
    let across = report.size[axis.crossing]
    guard report.children.count == range.count else { return }
    let anchor = anchor()
    if breadth != across {
      // Another width wraps text elsewhere: what was measured is no longer true.
      if breadth != nil { extents = RowExtents(count: extents.count, estimate: extents.estimate) }
      breadth = across
    }
    if !hasMeasured, !range.isEmpty {
      hasMeasured = true
      let sum = report.children.reduce(0) { $0 + $1.size[axis] }
      extents = RowExtents(
        count: extents.count, estimate: max(1, sum / CGFloat(range.count) + spacing))
    }
    var isChanged = false
    for (row, frame) in zip(range, report.children) {
      let isLast = row == extents.count - 1
      if extents.set(frame.size[axis] + (isLast ? 0 : spacing), at: row) { isChanged = true }
    }
    guard isChanged else { return }
    restore(anchor)
    element?.rebuild()
    element?.graph.needsAnotherPass()
  }

  // MARK: Anchor

  /// The first row in sight, and how far its start lies above the edge.
  private func anchor() -> (key: RowKey, row: Int, distance: CGFloat)? {
    guard let scroll, let report, extents.count > 0, rows.count == extents.count else { return nil }
    let edge = scroll.offset[axis] - report.frame.origin[axis]
    guard edge > 0 else { return nil }
    let row = extents.row(at: edge)
    return (rows.key(row), row, edge - extents.start(of: row))
  }

  /// Scrolls so that the anchor is where it was.
  private func restore(_ anchor: (key: RowKey, row: Int, distance: CGFloat)?) {
    guard let anchor, let scroll, let report,
      let row = rows.row(of: anchor.key, near: anchor.row)
    else { return }
    let edge = extents.start(of: row) + anchor.distance
    scroll.shift(axis, by: edge + report.frame.origin[axis] - scroll.offset[axis])
  }

  private func follow(_ old: ScrollState?) {
    let key = ObjectIdentifier(self)
    old?.onScroll[key] = nil
    scroll?.onScroll[key] = { [weak self] in
      guard let self, let element = self.element else { return }
      let needed = self.neededRange(margin: Self.reserve)
      if needed.lowerBound < self.range.lowerBound || needed.upperBound > self.range.upperBound {
        element.invalidate()
      }
    }
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
