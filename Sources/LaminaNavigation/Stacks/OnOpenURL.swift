import LaminaDisplay
public import LaminaGeometry

/// The views of a window that take addresses from outside.
final class URLHandlers: GraphService {
  private var handlers: [(id: Node.ID, action: (URL) -> Void)] = []

  init(graph: ViewGraph) {}

  func set(_ action: @escaping (URL) -> Void, for id: Node.ID) {
    if let index = handlers.firstIndex(where: { $0.id == id }) {
      handlers[index].action = action
    } else {
      handlers.append((id, action))
    }
  }

  func forget(_ id: Node.ID) { handlers.removeAll { $0.id == id } }

  /// Gives an address to all of them; false where there is none.
  func open(_ url: URL) -> Bool {
    for handler in handlers { handler.action(url) }
    return !handlers.isEmpty
  }

  var keptCounts: [String: Int] { ["URL handlers": handlers.count] }
}

private struct URLTaker<Content: View>: WrappingView {
  let content: Content
  let action: (URL) -> Void

  func update(_ element: Element) {
    let handlers: URLHandlers = element.graph.service()
    handlers.set(action, for: element.id)
    element.setChild(0, to: content)
  }
}

extension View {
  /// Runs `action` with an address that the program is asked to open while the view is there.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    URLTaker(content: self, action: action)
  }
}

extension ViewGraph {
  /// Gives an address to the views with `onOpenURL`.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    let handlers: URLHandlers = service()
    return handlers.open(url)
  }
}
