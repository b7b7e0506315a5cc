import Foundation
import Glibc

/// Excludes all others who write: other processes, and other stores of this one.
///
/// The kernel lets go of it when its process dies, at whatever moment.
struct StoreLock {
  private var file: StoreFile?
  private(set) var isTaken = false

  /// Takes the lock of a place, whose folder is there; waits for others no longer than that.
  mutating func take(_ place: StorePlace, patience: Duration) throws(StoreError) {
    do {
      var waited = Duration.zero
      while true {
        let file = try self.file ?? StoreFile(place.lock, O_RDWR | O_CREAT)
        guard let file else { throw Refusal() }
        self.file = file
        if flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 {
          // A folder that was removed or moved away, and made again, has another lock.
          if try file.stands(at: place.lock) {
            isTaken = true
            return
          }
          self.file = nil
          continue
        }
        if errno != EWOULDBLOCK && errno != EINTR { throw Refusal() }
        if waited >= patience { throw StoreError.busy(path: place.log) }
        // The kernel waits for a lock without a bound, or not at all.
        let pause = UInt32.random(in: 50...(waited < .milliseconds(5) ? 300 : 2_000))
        usleep(pause)
        waited += .microseconds(Int(pause))
      }
    } catch let error as StoreError {
      throw error
    } catch {
      let reason = (error as? Refusal)?.reason ?? "\(error)"
      throw .unwritable(path: place.log, reason: reason)
    }
  }

  mutating func release() {
    if let file { flock(file.descriptor, LOCK_UN) }
    isTaken = false
  }
}
