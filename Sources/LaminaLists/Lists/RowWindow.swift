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
package final class RowWindow {
  package private(set) var rows = ViewList()
  private(set) var measures: RowMeasures
  @exclusivity(unchecked) private(set) var settings: RowSettings
  private(set) var stock = RowStock()
  private(set) var standing = StandingRows()
  private(set) var hold = HeldAnchor()
  private(set) var kept = KeptRows()
  private(set) var budget = RowBudget()
  /// What was before the latest commit, if its changes move.
  private(set) var former: FormerRows?
  /// Where the rows were placed at last.
  @exclusivity(unchecked) private(set) var report: GeometryReport?
  /// How broad the rows are that were in the tree, where nothing offers a breadth and not all are made: so
  /// that how long rows are, and which are seen, settles.
  private(set) var broadest: CGFloat?
  /// Whether enough rows were measured to fill what is seen once.
  private(set) var isFilled = false
  /// Whether something that the list of rows was made of has changed.
  private(set) var isStale = true
  /// The rows, as the views among them see it.
  private(set) lazy var views = LazyViews { [weak self] in self?.listAgain() }
  private(set) weak var element: Element?
  package private(set) weak var scroll: ScrollState?
  /// What rows found in the environment at the latest update.
  private var rowEnvironment: EnvironmentValues?
  private var made: (layout: AnyLayout, node: Node)?
  /// How often the rows were listed, and what ends what was noted of it.
  private(set) var reading = 0
  private let end = TrackingEnd()

  isolated deinit {
    end.end(reading)
    scroll?.movement.observers[ObjectIdentifier(self)] = nil
  }

  init(_ element: Element, axis: Axis, spacing: CGFloat) {
    self.element = element
    settings = RowSettings(arrangement: RowArrangement(axis: axis, spacing: spacing))
    measures = RowMeasures(settings.arrangement)
    element.graph.readGeometry(of: element.id) { [weak self] in self?.adoptReport($0) }
  }

  /// The node whose layout places the rows.
  var id: Node.ID? { element?.id }

  var axis: Axis { measures.arrangement.axis }

  /// The rows that stand in the tree beside each other.
  package var range: Range<Int> { standing.range }

  /// The node of the stack: the same object while nothing about it changes.
  func node(_ element: Element, _ layout: AnyLayout) -> Node {
    let children = shownNodes
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

  /// The nodes of the rows in the tree, and of what has left, in order.
  private var shownNodes: [Node] {
    var nodes: [Node] = []
    content?.eachShown { element, isLeaving in
      if isLeaving {
        nodes += element.shownOutputs
      } else if let slot = stock[element], range.contains(slot.row) {
        nodes += slot.shown
      }
    }
    return nodes
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

  /// The element of what holds the rows.
  private var content: Element? { element?.children.first }

  /// There may be other rows.
  private func listAgain() {
    isStale = true
    element?.invalidate()
  }

  /// How often rows are listed again because views stand for more or fewer than was taken for granted, and
  /// how often while each time more turn out to be none.
  private static let tries = 4
  private static let looks = 24

  /// Lists the rows of `view`, until it is known of all of them how many they are.
  private func list<Content: View>(_ view: Content, in content: Element) {
    isStale = false
    content.evaluateStructure()
    for _ in 0..<Self.tries {
      views.hasMiscounted = false
      let rows = read(view, in: content)
      rows.makeUnknown(in: content)
      if !views.hasMiscounted { return adoptRows(rows) }
    }
    adoptRows(read(view, in: content))
  }

  /// Lists the rows of `content`; a change of what that read makes the list stale.
  private func read<Content: View>(_ view: Content, in content: Element) -> ViewList {
    reading += 1
    let current = reading
    defer { end.end(current - 1) }
    return withObservationTracking {
      end.recordRead(current)
      return ViewList(view.viewList(at: ViewPath(), in: content))
    } onChange: { [weak self] in
      MainActor.whenPossible {
        guard !TrackingEnd.isEnding else { return }
        self?.listAgain()
      }
    }
  }

  /// Takes over new content: heights stay with their rows, and what is in sight stays in place.
  /// - Complexity: O(measured rows + difference of the counts).
  private func adoptRows(_ next: ViewList) {
    let (anchors, old) = (anchors(), rows)
    let lines = measures.newLines(of: next)
    let isReordered = old.count != next.count || lines != nil || !stock.stands(in: next)
    rows = next
    guard isReordered else { return }
    broadest = nil
    hold.release()
    restore(anchors, moved: measures.move(from: old, to: next, in: lines, finding: anchors))
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
    if let breadth = ownBreadth(in: report) { broadest = max(breadth, broadest ?? 0) }
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
    if !isFilled || isChanged, !range.isEmpty { measures.estimate(by: lengths) }
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

  /// A commit begins, whose changes may move.
  func beginCommit(isAnimated: Bool) {
    let offset = isAnimated ? scroll?.offset[axis] : nil
    former = offset.map { FormerRows(rows, measures, offset: $0, stock) }
  }

  // MARK: Kept rows

  /// The focus has come to a row, or has left the stack.
  func keepRow(focused row: Int?) {
    if kept.focus(row, in: rows), !standing.floating.isEmpty { element?.invalidate() }
  }

  /// Has a row stand in the tree with the next update.
  package func want(_ row: Int) {
    kept.want(row, in: rows)
    element?.invalidate()
  }

  /// Lets a row go that the focus did not come to.
  package func forgetWanted() { if kept.forgetWanted() { element?.invalidate() } }

  // MARK: Update

  /// Brings the rows in line with their content, and with where the scroll view is; calls `onList` when
  /// they were listed again.
  func update<Content: View>(_ element: Element, _ view: Content, onList: () -> Void) {
    views.isAtWork = true
    defer { views.isAtWork = false }
    if element.hasNewView || element.children.isEmpty {
      element.setChild(0, to: view)
      isStale = true
    } else {
      handOnEnvironment(of: element)
    }
    rowEnvironment = element.environment
    guard let content else { return }
    var isDone = true
    // Rows that turn out to be none let others move up: twice as many are looked at each time.
    var further = 0
    for number in 0..<Self.looks where number < Self.tries || further > 0 {
      let (isListed, count) = (isStale, rows.count)
      if isListed {
        list(view, in: content)
        onList()
      }
      isDone = make(in: element, content, isListed: isListed)
      if !views.hasMiscounted { break }
      further = rows.count < count ? max(range.count, 2 * further) : 0
      if further > 0 { look(further, in: content) }
      isStale = true
    }
    let isSettled = settle(in: content)
    element.rebuild()
    if isStale { element.invalidate() }
    if !isDone || !isSettled { element.graph.tick(element) }
  }

  /// Makes the rows that are due; false when more are to follow.
  private func make(in element: Element, _ content: Element, isListed: Bool) -> Bool {
    let plan = plan()
    if isListed { claim(plan, in: content) }
    standing.stand(in: standing(in: plan))
    make(range, in: content)
    extend(in: element, to: plan.display)
    standing.float(apart(from: range))
    for row in standing.floating { make(row..<row + 1, in: content) }
    return makeAhead(plan, in: element)
  }

  /// Has rows beside those in the tree exist, to learn how many views they are.
  private func look(_ count: Int, in content: Element) {
    let (first, end) = (max(0, range.lowerBound - count), min(rows.count, range.upperBound + count))
    if first < end { rows.make(first..<end, in: content) }
  }

  /// Has rows that exist be known by their numbers in another list.
  private func claim(_ plan: RowPlan, in content: Element) {
    for rows in [plan.display, plan.preload, plan.landing] { self.rows.claim(rows, in: content) }
    for row in apart(from: plan.seen) { rows.claim(row..<row + 1, in: content) }
    stock.adopt(rows.views(in: content), of: rows, isSame: false)
  }

  /// Has rows exist with their latest views.
  private func make(_ wanted: Range<Int>, in content: Element) {
    let count = wanted.count { stock[$0]?.isCurrent != true }
    let before = content.graph.counters.total
    rows.make(wanted, in: content)
    budget.spend(
      count, bodies: content.graph.counters.total - before, in: content.graph.frameNumber)
  }

  /// How far from those in the tree rows may wait for a frame that makes none.
  private static let lingering = 12

  /// Lets rows go that are no longer near, and shows those that stand in the tree; false when more are to
  /// follow: what a frame makes is enough for it, and rows that are not far yet go in one that makes none.
  private func settle(in content: Element) -> Bool {
    let near = staying.map { [$0.display, $0.preload, $0.landing, range] } ?? []
    let kept = near.filter { !$0.isEmpty } + standing.floating.map { $0..<$0 + 1 }
    let waits = budget.hasSpent(in: content.graph.frameNumber)
    let around = range.lowerBound - Self.lingering..<range.upperBound + Self.lingering
    rows.present(in: content) { numbers in standing.overlaps(numbers) }
    rows.settle(
      keeping: kept.isEmpty || rows.count == 0
        ? [0..<rows.count] : waits ? kept + [around.clamped(to: 0..<rows.count)] : kept,
      in: content)
    stock.adopt(rows.views(in: content), of: rows, isSame: true)
    for slot in stock.inOrder { slot.present(standing.contains(slot.row)) }
    return !waits || stock.inOrder.allSatisfy { slot in kept.contains { $0.contains(slot.row) } }
  }

  /// The rows that stand in the tree beside a range, each at its own place.
  private func apart(from range: Range<Int>) -> [Int] {
    floatingRows(beside: range) + kept.beside(range, in: rows)
  }

  /// Lets rows beside those in the tree enter that cost nothing any more.
  private func extend(in element: Element, to display: Range<Int>) {
    guard let content else { return }
    let isAfter = (view?.direction ?? 0) >= 0
    for isAfter in [isAfter, !isAfter] {
      while let row = standing.next(in: display, isAfter: isAfter),
        mayEnter(lineOf: row, element.graph)
      {
        let line = measures.line(with: row)
        make(line, in: content)
        standing.extend(over: line)
      }
    }
  }

  /// Makes a few of the rows that will be wanted; false when more are to follow.
  private func makeAhead(_ plan: RowPlan, in element: Element) -> Bool {
    guard let view, let content, isFilled else { return true }
    for row in plan.ahead(of: range, direction: view.direction)
    where stock[row]?.isCurrent != true {
      guard hasBudget(element.graph) else { return false }
      make(row..<row + 1, in: content)
    }
    return true
  }

  /// Lets rows find what changed in the environment since the last update.
  private func handOnEnvironment(of element: Element) {
    let environment = element.environment
    guard let known = rowEnvironment, !environment.isSame(as: known) else { return }
    for child in element.shownChildren {
      child.adoptEnvironment(environment, force: false)
    }
  }
}
