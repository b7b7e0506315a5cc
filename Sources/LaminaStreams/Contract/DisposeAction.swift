/// Something to do once when it is disposed of.
public final class DisposeAction: Disposable {
  // Unchecked: it is taken out before it is called.
  @exclusivity(unchecked) @usableFromInline var action: (() -> Void)?

  /// Makes a disposable that calls `action` when it is disposed of for the first time.
  @inlinable public init(_ action: @escaping () -> Void) { self.action = action }

  // See Hub.
  deinit {}

  @inlinable public func dispose() { action.take()?() }
}
