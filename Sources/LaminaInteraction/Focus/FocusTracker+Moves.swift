import LaminaDisplay
package import LaminaGeometry

/// How keys move the focus.
extension FocusTracker {
  /// Moves the focus by one in reading order, wrapping at the ends; in a lazy stack to rows that
  /// are not there yet.
  package func move(by step: Int) -> Bool {
    graph.rows?.returnsToRow { _ = self.move(by: step) } == true
      || move(by: step, until: graph.now + Self.patience)
  }

  /// How long may pass before a row that was asked for is given up, in seconds.
  package static let patience: TimeInterval = 1

  private func move(by step: Int, until deadline: TimeInterval) -> Bool {
    let order = graph.focusOrder
    guard !order.isEmpty else { return false }
    let last = step > 0 ? order[0] : order[order.count - 1]
    guard let focused, let place = order.firstIndex(of: focused) else {
      let next = placeInList(step, order) ?? trail?.next(step, in: order) ?? last
      if !entersRow(of: next, step, until: deadline) { focus(next, byKeyboard: true) }
      return true
    }
    if bringsRows(after: focused, step, before: neighbour(place, step, order: order)) {
      return true
    }
    if step > 0, graph.rows?.list(focused)?.isSelectable == true,
      awaitsRow(of: focused, step, until: deadline)
    {
      return true
    }
    let next = neighbour(place, step, order: order) ?? last
    if !entersRow(of: next, step, until: deadline) { focus(next, byKeyboard: true) }
    return true
  }

  /// Waits for the row that stands for a list without a selection.
  private func entersRow(of id: Node.ID, _ step: Int, until deadline: TimeInterval) -> Bool {
    graph.rows?.list(id)?.isSelectable == false && awaitsRow(of: id, step, until: deadline)
  }

  /// What Tab comes to in the list that lost the row with the focus.
  private func placeInList(_ step: Int, _ order: [Node.ID]) -> Node.ID? {
    guard let id = trail?.list, graph.rows?.list(id) != nil,
      let path = graph.prepared?.root.path(to: id),
      let list = path.last
    else { return nil }
    let stops = Set(FocusOrder(graph: graph).stops(in: list) + [id])
    return step > 0 ? order.first(where: stops.contains) : order.last(where: stops.contains)
  }

  /// Brings the current row of the list `id` in sight when it is not in the tree, and moves on once
  /// it is; false where there is nothing to wait for.
  private func awaitsRow(of id: Node.ID, _ step: Int, until deadline: TimeInterval) -> Bool {
    guard graph.now <= deadline, let list = graph.rows?.list(id), let row = list.awaitedRow,
      list.holdsStops
    else {
      return false
    }
    list.reveal(row)
    let origin = focused
    graph.afterUpdate { [weak self, weak graph] in
      guard let self, graph != nil, focused == origin else { return }
      _ = move(by: step, until: deadline)
    }
    return true
  }

  /// What comes next in an order; nil beyond its ends.
  private func neighbour(_ place: Int, _ step: Int, order: [Node.ID]) -> Node.ID? {
    order.indices.contains(place + step) ? order[place + step] : nil
  }

  // MARK: Sections

  /// Moves the focus to the nearest view in a direction within the innermost enclosing section that
  /// has one there.
  func move(towards direction: MoveCommandDirection) -> Bool {
    guard let focused, let root = graph.prepared?.root, let path = root.path(to: focused) else {
      return false
    }
    let places = FocusPlaces(root, scrollables: graph.scrollables)
    guard let start = places[focused] else { return false }
    for section in path.reversed()
    where section.node.traits.interaction.contains(.focusSection) {
      let stops = FocusOrder(graph: graph).stops(in: section)
      let distances = stops.compactMap { stop in
        places[stop].flatMap { direction.distance(from: start, to: $0) }.map { (stop, $0) }
      }
      guard let nearest = distances.min(by: { $0.1 < $1.1 }) else { continue }
      focus(nearest.0, byKeyboard: true)
      return true
    }
    return false
  }

  // MARK: Rows

  /// How many frames may pass before rows that were asked for are given up.
  private static let rowTries = 30

  /// Brings a row in sight that follows the one with the focus in its lazy stack and is not in the
  /// tree yet, and moves on once it is; false where there is none.
  private func bringsRows(after focused: Node.ID, _ step: Int, before next: Node.ID?) -> Bool {
    guard let reveal = missingRow(after: focused, step, before: next) else { return false }
    reveal()
    pursue(from: focused, step, tries: Self.rowTries)
    return true
  }

  private func pursue(from focused: Node.ID, _ step: Int, tries: Int) {
    graph.afterUpdate { [weak self, weak graph] in
      guard let self, let graph, self.focused == focused else { return }
      let order = graph.focusOrder
      guard let place = order.firstIndex(of: focused) else { return }
      let next = neighbour(place, step, order: order)
      if tries > 0, let reveal = missingRow(after: focused, step, before: next) {
        reveal()  // What came has nothing to focus.
        return pursue(from: focused, step, tries: tries - 1)
      }
      focus(next ?? (step > 0 ? order.first : order.last), byKeyboard: true)
    }
  }

  /// What brings the row beside that with the focus in sight; nil where it is in the tree, or none.
  private func missingRow(
    after focused: Node.ID, _ step: Int, before next: Node.ID?
  ) -> (() -> Void)? {
    guard let path = graph.prepared?.root.path(to: focused) else { return nil }
    return graph.rows?.missingRow(beside: path, step, before: next)
  }
}

/// Where the views are that take the focus, in the window's coordinates.
@MainActor
struct FocusPlaces {
  private var frames: [Node.ID: CGRect] = [:]
  private let scrollables: (any Scrollables)?

  init(_ root: PreparedNode, scrollables: (any Scrollables)?) {
    self.scrollables = scrollables
    add(root, at: root.frame.origin)
  }

  subscript(id: Node.ID) -> CGRect? { frames[id] }

  private mutating func add(_ node: PreparedNode, at origin: CGPoint) {
    if node.node.traits.interaction.contains(.focusable) || scrollables?.takesFocus(node) == true {
      frames[node.node.id] = CGRect(origin: origin, size: node.frame.size)
    }
    let offset = scrollables?.offset(of: node.node.id) ?? .zero
    for child in node.children {
      let frame = scrollables?.shownFrame(of: child) ?? child.frame
      add(
        child,
        at: CGPoint(x: origin.x + frame.minX - offset.x, y: origin.y + frame.minY - offset.y))
    }
  }
}

extension MoveCommandDirection {
  /// How far a rectangle lies in this direction of another; nil when it does not lie there.
  ///
  /// What lies aside counts twice as far.
  nonisolated func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
    let slack: CGFloat = 1
    let ahead: CGFloat
    switch self {
    case .right: ahead = end.minX - start.maxX
    case .left: ahead = start.minX - end.maxX
    case .down: ahead = end.minY - start.maxY
    case .up: ahead = start.minY - end.maxY
    }
    guard ahead >= -slack else { return nil }
    let isHorizontal = self == .left || self == .right
    let aside =
      isHorizontal
      ? max(start.minY, end.minY) - min(start.maxY, end.maxY)
      : max(start.minX, end.minX) - min(start.maxX, end.maxX)
    let centres = isHorizontal ? abs(start.midY - end.midY) : abs(start.midX - end.midX)
    return ahead + 2 * max(0, aside) + centres / 100
  }
}
