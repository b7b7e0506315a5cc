import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import Observation

/// Which rows of a lazy stack exist, how far each is prepared, and how long each row is.
///
/// ```
///  listing ──▶ measures ──▶ plan ──▶ stock ──▶ standing    the rows, their places, those due, those
///                            ▲                             that exist, those in the tree
///              scroll view ──┘      hold, kept             what keeps its place, who is kept
/// ```
///
/// Each of these values holds what is true of it. Here they are changed together, in the order of an
/// update; the files beside this one only ask them.
@MainActor
package final class RowWindow: RowHolder {
  private(set) var listing = RowListing()
  private(set) var measures: RowMeasures
  private(set) var settings: RowSettings
  private(set) var stock = RowStock()
  private(set) var standing = StandingRows()
  private(set) var hold = HeldAnchor()
  private(set) var kept = KeptRows()
  private(set) var budget = RowBudget()
  /// Where the rows were placed at last.
  private(set) var report: GeometryReport?
  /// Whether enough rows were measured to fill what is seen once.
  private(set) var isFilled = false
  /// Whether something that the list of rows was made of has changed.
  private(set) var isStale = false
  private(set) weak var element: Element?
  private(set) weak var scroll: ScrollState?
  /// What rows found in the environment at the latest update.
  private var rowEnvironment: EnvironmentValues?
  private var made: (layout: AnyLayout, node: Node)?
  /// How often the rows were listed, and what ends what was noted of it.
  private var reading = 0
  private let end = TrackingEnd()

  isolated deinit { end.end(reading) }

  init(_ element: Element, axis: Axis, spacing: CGFloat) {
    self.element = element
    settings = RowSettings(RowArrangement(axis: axis, spacing: spacing))
    measures = RowMeasures(settings.arrangement)
    element.graph.readGeometry(of: element.id) { [weak self] in self?.adoptReport($0) }
  }

  /// The node whose layout places the rows.
  var id: Node.ID? { element?.id }

  var axis: Axis { measures.arrangement.axis }

  package var rows: RowList { listing.rows }

  /// The rows that stand in the tree beside each other.
  package var range: Range<Int> { standing.range }

  /// The node of the stack: the same object while nothing about it changes.
  func node(_ element: Element, _ layout: AnyLayout) -> Node {
    let leaving = element.departures?.going.flatMap(\.element.shownOutputs) ?? []
    let inside = range.compactMap { stock[$0]?.leaving }
    let children = leaving + inside + range.compactMap { stock[$0]?.node }
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

  // MARK: Settings

  /// Takes over what the container asks of its rows, and its scroll view.
  func adoptSettings(_ settings: RowSettings, in scroll: ScrollState?) {
    self.settings = settings
    follow(scroll)
    arrange(settings.arrangement)
  }

  private func follow(_ next: ScrollState?) {
    if next !== scroll {
      let key = ObjectIdentifier(self)
      scroll?.movement.observers[key] = nil
      next?.movement.observers[key] = { [weak self] in self?.review() }
      scroll = next
    }
    next?.add(self)
  }

  private func arrange(_ next: RowArrangement) {
    let isSame = next.isLike(measures.arrangement)
    if !isSame {
      holdPlace()
      if measures.breadth != nil { stock.forgetLengths() }
    }
    measures.arrange(rows, as: next)
    if !isSame, next.isGrid { restore(heldAnchors ?? []) }
  }

  // MARK: Rows

  /// Lists the rows of `content`; a change of what that read makes the list stale.
  func read<Content: View>(_ content: Content) -> RowList {
    isStale = false
    reading += 1
    let current = reading
    defer { end.end(current - 1) }
    return withObservationTracking {
      end.recordRead(current)
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
  func adoptRows(_ next: RowList) {
    let (anchors, old) = (anchors(), rows)
    let isReordered =
      old.count != next.count || !measures.hasLines(of: next) || !stock.stands(in: next)
    listing.replace(with: next, isReordered: isReordered)
    guard isReordered else { return }
    hold.release()
    stock.release()
    restore(anchors, moved: measures.move(from: old, to: next, finding: anchors))
  }

  // MARK: Lengths

  private func adoptReport(_ report: GeometryReport) {
    let isNew = report != self.report
    self.report = report
    if isNew { measure(report) }
    review()
  }

  /// Takes over the lengths of the rows in the tree.
  private func measure(_ report: GeometryReport) {
    guard report.children.count == range.count else { return }
    let before = anchors(count: 1)
    if spreadLines(breadth: report.size[axis.crossing]) {
      element?.invalidate()
      element?.graph.needsAnotherPass()
      return
    }
    let anchors = heldAnchors ?? before
    guard adoptLengths(lengths(in: report)) else { return }
    restore(anchors)
    element?.rebuild()
    element?.graph.needsAnotherPass()
  }

  /// Takes over another breadth; whether other rows stand beside each other now.
  private func spreadLines(breadth: CGFloat) -> Bool {
    guard breadth != measures.breadth else { return false }
    if measures.arrangement.isGrid { holdPlace() }
    if measures.breadth != nil { stock.forgetLengths() }
    guard measures.spread(rows, over: breadth) else { return false }
    restore(heldAnchors ?? [])
    return true
  }

  /// Takes over how long lines are; whether that moves any.
  private func adoptLengths(_ lengths: [(line: Int, length: CGFloat)]) -> Bool {
    var isChanged = measures.estimateIsStale && !range.isEmpty
    if !isFilled || isChanged, !range.isEmpty { measures.estimate(by: lengths.map(\.length)) }
    for (line, length) in lengths where measures.set(length, ofLine: line) { isChanged = true }
    if !isFilled, let view = view?.filling(scroll, axis) {
      isFilled = range.contains(measures.plan(view, reach: .seen).seen)
    }
    return isChanged
  }

  /// Takes over the length of a row that was measured elsewhere; what is in sight stays in place.
  func set(_ length: CGFloat, of row: Int) {
    stock[row]?.measured(length)
    guard let longest = lengthOfLine(with: row, of: length) else { return }
    let anchors = anchors(count: 1)
    guard measures.set(longest, ofLine: measures.lines.line(of: row)) else { return }
    restore(anchors)
    element?.rebuild()
  }

  // MARK: Places

  /// Has the row at the edge hold its place, and as much of its line be beyond the edge, however
  /// lines are made now.
  private func holdPlace() {
    guard heldAnchors == nil, let scroll else { return }
    hold.hold(anchors(count: 1).first?.scaling, at: scroll.offset[axis])
  }

  /// Scrolls so that an anchor is where it was, now that it has a number.
  func keepPlace(of anchor: RowAnchor, at row: Int) {
    guard let scroll, let report else { return }
    let length = measures.extents[measures.lines.line(of: row)]
    let edge = anchor.edge(forLineAt: measures.start(of: row), length: length)
    let before = scroll.offset[axis]
    let way = edge - place(ofOffset: before, in: report)
    scroll.shift(axis, by: isReversed ? -way : way)
    hold.carry(from: before, to: scroll.offset[axis])
  }

  // MARK: Kept rows

  /// The focus has come to a row, or has left the stack.
  func keepRow(focused row: Int?) {
    if kept.focus(row, in: rows), !standing.floating.isEmpty { element?.invalidate() }
  }

  /// Has a row stand in the tree with the next update.
  func want(_ row: Int) {
    kept.want(row, in: rows)
    element?.invalidate()
  }

  /// Lets a row go that the focus did not come to.
  func forgetWanted() { if kept.forgetWanted() { element?.invalidate() } }

  // MARK: Update

  /// Brings the existing rows in line with where the scroll view is.
  func update<Style: RowStyle>(_ element: Element, style: Style) {
    let plan = plan()
    let leaving = claimOrphans(for: plan)
    let make = { (slot: RowSlot) in self.evaluate(slot, in: element, style: style) }
    standing.stand(in: standing(in: plan))
    for row in range { bring(row, in: element, make) }
    extend(in: element, to: plan.display, make)
    standing.float(apart(from: range))
    for row in standing.floating { bring(row, in: element, make) }
    let isDone = makeAhead(plan, in: element, make)
    leave()
    fadeIn(in: element)
    let existing = stock.inOrder
    element.setChildren(existing.compactMap(\.element), departing: leaving)
    handOnEnvironment(of: element)
    for slot in existing { slot.presence.set(standing.contains(slot.row)) }
    element.rebuild()
    if !isDone { element.graph.tick(element) }
  }

  /// Gives rows from before the latest list their new numbers; those that are not near are dropped.
  ///
  /// - Returns: the elements of those dropped that were in the tree.
  private func claimOrphans(for plan: RowPlan) -> Set<ObjectIdentifier> {
    guard stock.hasOrphans else { return [] }
    let near = [plan.display, plan.preload, plan.landing].joined()
    for row in Array(near) + apart(from: plan.seen) { stock.claim(rows.key(row), as: row) }
    let left = stock.takeOrphans().filter(\.presence.isIn)
    return Set(left.compactMap(\.element).map(ObjectIdentifier.init))
  }

  /// The rows that stand in the tree beside a range, each at its own place.
  private func apart(from range: Range<Int>) -> [Int] {
    floatingRows(beside: range) + kept.beside(range, in: rows)
  }

  /// Lets rows beside those in the tree enter that cost nothing any more.
  private func extend(
    in element: Element, to display: Range<Int>, _ make: (RowSlot) -> Void
  ) {
    let isAfter = (view?.direction ?? 0) >= 0
    for isAfter in [isAfter, !isAfter] {
      while let row = standing.next(in: display, isAfter: isAfter),
        mayEnter(lineOf: row, element.graph)
      {
        let line = measures.line(with: row)
        for row in line { bring(row, in: element, make) }
        standing.extend(over: line)
      }
    }
  }

  /// Has a row stand in the tree with its latest view.
  private func bring(_ row: Int, in element: Element, _ make: (RowSlot) -> Void) {
    let slot = slot(row, in: element)
    if slot.listing != listing.number { make(slot) }
    slot.enter()
  }

  /// Makes a few of the rows that will be wanted; false when more are to follow.
  private func makeAhead(
    _ plan: RowPlan, in element: Element, _ make: (RowSlot) -> Void
  ) -> Bool {
    guard let view, isFilled else { return true }
    for row in plan.ahead(of: range, direction: view.direction) {
      if let slot = stock[row], slot.listing == listing.number { continue }
      guard hasBudget(element.graph) else { return false }
      make(slot(row, in: element))
    }
    return true
  }

  private func slot(_ row: Int, in element: Element) -> RowSlot {
    if let known = stock[row] { return known }
    let slot = RowSlot(rows.key(row), row: row, presence: Presence(in: element.presence))
    if !stock.add(slot) {
      element.graph.report(.duplicateID(id: "\(slot.key)", container: element.containerName))
    }
    return slot
  }

  private func evaluate<Style: RowStyle>(_ slot: RowSlot, in element: Element, style: Style) {
    budget.spend(in: element.graph.frameNumber)
    slot.setElement(style.element(of: slot, in: rows, parent: element), from: listing.number)
  }

  /// Drops the rows that are no longer near.
  private func leave() {
    guard let staying else { return }
    let standing = standing
    stock.dropAll { !standing.contains($0.row) && !staying.contains($0.row) }
  }

  /// Fades rows in that the list before did not have, under an animation.
  private func fadeIn(in element: Element) {
    let fresh = stock.takeFresh()
    defer { listing.forgetFormer() }
    guard listing.hasArrivals else { return }
    let arrived = fresh.filter {
      range.contains($0.row) && !listing.wasThere($0.key, near: $0.row)
    }
    for item in arrived.compactMap(\.element).flatMap(\.transitionItems) {
      element.graph.transitions.show(item)
    }
  }

  /// Lets rows that were not made again find what changed in the environment since the last update.
  private func handOnEnvironment(of element: Element) {
    let environment = element.environment
    let known = rowEnvironment
    rowEnvironment = environment
    guard let known, !environment.isSame(as: known) else { return }
    for row in element.shownChildren {
      row.adoptEnvironment(environment, force: false)
      row.transition?.host?.adoptEnvironment(environment, force: false)
    }
  }
}
