import Glibc
import LaminaDrawing
import LaminaGeometry

/// Reads picture files: regular ones only, within a limit, from the start.
enum ImageFile {
  /// The first `count` bytes of a file, or all of it.
  ///
  /// The file is read, not mapped: a mapped file that shrinks kills the process.
  static func read(_ path: String, limits: ImageLimits, atMost count: Int = .max)
    throws(ImageError) -> Data
  {
    // O_NONBLOCK: opening a named pipe must not wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(name: path, reason: message(errno)) }
    defer { close(file) }
    let size = try checkedSize(of: file, path, limits: limits)
    return try read(file, path, count: min(size, count))
  }

  private static func checkedSize(of file: CInt, _ path: String, limits: ImageLimits)
    throws(ImageError) -> Int
  {
    var info = stat()
    guard fstat(file, &info) == 0 else { throw .unreadable(name: path, reason: message(errno)) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(name: path, reason: "it is a directory")
    default: throw .unreadable(name: path, reason: "it is not a regular file")
    }
    guard info.st_size <= limits.bytes else {
      throw .tooManyBytes(name: path, bytes: Int(info.st_size), limit: limits.bytes)
    }
    return Int(info.st_size)
  }

  private static func read(_ file: CInt, _ path: String, count: Int) throws(ImageError) -> Data {
    var data = Data(count: count)
    var done = 0
    while done < count {
      let got = data.withUnsafeMutableBytes { bytes in
        Glibc.read(file, bytes.baseAddress.map { $0 + done }, count - done)
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable(name: path, reason: message(errno)) }
      if got == 0 { break }
      done += got
    }
    return done == count ? data : data.prefix(done)
  }

  private static func message(_ code: CInt) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    default: String(cString: strerror(code))
    }
  }
}
