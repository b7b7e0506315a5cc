import Glibc

/// Where the processes of an application find each other: a folder that only the user can open.
///
/// ```
/// $XDG_RUNTIME_DIR/lamina/org.lamina.market/lock       held by the one that runs, to its end
///                                           socket     where that one listens
/// ```
package nonisolated struct InstanceFolder: Hashable, Sendable {
  let path: String

  /// Makes the folder; nil where the environment names no place for it.
  package init?(id: String, environment: (String) -> String?) throws(InstanceError) {
    guard Self.isName(id) else { throw .identifier(id) }
    guard let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") else { return nil }
    // What others may read of it is not ours; a link to it is the system's.
    try Self.check(runtime, flags: 0, allowing: 0o055)
    for folder in ["\(runtime)/lamina", "\(runtime)/lamina/\(id)"] {
      if mkdir(folder, 0o700) != 0, errno != EEXIST {
        throw .folder(path: folder, reason: Descriptor.reason)
      }
      try Self.check(folder, flags: O_NOFOLLOW, allowing: 0)
    }
    path = "\(runtime)/lamina/\(id)"
  }

  var lock: String { path + "/lock" }

  var socket: String { path + "/socket" }

  private static func isName(_ id: String) -> Bool {
    (1...64).contains(id.utf8.count) && !id.hasPrefix(".")
      && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }

  /// Whether it is a folder of the user's, in which nobody else can do more than `allowed`.
  private static func check(
    _ path: String, flags: Int32, allowing allowed: mode_t
  ) throws(InstanceError) {
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags)
    guard number >= 0 else { throw .folder(path: path, reason: Descriptor.reason) }
    let folder = Descriptor(number)
    var status = stat()
    guard fstat(folder.number, &status) == 0 else {
      throw .folder(path: path, reason: Descriptor.reason)
    }
    guard status.st_uid == geteuid() else {
      throw .foreignFolder(path: path, owner: status.st_uid)
    }
    guard status.st_mode & 0o077 & ~allowed == 0 else {
      throw .openFolder(path: path, mode: String(status.st_mode & 0o777, radix: 8))
    }
  }
}
