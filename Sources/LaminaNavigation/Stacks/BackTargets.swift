import LaminaDisplay

/// What keys can go back in: a stack, or the columns of a narrow split view.
@MainActor
protocol BackTarget: AnyObject {
  /// The view that shows it.
  var element: Element? { get }
  var canGoBack: Bool { get }
  func back()
}

/// What a window has to go back in, so that keys do so in the one in front.
final class BackTargets: GraphService {
  private struct Target { weak var object: (any BackTarget)? }

  private unowned let graph: ViewGraph
  private var all: [Target] = []

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ target: any BackTarget) {
    all.removeAll { $0.object == nil }
    all.append(Target(object: target))
  }

  var keptCounts: [String: Int] {
    ["back targets": all.count { $0.object?.element?.isMounted == true }]
  }

  /// Goes back in the innermost one around the focus, or else in the innermost of all that can; false where
  /// none can.
  func back() -> Bool {
    let able = all.compactMap(\.object).filter { $0.canGoBack && isReachable($0) }
    let around = able.filter(holdsFocus)
    let best = (around.isEmpty ? able : around).max {
      ($0.element?.depth ?? 0) < ($1.element?.depth ?? 0)
    }
    best?.back()
    return best != nil
  }

  /// The outermost stack in sight inside of an element.
  func stack(inside outer: Element) -> StackModel? {
    all.compactMap { $0.object as? StackModel }.filter { stack in
      guard let element = stack.element, element.isShown else { return false }
      return sequence(first: element) { $0.parent }.contains { $0 === outer }
    }
    .min { ($0.element?.depth ?? 0) < ($1.element?.depth ?? 0) }
  }

  /// Whether a person can get at it: nothing is above it, and it is in sight.
  func isReachable(_ target: any BackTarget) -> Bool {
    guard let element = target.element, element.isShown, let id = element.outputs.first?.id else {
      return false
    }
    return graph.prepared?.root.path(to: id)?.allSatisfy(\.isReachable) == true
  }

  private func holdsFocus(_ target: any BackTarget) -> Bool {
    guard let focused = graph.focus.focused, let id = target.element?.outputs.first?.id else {
      return false
    }
    return graph.prepared?.root.path(to: focused)?.contains { $0.node.id == id } == true
  }
}

extension ViewGraph {
  var backTargets: BackTargets { service() }
}
