import LaminaDisplay
import LaminaGeometry

/// A view that a scroll view's position and behaviour may name.
struct ScrollTargetPlace {
  /// Its number among them.
  let number: Int
  /// Of the row or the element of a `ForEach`; nil for what has none.
  let id: AnyHashable?
  /// In the content of the scroll view, margins left aside.
  let frame: CGRect
}

/// Finds the rows of lazy stacks and marked views in the content of a scroll view.
@MainActor
struct ScrollTargetFinder {
  /// What holds them.
  private enum Source {
    case rows(RowWindow)
    case elements([(id: AnyHashable, element: Element)])
    case nodes([PreparedNode], parent: Node.ID)
  }

  /// How many there are beyond those at a place.
  private static let reach = 2

  private let graph: ViewGraph?
  /// The layout in which they are.
  private let root: PreparedNode?
  private let source: Source?
  /// Where the content begins behind its margins.
  private let origin: CGPoint

  /// Finds them in a layout, in the latest one without it.
  init(in scroll: Element?, origin: CGPoint, root: PreparedNode? = nil) {
    graph = scroll?.graph
    self.root = root ?? scroll?.graph.prepared?.root
    let layout = self.root
    source = scroll.flatMap { Self.source(in: $0, layout) }
    self.origin = origin
  }

  /// The views at a place along an axis, in order, and two on either side.
  func around(_ place: CGFloat, _ axis: Axis) -> [ScrollTargetPlace] {
    meeting(place...place, axis, reach: Self.reach)
  }

  /// The views that meet a stretch of the content along an axis, in order.
  func meeting(
    _ stretch: ClosedRange<CGFloat>, _ axis: Axis, reach: Int = 0
  ) -> [ScrollTargetPlace] {
    if case .rows(let window) = source {
      let origin = origin[axis]
      let inside = (stretch.lowerBound + origin)...(stretch.upperBound + origin)
      return window.rows(meeting: inside, axis, reach: reach).compactMap { row(window, $0) }
    }
    let all = views
    let hits = all.indices.filter { index in
      let frame = all[index].frame
      return frame.origin[axis] <= stretch.upperBound
        && frame.origin[axis] + frame.size[axis] >= stretch.lowerBound
    }
    guard let first = hits.min(), let last = hits.max() else { return reach > 0 ? all : [] }
    return Array(all[max(0, first - reach)...min(all.count - 1, last + reach)])
  }

  /// The view with a number.
  func view(_ number: Int, _ axis: Axis) -> ScrollTargetPlace? {
    if case .rows(let window) = source {
      return number < window.rows.count ? row(window, number) : nil
    }
    return views.first { $0.number == number }
  }

  private func row(_ window: RowWindow, _ row: Int) -> ScrollTargetPlace? {
    window.contentFrame(ofRow: row).map { frame in
      ScrollTargetPlace(
        number: row, id: window.rows.key(row).dataID,
        frame: frame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
  }

  /// All of them where they are not lazy.
  private var views: [ScrollTargetPlace] {
    guard let graph, let root else { return [] }
    switch source {
    case nil, .rows: return []
    case .elements(let elements):
      return elements.enumerated().compactMap { number, item in
        let frames = item.element.outputs.compactMap { graph.contentFrame(of: $0.id, in: root) }
        return place(number, item.id, frames)
      }
    case .nodes(let nodes, let parent):
      guard let outer = graph.contentFrame(of: parent, in: root) else { return [] }
      return nodes.enumerated().compactMap { number, node in
        place(number, nil, [node.frame.offsetBy(dx: outer.minX, dy: outer.minY)])
      }
    }
  }

  private func place(_ number: Int, _ id: AnyHashable?, _ frames: [CGRect]) -> ScrollTargetPlace? {
    guard let first = frames.first else { return nil }
    let frame = frames.dropFirst().reduce(first) { $0.union($1) }
    return ScrollTargetPlace(
      number: number, id: id, frame: frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  // MARK: Where they are

  /// The first lazy stack or marked layout inside.
  private static func source(in element: Element, _ root: PreparedNode?) -> Source? {
    // What scrolls inside by itself is not in line with this one.
    for child in element.children where element.graph.scrolling[child.id] == nil {
      if let window = child.memory(as: RowWindow.self) { return .rows(window) }
      let isMarked = child.memory(as: ScrollTargetMark.self)?.isEnabled == true
      if let found = isMarked ? marked(in: child, root) : source(in: child, root) {
        return found
      }
    }
    return nil
  }

  private static func marked(in mark: Element, _ root: PreparedNode?) -> Source? {
    elements(in: mark) ?? nodes(of: mark, root)
  }

  /// A lazy stack, or the elements of a `ForEach`.
  private static func elements(in element: Element) -> Source? {
    if let window = element.memory(as: RowWindow.self) { return .rows(window) }
    if let keyed = element.memory(as: KeyedChildren.self) { return .elements(keyed.children) }
    let scrolling = element.graph.scrolling
    return element.children.lazy.filter { scrolling[$0.id] == nil }
      .compactMap { elements(in: $0) }.first
  }

  /// What stands beside each other in a layout.
  private static func nodes(of mark: Element, _ root: PreparedNode?) -> Source? {
    guard let id = mark.outputs.first?.id, var node = root?.path(to: id)?.last else { return nil }
    while node.children.count == 1, let only = node.children.first { node = only }
    return .nodes(node.children, parent: node.node.id)
  }
}
