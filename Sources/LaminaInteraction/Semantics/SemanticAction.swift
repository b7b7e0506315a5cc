public import LaminaDisplay
import LaminaGeometry

/// Why an action was not performed on an element of the tree.
public enum SemanticActionError: Error, Equatable {
  /// There is no such element on screen any more.
  case gone
  /// The element is disabled; which one, in words.
  case disabled(String)
  /// The element does not offer it; what it offers.
  case notOffered(Semantics.Action, on: String, offered: [String])
  /// The element offers it, but did not do it.
  case refused(Semantics.Action, on: String)
}

extension SemanticActionError: CustomStringConvertible {
  public nonisolated var description: String {
    switch self {
    case .gone: "The element is not on screen any more; look for it again."
    case .disabled(let element): "\(element) is disabled; enable it first."
    case .notOffered(let action, let element, let offered):
      "\(element) does not offer \(action.name)"
        + (offered.isEmpty
          ? "; it offers nothing." : "; it offers \(offered.joined(separator: ", ")).")
    case .refused(let action, let element): "\(element) did not take \(action.name)."
    }
  }
}

extension ViewGraph {
  /// Does something with an element of the tree, as a screen reader or a test would.
  ///
  /// ```swift
  /// let save = graph.semanticTree?.first("Save")
  /// if let save { try graph.perform(.press, on: save.id) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - id: the element's.
  /// - Throws: ``SemanticActionError`` when nothing was done.
  public func perform(_ action: Semantics.Action, on id: Node.ID) throws(SemanticActionError) {
    guard let element = semanticTree?.element(id) else { throw .gone }
    guard action == .reveal || element.isEnabled else { throw .disabled(element.summary) }
    guard element.offers(action) else {
      let offered = element.semantics.actions.names + element.semantics.customActions
      throw .notOffered(action, on: element.summary, offered: offered)
    }
    // A reader that acts through the tree has no pointer: it is as if done by keyboard.
    let isDone = keys.act { element.actors.contains { perform(action, with: $0) } }
    guard isDone else { throw .refused(action, on: element.summary) }
    requestFrame()
  }

  private func perform(_ action: Semantics.Action, with id: Node.ID) -> Bool {
    let handlers = handlers[id]
    if handlers?.semantics.perform?(action) == true { return true }
    switch action {
    case .press: return press(id)
    case .increment: return adjust(id, by: 1)
    case .decrement: return adjust(id, by: -1)
    case .focus: return takeFocus(id)
    case .scroll(let edge): return scrollables?.scroll(id, towards: edge, at: now) == true
    case .reveal:
      reveal(id)
      return true
    case .setValue, .select, .showMenu, .dismiss, .delete, .custom: return false
    }
  }

  private func press(_ id: Node.ID) -> Bool {
    guard let handlers = handlers[id] else { return false }
    if let press = handlers.pointer.press {
      press.action()
      return true
    }
    guard let tap = handlers.pointer.taps.first(where: { $0.count == 1 }) else { return false }
    tap.action(.zero)
    return true
  }

  private func adjust(_ id: Node.ID, by step: Int) -> Bool {
    guard let adjust = handlers[id]?.semantics.adjust else { return false }
    adjust(step)
    return true
  }

  private func takeFocus(_ id: Node.ID) -> Bool {
    guard prepared?.root.path(to: id)?.last?.node.traits.interaction.contains(.focusable) == true
    else { return false }
    focus.focus(id, byKeyboard: true)
    return true
  }
}

extension Semantics.Action {
  /// The action as a message names it.
  nonisolated var name: String {
    switch self {
    case .custom(let name): "«\(name)»"
    case .scroll(let edge): "scroll to \(edge)"
    case .reveal: "reveal"
    default: kind.description
    }
  }
}
