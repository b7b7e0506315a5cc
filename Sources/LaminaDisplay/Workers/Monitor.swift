import Foundation
import Glibc

/// A value that threads share: one lock, and waiting until it has become what a thread waits for.
///
/// ```
///  thread A: withLock { $0.count += 1 }, changed.signal()
///  thread B: wait(on: changed) { $0.count > 0 ? $0.count : nil }     sleeps until then
/// ```
///
/// It stands on the C library's lock, as its conditions do; Synchronization's `Mutex` has none.
package final class Monitor<State>: @unchecked Sendable {
  // Unchecked because the compiler cannot see it: every access to `state` holds `mutex`.
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ state: State) {
    self.state = state
    let result = pthread_mutex_init(mutex, nil)
    precondition(result == 0, "no lock: \(result)")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state)
  }

  /// Calls `body` now and after each signal of `condition` until it gives a value, which is
  /// returned, or the time is over: then nil.
  package func wait<R>(
    on condition: Condition, until deadline: MonotonicTime? = nil,
    for body: (inout State) throws -> R?
  ) rethrows -> R? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = try body(&state) { return result }
      if let deadline, deadline <= .now { return nil }
      condition.sleep(with: mutex, until: deadline)
    }
  }
}

/// What threads of a monitor sleep on.
package final class Condition: Sendable {
  // The C library synchronises it; the pointer itself never changes.
  private nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>
    .allocate(capacity: 1)

  package init() {
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    let result = pthread_cond_init(condition, &attributes)
    precondition(result == 0, "no condition: \(result)")
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  /// Wakes one thread.
  package func signal() { pthread_cond_signal(condition) }

  /// Wakes all threads.
  package func broadcast() { pthread_cond_broadcast(condition) }

  fileprivate func sleep(
    with mutex: UnsafeMutablePointer<pthread_mutex_t>, until deadline: MonotonicTime?
  ) {
    guard let deadline else {
      pthread_cond_wait(condition, mutex)
      return
    }
    var time = timespec(
      tv_sec: Int(deadline.nanoseconds / 1_000_000_000),
      tv_nsec: Int(deadline.nanoseconds % 1_000_000_000))
    pthread_cond_timedwait(condition, mutex, &time)
  }
}
