import Foundation

/// What stands in a folder.
nonisolated struct FolderContents: Hashable, Sendable {
  let path: String
  var entries: [FileEntry] = []
  /// Why it could not be read: the system's number.
  var failure: Int32?
  /// Whether there is more than is read.
  var isCut = false

  /// How many entries are read at most.
  static let limit = 200_000

  /// Reads a folder, which takes some microseconds for each entry; not for the main thread.
  init(reading path: String) {
    self.path = path
    guard let folder = opendir(path) else {
      failure = errno
      return
    }
    defer { closedir(folder) }
    let descriptor = dirfd(folder)
    while let entry = readdir(folder) {
      let name = Self.name(of: entry)
      if name == [46] || name == [46, 46] { continue }
      if entries.count == Self.limit {
        isCut = true
        return
      }
      if let entry = Self.entry(name, in: descriptor) { entries.append(entry) }
    }
  }

  /// The path that stands for the files that were used lately.
  static let recent = "recent:"

  /// Reads the files that were used lately.
  init(recent files: RecentFiles) {
    path = Self.recent
    entries = files.files().compactMap { url in
      Self.entry(Array(url.lastPathComponent.utf8), at: url.path)
    }
  }

  init(path: String, entries: [FileEntry]) {
    self.path = path
    self.entries = entries
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  private static func entry(_ name: [UInt8], at path: String) -> FileEntry? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileEntry(
      name: name, kind: kind(status.st_mode), size: Int64(status.st_size),
      modified: TimeInterval(status.st_mtim.tv_sec), location: path)
  }

  /// Nil where it has gone meanwhile.
  private static func entry(_ name: [UInt8], in folder: Int32) -> FileEntry? {
    var status = stat()
    let path = name.map { CChar(bitPattern: $0) } + [0]
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    var target = status
    let isBroken = isLink && fstatat(folder, path, &target, 0) != 0
    if isBroken { return FileEntry(name: name, kind: .brokenLink, isLink: true) }
    return FileEntry(
      name: name, kind: kind(target.st_mode), isLink: isLink, size: Int64(target.st_size),
      modified: TimeInterval(target.st_mtim.tv_sec))
  }

  private static func kind(_ mode: mode_t) -> FileEntry.Kind {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .special
    }
  }
}
