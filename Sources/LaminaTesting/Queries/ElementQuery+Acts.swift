public import LaminaDisplay
public import LaminaGeometry

extension ElementQuery {
  /// Does something with the element through the tree.
  ///
  /// - Parameter action: what to do.
  /// - Throws: ``ElementQueryError`` when there is no such element, or it does not do that.
  public func perform(_ action: Semantics.Action) throws(ElementQueryError) {
    let element = try element()
    do {
      try harness.graph.perform(action, on: element.id)
    } catch {
      throw .act("\(error)", tree: harness.semanticTree.description)
    }
    harness.settle()
  }

  /// Does what a click does, or Space.
  public func press() throws(ElementQueryError) { try perform(.press) }

  /// Raises its value by steps.
  public func increment(by steps: Int = 1) throws(ElementQueryError) {
    for _ in 0..<max(0, steps) { try perform(.increment) }
  }

  /// Lowers its value by steps.
  public func decrement(by steps: Int = 1) throws(ElementQueryError) {
    for _ in 0..<max(0, steps) { try perform(.decrement) }
  }

  /// Gives it the keyboard's focus.
  public func focus() throws(ElementQueryError) { try perform(.focus) }

  /// Replaces the text of a field.
  public func enter(_ text: String) throws(ElementQueryError) { try perform(.setValue(text)) }

  /// Shows about a page more of what lies beyond an edge.
  public func scroll(_ edge: Edge) throws(ElementQueryError) { try perform(.scroll(edge)) }

  /// Brings it in sight.
  public func reveal() throws(ElementQueryError) { try perform(.reveal) }

  /// Opens its menu.
  public func showMenu() throws(ElementQueryError) { try perform(.showMenu) }

  /// Performs an action of its own.
  public func perform(named name: String) throws(ElementQueryError) { try perform(.custom(name)) }
}

/// Why a test could not speak of an element, or act on it; the description prints the tree.
public enum ElementQueryError: Error, Equatable {
  case none(String, tree: String)
  case several(String, found: [String], tree: String)
  /// The element is there, but the act was not done: why.
  case act(String, tree: String)
}

extension ElementQueryError: CustomStringConvertible {
  public nonisolated var description: String {
    switch self {
    case .none(let query, let tree): "There is no \(query) on screen:\n\(tree)"
    case .several(let query, let found, let tree):
      "\(query) means \(found.count) elements; say which by `at(_:)`, an identifier or what is "
        + "around it:\n\(found.joined(separator: "\n"))\nThe whole tree:\n\(tree)"
    case .act(let reason, let tree): "\(reason)\n\(tree)"
    }
  }
}
