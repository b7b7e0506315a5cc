package import LaminaDisplay

/// The lists and lazy stacks of a window, for the focus that goes through their rows.
@MainActor
package final class ListTable: GraphService {
  private unowned let graph: ViewGraph
  private var models: [Node.ID: Weak<ListModel>] = [:]
  private var stacks: [Node.ID: Weak<ListModel>] = [:]

  package init(graph: ViewGraph) { self.graph = graph }

  func add(_ list: ListModel, _ id: Node.ID) { models[id] = Weak(object: list) }

  func add(_ list: ListModel, stack: Node.ID) { stacks[stack] = Weak(object: list) }

  func remove(_ id: Node.ID) {
    models[id] = nil
    stacks = stacks.filter { $0.value.object != nil }
  }

  /// The innermost list among the nodes of a path from the root, with its row there.
  func row(on path: [PreparedNode]) -> (list: ListModel, row: Int)? {
    if stacks.isEmpty { return nil }
    for (stack, row) in zip(path, path.dropFirst()).reversed() {
      guard let list = model(stack: stack.node.id) ?? holder(of: row.node.id),
        let number = list.row(of: row.node.id)
      else { continue }
      return (list, number)
    }
    return nil
  }

  /// The list with a node.
  func model(list id: Node.ID) -> ListModel? { models[id]?.object }

  private func model(stack id: Node.ID) -> ListModel? { Self.stop(stacks[id]) }

  /// The list, when it is one stop of Tab.
  private static func stop(_ list: Weak<ListModel>?) -> ListModel? {
    list?.object.flatMap { $0.isOneStop ? $0 : nil }
  }

  /// The list whose row stands apart from the others, as it has the focus and was scrolled away.
  private func holder(of row: Node.ID) -> ListModel? {
    stacks.values.lazy.compactMap(\.object).first {
      $0.isOneStop && $0.window?.holdsRowApart == true && $0.row(of: row) != nil
    }
  }

  // MARK: Lazy stacks

  /// How many updates may pass before a row that was asked for is given up.
  private static let tries = 30

  /// How many rows at each end are looked into for a view that is wanted.
  private static let searchedRows = 32

  private var windows: [RowWindow] {
    graph.scrolling.states.values.flatMap(\.stacks)
  }

  /// The rows along a path from the root, the innermost first.
  private func rows(on path: [PreparedNode]) -> [(window: RowWindow, row: Int)] {
    if path.isEmpty { return [] }
    let nodes = path.map(\.node.id)
    return windows.compactMap { window in
      nodes.lazy.compactMap(window.row).first.map { (window, $0) }
    }
  }

  private func returnsToRow(tries: Int, then body: @escaping () -> Void) -> Bool {
    guard tries > 0, let focused = graph.focus.focused,
      let path = graph.prepared?.root.path(to: focused),
      let (window, row) = rows(on: path).first(where: \.window.holdsRowApart)
    else { return false }
    window.reveal(row)
    graph.afterUpdate { [weak self, weak graph] in
      guard let self, let graph, graph.focus.focused == focused else { return }
      if !returnsToRow(tries: tries - 1, then: body) { body() }
    }
    return true
  }
}

extension ListTable: FocusableRows {
  package func list(_ id: Node.ID) -> (any ListStop)? { Self.stop(models[id]) }

  package func list(stack id: Node.ID) -> (any ListStop)? { model(stack: id) }

  package func list(on path: [PreparedNode]) -> Node.ID? { row(on: path)?.list.id }

  package func focusMoved(to path: [PreparedNode]) {
    hold(path)
    let kept = rows(on: path)
    for window in windows { window.keepRow(focused: kept.first { $0.window === window }?.row) }
  }

  /// The rows at the end of a path are those that their lists come back to.
  private func hold(_ path: [PreparedNode]) {
    var path = path[...]
    while let (list, row) = row(on: Array(path)) {
      list.hold(row, path)
      path = path.prefix { $0.node.id != list.id }
    }
  }

  package func returnsToRow(then body: @escaping () -> Void) -> Bool {
    returnsToRow(tries: Self.tries, then: body)
  }

  package func wantRow(for value: AnyHashable, where isWanted: (() -> Element?) -> Bool) -> Bool {
    let ids = value.heldIDs
    for window in windows {
      guard
        let row = window.row(of: ids, where: isWanted)
          ?? window.firstRow(among: Self.searchedRows, where: isWanted)
      else { continue }
      window.want(row)
      // With the next update it is there, and the focus that wanted it has come.
      graph.afterUpdate { [weak window, weak graph] in
        graph?.afterUpdate { window?.forgetWanted() }
      }
      return true
    }
    return false
  }

  package func missingRow(
    beside path: [PreparedNode], _ step: Int, before next: Node.ID?
  ) -> (() -> Void)? {
    let windows = windows
    for stack in path.dropLast().reversed() {
      guard let window = windows.first(where: { $0.id == stack.node.id }),
        model(stack: stack.node.id) == nil
      else { continue }
      if let next, stack.path(to: next) != nil { return nil }
      let missing = step > 0 ? window.range.upperBound : window.range.lowerBound - 1
      if (0..<window.rows.count).contains(missing) {
        return { window.reveal(missing) }
      }
    }
    return nil
  }
}

nonisolated extension AnyHashable {
  /// What may be the id of a row: the value, what an optional holds, and what cases carry along.
  fileprivate var heldIDs: [AnyHashable] {
    let value = held ?? self
    let mirror = Mirror(reflecting: value.base)
    guard mirror.displayStyle == .enum, let carried = mirror.children.first?.value else {
      return [value]
    }
    let parts = [carried] + Mirror(reflecting: carried).children.map(\.value)
    return [value] + parts.compactMap { $0 as? AnyHashable }
  }
}

extension RowWindow {
  /// The row out of the tree that has one of these ids and meets a condition.
  fileprivate func row(
    of ids: [AnyHashable], where isWanted: (() -> Element?) -> Bool
  ) -> Int? {
    for case let row? in ids.lazy.map({ self.rows.row(withID: $0) })
    where !stands(row) && isWanted({ self.glance(at: row) }) { return row }
    return nil
  }

  /// The first row out of the tree that meets a condition, next to those in it or at either end.
  fileprivate func firstRow(
    among count: Int, where isWanted: (() -> Element?) -> Bool
  ) -> Int? {
    let shown = range.clamped(to: 0..<rows.count)
    let (after, before) = (shown.upperBound..<rows.count, 0..<shown.lowerBound)
    let places: [[Int]] = [
      Array(after.prefix(count)), after.suffix(count).reversed(), before.suffix(count).reversed(),
      Array(before.prefix(count)),
    ]
    var seen: Set<Int> = []
    for row in places.joined() where seen.insert(row).inserted && rows.kind(row) == .row {
      if isWanted({ self.glance(at: row) }) { return row }
    }
    return nil
  }
}

extension ViewGraph {
  var lists: ListTable { service() }
}
