import Foundation
import Glibc

/// What the system refused, in its own words.
struct Refusal: Error {
  let code = errno
  var reason: String { String(cString: strerror(code)) }
}

/// An open file, closed when the last one lets go of it.
final class StoreFile: Sendable {
  let descriptor: Int32

  /// - Throws: why it cannot be opened; nil where there is none.
  init?(_ path: String, _ flags: Int32) throws(Refusal) {
    let opened = open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    if opened < 0 {
      if errno == ENOENT { return nil }
      throw Refusal()
    }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// Whether it is what stands at a path now.
  func stands(at path: String) throws(Refusal) -> Bool {
    var (own, found) = (stat(), stat())
    if fstat(descriptor, &own) != 0 { throw Refusal() }
    return stat(path, &found) == 0 && own.st_dev == found.st_dev && own.st_ino == found.st_ino
  }

  /// The bytes from a place on, as far as there are so many.
  func bytes(from start: Int, count: Int) throws(Refusal) -> [UInt8] {
    var refused = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, start + filled)
        if read < 0 && errno == EINTR { continue }
        refused = read < 0
        if read <= 0 { return }
        filled += read
      }
    }
    if refused { throw Refusal() }
    return bytes
  }

  /// Writes bytes at a place, all or, as far as the system lets it, none.
  func write(_ bytes: [UInt8], at start: Int) throws(Refusal) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, start + done)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 {
        let refusal = Refusal()
        ftruncate(descriptor, start)
        throw refusal
      }
      done += count
    }
  }

  /// Returns when the bytes outlive a loss of power.
  func synchronize() throws(Refusal) { if fdatasync(descriptor) != 0 { throw Refusal() } }

  /// Has new names in a folder outlive a loss of power; some file systems refuse, and need not be asked.
  static func synchronizeFolder(_ path: String) {
    let directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    _ = fsync(directory)
    close(directory)
  }
}
