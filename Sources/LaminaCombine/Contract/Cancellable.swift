/// Work that can be called off.
public protocol Cancellable {
  /// Ends the work and lets go of what it holds; more calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps the work alive in `collection`, as long as that lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the work alive in `set`, as long as that lives.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
