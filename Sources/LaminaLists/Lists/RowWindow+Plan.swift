import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Which rows are due, and how many may be made.
extension RowWindow {
  /// How many lines are made in one frame that are not seen yet, at least and at most.
  private static let aheadPerFrame = 2...8
  /// How many lines are all made where nothing scrolls them, or offers them a breadth: what stands around
  /// the rows goes by how long they are together, or how broad, and must not go by which were seen.
  private static let mostUnscrolled = 64
  /// By how many viewports rows may stay behind before they leave.
  private static let lag: CGFloat = 0.25
  /// By how many viewports what is kept ahead may shrink before it is filled up again.
  private static let slack: CGFloat = 0.15

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

  /// The rows that are due; until what is seen was filled once, few more than are known, as it is
  /// not known yet how long rows are.
  func plan(slack: CGFloat = 0) -> RowPlan {
    let lines = measures.lines
    let extents = measures.extents
    if isWhole { return RowPlan(all: lines.rows(of: 0..<lines.count)) }
    guard let view else { return RowPlan() }
    if isFilled {
      let plan = RowPlan(extents, view, reach: settings.reach, slack: slack)
      return plan.reaching(over: lines.lines(of: range), extents).rows(lines)
    }
    var plan = RowPlan(extents, view.filling(scroll, axis), reach: .seen)
    plan.seen = plan.seen.prefix(max(2, 2 * lines.lines(of: range).count))
    plan.display = plan.seen
    plan.preload = plan.seen
    return plan.rows(lines)
  }

  /// The rows that may stay: more than are due, so that those at the edge do not come and go.
  var staying: RowPlan? {
    if isWhole { return plan() }
    return view.map { measures.plan($0, reach: settings.reach, slack: -Self.lag) }
  }

  /// Whether all rows are made.
  private var isWhole: Bool {
    guard isFew else { return false }
    return settings.isCandidate || report != nil && (scroll?.scrolls(axis) != true || followsRows)
  }

  /// Whether the rows are so few that all of them are made where it matters.
  private var isFew: Bool { measures.lines.count <= Self.mostUnscrolled }

  /// Whether nothing offers a breadth: it is that of the broadest row.
  private var followsRows: Bool {
    report?.ideal[axis.crossing] != nil && !measures.arrangement.isGrid
  }

  /// Whether guides of the rows are guides of the whole: where that does not go by where one has scrolled.
  var setsGuides: Bool { isFew && scroll?.scrolls(axis) != true }

  /// How broad the rows are in a report, where those are broad that are in the tree; nil else.
  func ownBreadth(in report: GeometryReport) -> CGFloat? {
    isFew || !followsRows ? nil : report.ideal[axis.crossing]
  }

  /// Asks for an update when rows are due: now, or in the next frame for what is not seen.
  func review() {
    guard let element, view != nil else { return }
    let plan = plan(slack: Self.slack)
    if !range.contains(plan.seen) || isReadyBeside(plan.display) {
      element.invalidate()
    } else if !stock.holds(plan.preload) || !stock.holds(plan.landing) {
      if hasBudget(element.graph) { element.invalidate() } else { element.graph.tick(element) }
    }
  }

  /// Whether a row could enter.
  private func isReadyBeside(_ display: Range<Int>) -> Bool {
    for row in [range.upperBound, range.lowerBound - 1] {
      if display.contains(row), isReady(lineOf: row) { return true }
    }
    return false
  }

  /// Whether the row and those beside it need no more work to enter.
  private func isReady(lineOf row: Int) -> Bool {
    for row in measures.line(with: row) where !isReady(row) { return false }
    return true
  }

  /// Whether the row and those beside it may enter: ready, or few where no worker makes them ready.
  func mayEnter(lineOf row: Int, _ graph: ViewGraph) -> Bool {
    isReady(lineOf: row) || settings.reach == .display && hasBudget(graph)
  }

  /// What is seen, and what stands beside it from before.
  func standing(in plan: RowPlan) -> Range<Int> {
    guard !plan.seen.isEmpty, let loose = staying?.display else { return 0..<0 }
    var first = plan.seen.lowerBound
    var end = plan.seen.upperBound
    while first > loose.lowerBound, let line = wasIn(lineOf: first - 1) { first = line.lowerBound }
    while end < loose.upperBound, let line = wasIn(lineOf: end) { end = line.upperBound }
    return first..<end
  }

  /// The rows beside `row`, itself among them, if all were in the tree; else nil.
  private func wasIn(lineOf row: Int) -> Range<Int>? {
    let line = measures.line(with: row)
    return line.allSatisfy { stock[$0]?.isIn == true } ? line : nil
  }

  /// Whether one more row may be made in this frame that is not seen yet: those of as many lines as
  /// go by in a frame, and, where these are cheap, of one more.
  func hasBudget(_ graph: ViewGraph) -> Bool {
    let velocity = abs(scroll?.heading.velocity[axis] ?? 0)
    let passing = velocity / 60 / max(1, measures.extents.estimate)
    let needed = Int(min(passing.rounded(.up), 100))
    let lines = min(max(needed + 1, Self.aheadPerFrame.lowerBound), Self.aheadPerFrame.upperBound)
    let tracks = max(1, measures.tracks.count)
    let limit = RowBudget.Limit(
      needed: min(max(needed, 1), lines) * tracks, most: lines * tracks)
    return budget.allows(limit, in: graph.frameNumber)
  }
}

extension RowPlan.View {
  /// What must be measured before the first frame: what is seen, and half a screenful around it
  /// where that shall be the middle of it all.
  func filling(_ scroll: ScrollState?, _ axis: Axis) -> RowPlan.View {
    guard let anchor = scroll?.traits.anchors[.initialOffset]?[axis], anchor > 0, anchor < 1 else {
      return self
    }
    var view = self
    view.origin -= length / 2
    view.length += length
    return view
  }
}
