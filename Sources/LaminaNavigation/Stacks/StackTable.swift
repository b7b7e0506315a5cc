import LaminaDisplay

/// The stacks of a window, so that keys can go back in the one in front.
final class StackTable: GraphService {
  private unowned let graph: ViewGraph
  private var stacks: [Weak<StackModel>] = []

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ stack: StackModel) {
    stacks.removeAll { $0.object == nil }
    stacks.append(Weak(object: stack))
  }

  var keptCounts: [String: Int] {
    ["stacks": stacks.count { $0.object?.element?.isMounted == true }]
  }

  /// Goes back in the innermost stack around the focus, or else in the last one that can; false where none
  /// can.
  func back() -> Bool {
    let candidates = stacks.compactMap(\.object).filter { stack in
      guard let element = stack.element, element.isMounted, element.isShown,
        stack.entries.count > 1,
        let id = element.outputs.first?.id, let path = graph.prepared?.root.path(to: id)
      else { return false }
      return path.allSatisfy(\.isReachable)
    }
    let focused = graph.focus.focused
    let around = candidates.filter { stack in
      guard let focused, let id = stack.element?.outputs.first?.id else { return false }
      return graph.prepared?.root.path(to: focused)?.contains { $0.node.id == id } == true
    }
    let best = (around.isEmpty ? candidates : around).max {
      ($0.element?.depth ?? 0) < ($1.element?.depth ?? 0)
    }
    return best?.back() ?? false
  }
}

extension ViewGraph {
  var stacks: StackTable { service() }
}
