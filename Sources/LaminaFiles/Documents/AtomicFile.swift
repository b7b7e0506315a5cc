import Foundation

/// Files that are written whole or not at all.
nonisolated enum AtomicFile {
  /// Writes a file beside its place, makes it durable, and puts it there.
  ///
  /// A link stays one: what it leads to is written. The file keeps the rights of the one that stood there.
  static func write(_ data: Data, to url: URL, mode: mode_t = 0o666) throws(FileDialogError) {
    let target = url.resolvingSymlinksInPath()
    let place = target.path
    let temporary = FilePaths.join(
      FilePaths.parent(place) ?? "/",
      ".\(target.lastPathComponent.prefix(100)).\(UInt32.random(in: .min ... .max)).tmp")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileDialogError(errno, at: url) }
    do throws(FileDialogError) {
      try write(data, to: descriptor, url)
      keepRights(of: place, on: descriptor)
      guard fsync(descriptor) == 0 else { throw FileDialogError(errno, at: url) }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    close(descriptor)
    guard rename(temporary, place) == 0 else {
      let failure = errno
      unlink(temporary)
      throw FileDialogError(failure, at: url)
    }
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
