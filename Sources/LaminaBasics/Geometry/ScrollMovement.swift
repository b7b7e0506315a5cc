/// The movements of one scroll view, for those inside who want to know of them.
@MainActor
package final class ScrollMovement {
  /// Called after each movement.
  package var observers: [ObjectIdentifier: () -> Void] = [:]

  package init() {}

  /// Says that the scroll view has moved.
  package func notify() {
    for observer in observers.values { observer() }
  }
}

extension EnvironmentValues {
  /// The movements of the nearest enclosing scroll view; nil where there is none.
  package var scrollMovement: ScrollMovement? {
    get { self[ScrollMovementKey.self] }
    set { self[ScrollMovementKey.self] = newValue }
  }
}

private struct ScrollMovementKey: EnvironmentKey { static let defaultValue: ScrollMovement? = nil }
