import Glibc

/// A file descriptor that is closed with its owner.
package nonisolated final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// What the last call that failed says of it.
  static var reason: String { String(cString: strerror(errno)) }
}
