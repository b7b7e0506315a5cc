/// The latest value that a view was given: memory of views that act when it is another one.
@MainActor
package final class Latest<Value> {
  package private(set) var value: Value?

  package init() {}

  // Written down: an implicit one would ask for the main actor.
  deinit {}

  /// Takes the next value; returns the one before, nil at first.
  @discardableResult
  package func replace(with next: Value) -> Value? {
    defer { value = next }
    return value
  }
}
