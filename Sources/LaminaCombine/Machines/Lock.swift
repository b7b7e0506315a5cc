import Synchronization

/// A lock around a few lines that call no code of others.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex(())

  borrowing func callAsFunction<Result>(_ body: () -> Result) -> Result {
    // `withLock` asks for results that can be sent; here they belong to who holds the lock.
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}
