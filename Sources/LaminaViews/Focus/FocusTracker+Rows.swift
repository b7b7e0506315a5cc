import LaminaDisplay

/// The focus in rows of lazy stacks that scroll out of sight, or are not made yet.
extension FocusTracker {
  /// All lazy stacks of the window.
  private var windows: [RowWindow] {
    graph.scrolling.states.values.flatMap(\.stacks).compactMap(\.object)
  }

  /// The rows along a path from the root, the innermost first.
  private func rows(on path: [PreparedNode]) -> [(window: RowWindow, row: Int)] {
    if path.isEmpty { return [] }
    let nodes = path.map(\.node.id)
    return windows.compactMap { window in
      nodes.lazy.compactMap(window.row).first.map { (window, $0) }
    }
  }

  /// Has the rows around the focus stay in the tree wherever they are scrolled to.
  func keepRow(on path: [PreparedNode]) {
    let kept = rows(on: path)
    for window in windows {
      window.keep(focused: kept.first { $0.window === window }?.row)
    }
  }

  /// Brings the row with the focus in sight when it was scrolled away, and calls `body` when it stands
  /// among the others; false where it does so already.
  func returnsToRow(tries: Int = 30, then body: @escaping () -> Void) -> Bool {
    guard tries > 0, let focused, let path = graph.prepared?.root.path(to: focused),
      let (window, row) = rows(on: path).first(where: \.window.holdsRowApart)
    else { return false }
    window.reveal(row)
    graph.afterUpdate { [weak self, weak graph] in
      guard let self, graph != nil, self.focused == focused else { return }
      if !returnsToRow(tries: tries - 1, then: body) { body() }
    }
    return true
  }

  // MARK: Wishes

  /// How many rows at each end are looked into for a view that stands for a value.
  private static let looks = 32

  /// Has the row be made in which a view stands for `value`; false where none is found.
  func bringsRow(for target: any FocusTarget, _ value: AnyHashable) -> Bool {
    for window in windows {
      guard
        let row = window.firstRow(among: Self.looks, where: { stands(for: target, value, in: $0) })
      else { continue }
      window.want(row)
      // With the next update it is there, and whoever wished it has come.
      graph.afterUpdate { [weak window, weak graph] in
        graph?.afterUpdate { window?.forgetWanted() }
      }
      return true
    }
    return false
  }

  /// Whether a view stands for a value in a row that is made to look.
  private func stands(
    for target: any FocusTarget, _ value: AnyHashable, in glance: () -> Element?
  ) -> Bool {
    let known = links.count
    guard let element = glance() else { return false }
    defer { element.unmount() }
    return links.dropFirst(known).contains { $0.target === target && $0.value == value }
  }
}

extension RowWindow {
  /// The first row out of the tree that meets a condition, of those around it and at both ends.
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
