import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// What a person's input can move between screens: a stack, pages, the columns of a narrow split view.
@MainActor
package protocol NavigationTarget: AnyObject {
  /// The view that shows it.
  var element: Element? { get }
}

/// What keys and a mouse's button can go back in.
protocol BackTarget: NavigationTarget {
  var canGoBack: Bool { get }
  func back()
}

/// What a window has to move in, so that input does so in the one that it is for.
package final class NavigationTargets: GraphService {
  private struct Target { weak var object: (any NavigationTarget)? }

  private unowned let graph: ViewGraph
  private var all: [Target] = []

  package init(graph: ViewGraph) { self.graph = graph }

  package func add(_ target: any NavigationTarget) {
    all.removeAll { $0.object == nil }
    all.append(Target(object: target))
  }

  package var keptCounts: [String: Int] {
    ["back targets": all.count { $0.object?.element?.isMounted == true }]
  }

  /// Goes back in the innermost one around the focus, or else in the innermost of all that can; false where
  /// none can.
  func back() -> Bool {
    let able = backTargets.filter { $0.canGoBack && $0.isReachable }
    let around = able.filter(holdsFocus)
    let best = (around.isEmpty ? able : around).max {
      ($0.element?.depth ?? 0) < ($1.element?.depth ?? 0)
    }
    best?.back()
    return best != nil
  }

  /// Goes back in the innermost one that a path of nodes leads to and that can; false where none can.
  func back(over path: [Node.ID]) -> Bool {
    let best = innermost(in: path) { ($0 as? any BackTarget)?.canGoBack == true }
    (best as? any BackTarget)?.back()
    return best != nil
  }

  /// Takes away what lies above the last column of a split view, of the innermost such one; false where
  /// nothing does.
  func uncover() -> Bool {
    let split = all.compactMap { $0.object as? SplitModel }
      .filter { $0.covering != nil && $0.isReachable }
      .max { ($0.element?.depth ?? 0) < ($1.element?.depth ?? 0) }
    split?.toggleSidebar()
    return split != nil
  }

  /// The innermost one of those that a path of nodes leads to, from the innermost node on.
  func innermost(
    in path: [Node.ID], where isWanted: (any NavigationTarget) -> Bool
  ) -> (any NavigationTarget)? {
    let wanted = all.compactMap(\.object).filter(isWanted)
    for id in path {
      if let found = wanted.first(where: { $0.node == id }) { return found }
    }
    return nil
  }

  /// The outermost stack in sight inside of an element.
  func stack(inside outer: Element) -> StackModel? {
    all.compactMap { $0.object as? StackModel }.filter { stack in
      guard let element = stack.element, element.isShown else { return false }
      return sequence(first: element) { $0.parent }.contains { $0 === outer }
    }
    .min { ($0.element?.depth ?? 0) < ($1.element?.depth ?? 0) }
  }

  private var backTargets: [any BackTarget] {
    all.compactMap { $0.object as? any BackTarget }
  }

  private func holdsFocus(_ target: any BackTarget) -> Bool {
    guard let focused = graph.focus.focused, let id = target.node else { return false }
    return graph.prepared?.root.path(to: focused)?.contains { $0.node.id == id } == true
  }
}

extension NavigationTarget {
  /// The node that stands for it.
  fileprivate var node: Node.ID? { element?.outputs.first?.id }

  /// Whether a person can get at it: nothing is above it, and it is in sight.
  var isReachable: Bool {
    guard let element, element.isShown, let node else { return false }
    return element.graph.prepared?.root.path(to: node)?.allSatisfy(\.isReachable) == true
  }

  /// The width of a screen in it, as of the latest layout.
  var width: CGFloat {
    guard let node, let root = element?.graph.prepared?.root else { return 0 }
    return root.path(to: node)?.last?.frame.width ?? 0
  }

  /// Where a screen in it is seen now, in its width from its place: 0 in place, 1 beside it.
  func shownPosition(of screen: Element?) -> CGFloat? {
    guard let layer = element?.graph.shownLayer, let node, let id = screen?.outputs.first?.id,
      let place = layer.frame(of: node), let frame = layer.frame(of: id), place.width > 0
    else { return nil }
    return sign * (frame.minX - place.minX) / place.width
  }

  /// 1 where going back moves a screen to the right, else -1.
  var sign: CGFloat { element?.environment.layoutDirection == .rightToLeft ? -1 : 1 }
}

extension ViewGraph {
  package var navigationTargets: NavigationTargets { service() }
}
