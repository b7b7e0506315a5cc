import Glibc

/// The lock of the one process that runs; the system takes it back when that ends, however it does.
nonisolated struct InstanceLock: Sendable {
  private let descriptor: Descriptor

  /// Takes the lock; nil while another process has it.
  init?(_ path: String) throws(InstanceError) {
    let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard number >= 0 else { throw .lock(path: path, reason: Descriptor.reason) }
    let descriptor = Descriptor(number)
    guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
      if errno == EWOULDBLOCK || errno == EINTR { return nil }
      throw .lock(path: path, reason: Descriptor.reason)
    }
    self.descriptor = descriptor
  }
}
