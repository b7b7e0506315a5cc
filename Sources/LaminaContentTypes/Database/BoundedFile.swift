import Glibc

/// Files of a database, read with a bound.
enum BoundedFile {
  /// How long a file of a database may be; a usual one has 0.1 MB.
  private static let limit = 8 << 20

  /// A file's bytes; nil if there is none, or one that is too long.
  static func bytes(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if part <= 0 { return }
        count += part
      }
    }
  }

  /// A file's lines, without those that begin with `#`.
  static func lines(_ path: String) -> [Substring] {
    guard let bytes = bytes(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
  }
}
