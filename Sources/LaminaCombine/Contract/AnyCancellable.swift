/// Work that is called off when nothing holds it any more.
///
/// ```swift
/// let ticks = timer.sink { print($0) }   // let go of `ticks`, and it ends
/// ```
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  // Unchecked: the action is taken out under the lock, and so called once, by one thread.
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Work that `cancel` calls off.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Work that is called off by another value.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { action?() }

  public func cancel() {
    let action = lock { () -> (() -> Void)? in
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps the work alive in `collection`, as long as that lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }
  /// Keeps the work alive in `set`, as long as that lives.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are one object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
