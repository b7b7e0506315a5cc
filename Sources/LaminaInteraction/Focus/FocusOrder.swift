package import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// The order in which Tab goes through a tree: as one reads it, container by container.
///
/// What is inside of one container is gone through before what is beside it. The parts of a
/// container are ordered by rows, and within a row from the side on which reading begins; parts
/// that lie over each other keep the order of the tree.
///
/// ```
///  ┌─ A ─┐ ┌─ C ─┐        HStack { VStack { A; B }; VStack { C; D } }     A B C D
///  ┌─ B ─┐ ┌─ D ─┐        Grid with two rows of two                       A C B D
/// ```
///
/// A scroll view that has something to scroll, and neither holds nor is in something that takes the
/// focus, takes it itself, so that keys scroll it.
///
/// Of a list Tab goes through the current row only; through what has an opacity of 0 it does not go.
@MainActor
package struct FocusOrder {
  package let graph: ViewGraph
  /// The node that has the focus, which stands in the order though Tab may pass it by.
  var holder: Node.ID?
  /// Whether of lists only what Tab comes to counts.
  var isOfTab = false

  package init(graph: ViewGraph, holder: Node.ID? = nil, isOfTab: Bool = false) {
    self.graph = graph
    self.holder = holder
    self.isOfTab = isOfTab
  }

  /// The nodes that take the focus, in order.
  package func stops(in root: PreparedNode) -> [Node.ID] {
    group(root, .leftToRight, isInsideStop: false)?.stops ?? []
  }

  /// What a node and those inside it add to the order.
  private struct Group {
    var id: Node.ID
    var stops: [Node.ID]
    /// Around all of them, in the coordinates of the node's parent.
    var bounds: CGRect
  }

  private func group(
    _ node: PreparedNode, _ outer: LayoutDirection, isInsideStop: Bool
  ) -> Group? {
    guard node.isReachable else { return nil }
    let direction = node.node.traits.layoutDirection ?? outer
    var isStop = node.node.traits.interaction.contains(.focusable) || node.node.id == holder
    let (list, rows) = isOfTab ? listParts(node.node.id) : (nil, nil)
    let awaitsRow = list?.awaitedRow != nil
    var inner = node.children.compactMap {
      group($0, direction, isInsideStop: isInsideStop || isStop || awaitsRow)
    }
    if let rows {
      inner = walked(inner, of: rows)
    } else if inner.count > 1 {
      inner = inReadingOrder(inner, direction)
    }
    var stops = inner.count == 1 ? inner[0].stops : inner.flatMap(\.stops)
    if let rows, !rows.isSelectable,
      rows.awaitedRow != nil
        || inner.first.map({
          rows.comesBefore($0.stops)
        }) == true
    {
      stops.removeAll { $0 == rows.id }
      stops.insert(rows.id, at: 0)
    }
    if stops.isEmpty, !isInsideStop, graph.scrollables?.takesFocus(node) == true { isStop = true }
    if isStop, stops.first != node.node.id { stops.insert(node.node.id, at: 0) }
    // What cannot be seen keeps a focus that a program gave it, and Tab does not come to it.
    if isOfTab, node.node.traits.appearance.opacity <= 0 { stops.removeAll { $0 != holder } }
    if stops.isEmpty { return nil }
    let isFrame = isStop || !node.node.traits.scrollAxes.isEmpty || inner.isEmpty
    let bounds = inner.dropFirst().reduce(inner.first?.bounds ?? .zero) { $0.union($1.bounds) }
    let own = isFrame ? node.frame : bounds.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    return Group(id: node.node.id, stops: stops, bounds: own)
  }

  // MARK: Lists

  private func listParts(_ id: Node.ID) -> (list: (any ListStop)?, rows: (any ListStop)?) {
    (graph.rows?.list(id), graph.rows?.list(stack: id))
  }

  /// The current row of a list, and the headers and footers of its section.
  private func walked(_ rows: [Group], of list: any ListStop) -> [Group] {
    let byID = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    let row = holder.flatMap { holder in rows.first { $0.stops.contains(holder) }?.id }
    return list.walked(byID.mapValues(\.stops), holder: row).compactMap { byID[$0] }
  }

  // MARK: Reading

  /// Rows from top to bottom; a row is what lies beside its highest part.
  ///
  /// - Complexity: O(n log n), and O(n · r) for rows of r parts.
  private func inReadingOrder(_ groups: [Group], _ direction: LayoutDirection) -> [Group] {
    let sorted = groups.enumerated().sorted {
      ($0.element.bounds.minY, $0.offset) < ($1.element.bounds.minY, $1.offset)
    }
    var isPlaced = [Bool](repeating: false, count: sorted.count)
    var order: [Group] = []
    for start in sorted.indices where !isPlaced[start] {
      let first = sorted[start].element.bounds
      var row: [(offset: Int, element: Group)] = []
      // What begins below it is not beside it.
      for index in start..<sorted.count {
        guard sorted[index].element.bounds.minY <= first.maxY else { break }
        guard !isPlaced[index], isBeside(sorted[index].element.bounds, first) else { continue }
        isPlaced[index] = true
        row.append(sorted[index])
      }
      order += acrossRow(row.sorted { $0.offset < $1.offset }.map(\.element), direction)
    }
    return order
  }

  /// The parts of a row, each before those that lie wholly behind it.
  private func acrossRow(_ row: [Group], _ direction: LayoutDirection) -> [Group] {
    var order: [Group] = []
    var last: CGRect?
    for group in row {
      // Behind the last of all, nothing is behind it.
      let mayPrecede = last.map { isBefore(group.bounds, $0, direction: direction) } ?? false
      let place =
        mayPrecede
        ? order.firstIndex { isBefore(group.bounds, $0.bounds, direction: direction) } : nil
      order.insert(group, at: place ?? order.count)
      last = last.map { farther($0, group.bounds, direction) } ?? group.bounds
    }
    return order
  }

  /// The one of two parts whose beginning lies farther on.
  private func farther(_ a: CGRect, _ b: CGRect, _ direction: LayoutDirection) -> CGRect {
    switch direction {
    case .leftToRight: a.minX >= b.minX ? a : b
    case .rightToLeft: a.maxX <= b.maxX ? a : b
    }
  }

  /// Whether half of the lower of two parts is beside the other.
  private func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    if a == b { return true }
    let common = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return common >= min(a.height, b.height) / 2
  }

  private func isBefore(_ a: CGRect, _ b: CGRect, direction: LayoutDirection) -> Bool {
    let slack: CGFloat = 1
    switch direction {
    case .leftToRight: return a.maxX <= b.minX + slack && a.minX < b.minX
    case .rightToLeft: return a.minX >= b.maxX - slack && a.maxX > b.maxX
    }
  }
}

extension ViewGraph {
  /// The nodes that take the focus, in the order of Tab.
  package var focusOrder: [Node.ID] {
    prepared.map {
      FocusOrder(graph: self, holder: focus.focused, isOfTab: true).stops(in: $0.root)
    } ?? []
  }
}

extension PreparedNode {
  /// Whether its own appearance is visible, and it is neither on its way out nor behind something.
  package var isReachable: Bool { !node.traits.appearance.isHidden && node.traits.isActive }
}
