import LaminaDisplay
import LaminaGeometry

extension RowWindow {
  /// How many lines are made in one frame that nobody sees yet, at least and at most.
  private static let aheadPerFrame = 2...8
  /// By how many viewports rows may stay behind before they leave.
  private static let lag: CGFloat = 0.25

  /// Brings the existing rows in line with where the scroll view is.
  func update<Style: RowStyle>(_ element: Element, style: Style) {
    let plan = plan()
    let leaving = claimOrphans(for: plan)
    let make = { (slot: RowSlot) in self.evaluate(slot, in: element, style: style) }
    range = standing(in: plan)
    for row in range { bring(row, in: element, make) }
    extend(in: element, to: plan.display, make)
    floating = floatingRows(beside: range) + keptRows(beside: range)
    for row in floating { bring(row, in: element, make) }
    let isDone = makeAhead(plan, in: element, make)
    leave()
    let existing = slots.values.sorted { $0.row < $1.row }
    fadeIn(in: element)
    element.setChildren(existing.compactMap(\.element), departing: leaving)
    handOnEnvironment(of: element)
    for slot in existing { slot.presence.set(stands(slot.row)) }
    element.rebuild()
    if !isDone { element.graph.tick(element) }
  }

  /// Lets rows that were not made anew find what changed in the environment since the last update.
  private func handOnEnvironment(of element: Element) {
    let environment = element.environment
    let known = rowEnvironment
    rowEnvironment = environment
    guard let known, !environment.isSame(as: known) else { return }
    for row in element.shownChildren {
      row.adopt(environment, force: false)
      row.transition?.host?.adopt(environment, force: false)
    }
  }

  /// Whether a row is in the tree.
  func stands(_ row: Int) -> Bool { range.contains(row) || floating.contains(row) }

  /// Asks for an update when rows are due: now, or in the next frame for what nobody sees.
  func review() {
    guard let element, view != nil else { return }
    let plan = plan(slack: Self.slack)
    if !range.contains(plan.seen) || isReadyBeside(plan.display) {
      element.invalidate()
    } else if ![plan.preload, plan.landing].joined().allSatisfy({ slots[$0] != nil }) {
      if hasBudget(element.graph) { element.invalidate() } else { element.graph.tick(element) }
    }
  }

  /// Whether a row could enter.
  private func isReadyBeside(_ display: Range<Int>) -> Bool {
    [range.upperBound, range.lowerBound - 1].contains { row in
      display.contains(row) && isReady(lineOf: row)
    }
  }

  /// The rows that are due; until what is seen was filled once, few more than are known, as nobody
  /// knows yet how long rows are.
  private func plan(slack: CGFloat = 0) -> RowPlan {
    guard let view else { return RowPlan() }
    if isFilled {
      let plan = RowPlan(extents, view, reach: reach, slack: slack)
      return plan.reaching(over: lines.lines(of: range), extents).rows(lines)
    }
    var plan = RowPlan(extents, view.filling(scroll, axis), reach: .seen)
    plan.seen = plan.seen.prefix(max(2, 2 * lines.lines(of: range).count))
    (plan.display, plan.preload) = (plan.seen, plan.seen)
    return plan.rows(lines)
  }

  // MARK: In the tree

  /// What is seen, and what stands beside it from before.
  private func standing(in plan: RowPlan) -> Range<Int> {
    guard !plan.seen.isEmpty, let view else { return 0..<0 }
    let loose = RowPlan(extents, view, reach: reach, slack: -Self.lag).rows(lines).display
    var (first, end) = (plan.seen.lowerBound, plan.seen.upperBound)
    while first > loose.lowerBound, let line = wasIn(lineOf: first - 1) { first = line.lowerBound }
    while end < loose.upperBound, let line = wasIn(lineOf: end) { end = line.upperBound }
    return first..<end
  }

  /// The rows beside `row`, itself among them, if all were in the tree; else nil.
  private func wasIn(lineOf row: Int) -> Range<Int>? {
    let line = lines.rows(of: lines.line(of: row))
    return line.allSatisfy { slots[$0]?.presence.isIn == true } ? line : nil
  }

  /// Lets rows beside those in the tree enter that cost nothing any more.
  private func extend(
    in element: Element, to display: Range<Int>, _ make: (RowSlot) -> Void
  ) {
    let isAfter = (view?.direction ?? 0) >= 0
    for isAfter in [isAfter, !isAfter] {
      while let row = isAfter
        ? (range.upperBound < display.upperBound ? range.upperBound : nil)
        : (range.lowerBound > display.lowerBound ? range.lowerBound - 1 : nil)
      {
        guard isReady(lineOf: row) || reach == .display && hasBudget(element.graph) else { break }
        let line = lines.rows(of: lines.line(of: row))
        for row in line { bring(row, in: element, make) }
        range = min(range.lowerBound, line.lowerBound)..<max(range.upperBound, line.upperBound)
      }
    }
  }

  /// Whether the row and those beside it need no more work to enter.
  private func isReady(lineOf row: Int) -> Bool {
    lines.rows(of: lines.line(of: row)).allSatisfy { isReady($0) }
  }

  /// Has a row stand in the tree with its latest view.
  private func bring(_ row: Int, in element: Element, _ make: (RowSlot) -> Void) {
    let slot = slot(row, in: element)
    if slot.listing != listing { make(slot) }
    slot.order = nil
    slot.prefetch?.hasEntered()
    slot.prefetch = nil
  }

  // MARK: Ahead

  /// Makes a few of the rows that will be wanted; false when more are to follow.
  private func makeAhead(
    _ plan: RowPlan, in element: Element, _ make: (RowSlot) -> Void
  ) -> Bool {
    guard let view, isFilled else { return true }
    for row in plan.ahead(of: range, direction: view.direction) {
      if let slot = slots[row], slot.listing == listing { continue }
      guard hasBudget(element.graph) else { return false }
      make(slot(row, in: element))
    }
    return true
  }

  /// Whether one more row may be made in this frame that is not seen yet: those of as many lines as
  /// go by in a frame, and of one more.
  private func hasBudget(_ graph: ViewGraph) -> Bool {
    let passing = abs(scroll?.heading.velocity[axis] ?? 0) / 60 / max(1, extents.estimate)
    let wanted = Int(min(passing.rounded(.up), 100)) + 1
    let budget =
      min(max(wanted, Self.aheadPerFrame.lowerBound), Self.aheadPerFrame.upperBound)
      * max(1, tracks.count)
    return evaluated.frame != graph.frameNumber || evaluated.count < budget
  }

  /// Drops the rows that are no longer near.
  private func leave() {
    guard let view else { return }
    let loose = RowPlan(extents, view, reach: reach, slack: -Self.lag).rows(lines)
    for (row, slot) in slots where !stands(row) && !loose.contains(row) { drop(slot) }
  }

  // MARK: Slots

  private func slot(_ row: Int, in element: Element) -> RowSlot {
    if let known = slots[row] { return known }
    let key = rows.key(row)
    if keys.insert(key).inserted == false {
      element.graph.report(.duplicateID(id: "\(key)", container: element.containerName))
    }
    let slot = RowSlot(key, row: row, presence: Presence(in: element.presence))
    slots[row] = slot
    fresh.append(slot)
    return slot
  }

  private func drop(_ slot: RowSlot) {
    keys.remove(slot.key)
    slots[slot.row] = nil
  }

  /// Gives rows from before the latest list their new numbers; those that are not near are dropped.
  ///
  /// - Returns: the elements of those dropped that were in the tree.
  private func claimOrphans(for plan: RowPlan) -> Set<ObjectIdentifier> {
    guard !orphans.isEmpty else { return [] }
    let near = [plan.display, plan.preload, plan.landing].joined()
    let apart = floatingRows(beside: plan.seen) + keptRows(beside: plan.seen)
    for row in Array(near) + apart where slots[row] == nil {
      guard var same = orphans[rows.key(row)], !same.isEmpty else { continue }
      let slot = same.removeFirst()
      orphans[slot.key] = same
      slot.row = row
      slots[row] = slot
    }
    let left = orphans
    orphans = [:]
    var leaving: Set<ObjectIdentifier> = []
    for slot in left.values.joined() {
      let successor = slots[slot.row]
      drop(slot)
      slots[slot.row] = successor
      if slot.presence.isIn, let row = slot.element { leaving.insert(ObjectIdentifier(row)) }
    }
    return leaving
  }

  private func evaluate<Style: RowStyle>(_ slot: RowSlot, in element: Element, style: Style) {
    let number = element.graph.frameNumber
    evaluated = (number, evaluated.frame == number ? evaluated.count + 1 : 1)
    let row = slot.row
    let place = RowPlace(
      index: row, key: slot.key, kind: rows.kind(row), endsSection: rows.endsSection(row))
    let (segment, index) = rows.locate(row)
    element.childPresence = slot.presence
    slot.element = rows.segments[segment].keep(
      index,
      StyledKeeper(style: style, place: place, keeper: SlotKeeper(slot: slot, parent: element)))
    element.childPresence = nil
    slot.listing = listing
  }
}

extension RowPlan.View {
  /// What must be measured before the first frame: what is seen, and half a screenful around it
  /// where that shall be the middle of it all.
  func filling(_ scroll: ScrollState?, _ axis: Axis) -> RowPlan.View {
    guard let anchor = scroll?.anchors[.initialOffset]?[axis], anchor > 0, anchor < 1 else {
      return self
    }
    var view = self
    view.origin -= length / 2
    view.length += length
    return view
  }
}

/// Keeps the element of a slot up to date.
private struct SlotKeeper: RowKeeper {
  let slot: RowSlot
  let parent: Element

  func keep<V: View>(_ view: V) -> Element {
    guard let known = slot.element as? ViewElement<V> else {
      return parent.make(view, parent.environment)
    }
    known.update(to: view, environment: parent.environment)
    return known
  }
}

private struct StyledKeeper<Style: RowStyle>: RowKeeper {
  let style: Style
  let place: RowPlace
  let keeper: SlotKeeper

  func keep<V: View>(_ view: V) -> Element { style.keep(view, as: place, by: keeper) }
}
