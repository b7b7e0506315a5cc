import Glibc

/// Files of the desktop, read with a bound.
package enum BoundedFile {
  /// How long a file may be unless said otherwise; a usual one has 0.1 MB.
  package static let limit = 8 << 20

  /// A file's bytes; nil if there is none, one that is too long, or a pipe, which would wait for who writes into it.
  package static func bytes(_ path: String, atMost limit: Int = limit) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    // Those of the kernel say that they are empty: what is read counts.
    while bytes.count <= limit {
      var outcome = 0
      let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        outcome = read(descriptor, buffer.baseAddress, 65_536)
        count = max(0, outcome)
      }
      if outcome <= 0 { return outcome < 0 ? nil : bytes }
      bytes += part
    }
    return nil
  }

  /// A file's text; nil also where it is not UTF-8.
  package static func text(_ path: String, atMost limit: Int = limit) -> String? {
    bytes(path, atMost: limit).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// A file's lines, without those that begin with `#`.
  package static func lines(_ path: String) -> [Substring] {
    guard let bytes = bytes(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
  }
}
