import LaminaDisplay

/// Follows the keys of a window.
@MainActor
package final class KeyTracker: GraphService {
  /// Whether what is done now is done by keyboard.
  package private(set) var isActing = false
  /// The node that Space holds down.
  private(set) var held: Node.ID?
  /// Which modifier keys are held.
  let modifiers = ModifierKeys()
  private unowned let graph: ViewGraph

  package init(graph: ViewGraph) { self.graph = graph }

  /// Does something that a person does by keyboard.
  func act<R>(_ body: () throws -> R) rethrows -> R {
    let outer = isActing
    isActing = true
    defer { isActing = outer }
    return try body()
  }

  /// Space goes down on a control.
  func hold(_ id: Node.ID) {
    held = id
    graph.handlers[id]?.pointer.press?.changed(true)
  }

  /// Space comes up: presses what it held; false if there is nothing.
  func release() -> Bool {
    guard let id = held else { return false }
    held = nil
    graph.handlers[id]?.pointer.press?.changed(false)
    graph.handlers[id]?.pointer.press?.action()
    return true
  }

  /// Lets a control go without pressing it, if it is the one that is held.
  func drop(_ id: Node.ID) {
    guard held == id else { return }
    held = nil
    graph.handlers[id]?.pointer.press?.changed(false)
  }
}

extension ViewGraph {
  package var keys: KeyTracker { service() }
}
