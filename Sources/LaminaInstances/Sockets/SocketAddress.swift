import Glibc

/// The place of a socket in the file system.
nonisolated struct SocketAddress {
  /// How many bytes a path may have, the zero at its end not counted.
  static let limit = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  private var address = sockaddr_un()

  init(path: String) throws(InstanceError) {
    guard path.utf8.count <= Self.limit else {
      throw .pathTooLong(path: path, limit: Self.limit)
    }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
  }

  /// Calls `body` with the address as the C library wants it.
  func with<R>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> R) -> R {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
