package import LaminaAnimation
package import LaminaGeometry

/// How the screens of a stack change places.
package struct StackMovement: Equatable {
  /// The edge from which what is pushed comes, and to which it goes when it is popped.
  package var edge: Edge
  /// Nil for at once.
  package var animation: Animation?

  package init(from edge: Edge = .trailing, _ animation: Animation?) {
    self.edge = edge
    self.animation = animation
  }

  /// Whether the screen below moves, too.
  var movesBelow: Bool { edge == .trailing || edge == .leading }
}

/// How the stacks inside move for the next change, and who waits for the end of it.
@MainActor
package final class StackMovements {
  /// How the next change moves; nil for as usual.
  package var next: StackMovement?
  private var waiting: [() -> Void] = []

  package init() {}

  /// Calls `action` when the movement that is to come, or that is under way, is over.
  package func afterMovement(_ action: @escaping () -> Void) { waiting.append(action) }

  /// No stack moves any more.
  func end() {
    let all = waiting
    waiting = []
    for action in all { action() }
  }
}

extension EnvironmentValues {
  /// How the stacks inside move for the next change; nil for as usual.
  package var stackMovements: StackMovements? {
    get { self[StackMovementsKey.self] }
    set { self[StackMovementsKey.self] = newValue }
  }
}

private struct StackMovementsKey: EnvironmentKey {
  static let defaultValue: StackMovements? = nil
}
