import Foundation
import Glibc

extension Feed {
  /// Reads the Atom file at `path`; relative pictures are looked for beside it.
  package init(contentsOf path: String, limits: FeedLimits = FeedLimits()) throws(FeedError) {
    let data = try FeedFile(path: path).read(limit: limits.fileBytes)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try self.init(data: data, name: path, folder: folder, limits: limits)
  }
}

/// Reads a file, never more of it than a limit: a device or a pipe without end is no danger.
struct FeedFile {
  let path: String

  func read(limit: Int) throws(FeedError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var data = Data()
    while let chunk = try chunk(of: descriptor) {
      data.append(chunk)
      guard data.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    }
    return data
  }

  private func chunk(of descriptor: Int32) throws(FeedError) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    var count = Glibc.read(descriptor, &bytes, bytes.count)
    while count < 0 && errno == EINTR { count = Glibc.read(descriptor, &bytes, bytes.count) }
    guard count >= 0 else { throw failure(errno) }
    return count == 0 ? nil : Data(bytes[..<count])
  }

  private func failure(_ code: Int32) -> FeedError {
    switch code {
    case ENOENT, ENOTDIR: .missing(path: path)
    case EISDIR: .directory(path: path)
    default: .unreadable(path: path, reason: String(cString: strerror(code)))
    }
  }
}
