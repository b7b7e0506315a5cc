import Glibc

/// A lock that many threads hold to use fonts that are open, or one alone to open others.
///
/// `@unchecked Sendable`: the lock guards itself, and its memory lives as long as the object.
final class OpeningLock: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)

  init() {
    lock.initialize(to: pthread_rwlock_t())
    pthread_rwlock_init(lock, nil)
  }

  deinit {
    pthread_rwlock_destroy(lock)
    lock.deallocate()
  }

  /// Calls `body` beside others, while no thread is `alone`.
  func shared<R>(_ body: () -> R) -> R {
    pthread_rwlock_rdlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return body()
  }

  /// Calls `body` while no other thread is inside.
  func alone<R>(_ body: () -> R) -> R {
    pthread_rwlock_wrlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return body()
  }
}
