import Foundation

/// Files that are written whole or not at all.
nonisolated enum AtomicFile {
  /// Writes a file beside its place, makes it durable, and puts it there.
  ///
  /// A link stays one: what it leads to is written. The file keeps the rights of the one that stood there.
  static func write(_ data: Data, to url: URL, mode: mode_t = 0o666) throws(FileDialogError) {
    let place = url.resolvingSymlinksInPath()
    let temporary = temporary(beside: place).path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileDialogError(errno, at: url) }
    do throws(FileDialogError) {
      try write(data, to: descriptor, url)
      keepRights(of: place.path, on: descriptor)
      guard fsync(descriptor) == 0 else { throw FileDialogError(errno, at: url) }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    close(descriptor)
    try put(temporary, at: place.path, url)
  }

  /// Puts a link in place of a file, or where nothing stands; a folder stays.
  static func link(to target: String, at url: URL) throws(FileDialogError) {
    let temporary = temporary(beside: url).path
    guard symlink(target, temporary) == 0 else { throw FileDialogError(errno, at: url) }
    try put(temporary, at: url.path, url)
  }

  /// An address in the same folder that nothing has.
  static func temporary(beside url: URL) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).tmp")
  }

  private static func put(
    _ temporary: String, at place: String, _ url: URL
  ) throws(FileDialogError) {
    guard rename(temporary, place) != 0 else { return }
    let failure = errno
    unlink(temporary)
    throw FileDialogError(failure, at: url)
  }

  private static func write(_ data: Data, to descriptor: Int32, _ url: URL) throws(FileDialogError)
  {
    let failure = data.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
    if failure != 0 { throw FileDialogError(failure, at: url) }
  }

  private static func keepRights(of path: String, on descriptor: Int32) {
    var status = stat()
    if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
  }
}
