import Synchronization

/// Keeps calling back about a store's changes until it is cancelled or let go.
public final class StoreObservation: Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  deinit { cancel() }

  /// Ends the observation; a call that is under way may still come.
  public func cancel() {
    let end = self.end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}

/// The keys whose values change in a store, whoever changes them.
///
/// Changes that come while nobody asks for the next ones come together.
public struct StoreChanges: AsyncSequence, Sendable {
  public typealias Element = Set<String>
  private let store: SharedStore

  init(_ store: SharedStore) { self.store = store }

  /// Begins with the changes from here on.
  public func makeAsyncIterator() -> Iterator { Iterator(store) }

  /// Waits for the next changes.
  public struct Iterator: AsyncIteratorProtocol {
    private let observation: StoreObservation
    private let pending = Pending()
    private var signals: AsyncStream<Void>.Iterator

    init(_ store: SharedStore) {
      let (stream, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      signals = stream.makeAsyncIterator()
      observation = store.observe(nil) { [pending] keys in
        pending.keys.withLock { $0.formUnion(keys) }
        continuation.yield()
      }
    }

    /// The keys that have changed since the last call, as soon as there is one; nil when the task is cancelled.
    public mutating func next() async -> Set<String>? {
      while await signals.next() != nil {
        let keys = pending.keys.withLock { keys in
          defer { keys = [] }
          return keys
        }
        if !keys.isEmpty { return keys }
      }
      return nil
    }
  }

  private final class Pending: Sendable { let keys = Mutex<Set<String>>([]) }
}

extension SharedStore {
  /// The keys of each change, by this process or another, from the moment on at which one asks.
  ///
  /// ```swift
  /// for await keys in store.changes where keys.contains("note") { show() }
  /// ```
  public var changes: StoreChanges { StoreChanges(self) }

  /// Calls back after each change of the value under `key`, by this process or another, until the observation is let go.
  ///
  /// ```swift
  /// let observation = store.observe("note") { print("another note") }
  /// ```
  /// - Parameters:
  ///   - key: names the value.
  ///   - handler: is called on a queue of the store's, one call after the other.
  /// - Returns: the observation, to be kept.
  public func observe(_ key: String, _ handler: @escaping @Sendable () -> Void) -> StoreObservation
  {
    observe([key]) { _ in handler() }
  }
}
