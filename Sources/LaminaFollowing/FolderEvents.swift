import Foundation

/// What happens in folders, as the kernel reports it (inotify).
package struct FolderEvents: ~Copyable {
  /// Something that happened to a name in a folder, or to the folder itself.
  package struct Event {
    /// The folder; nil where events were lost.
    package let folder: String?
    /// The name; nil for the folder itself.
    package let name: String?
    /// Whether more is to come for it: a file was made, and is not written yet.
    package let isBeginning: Bool
  }

  /// Readable while there are events.
  package let descriptor: Int32
  private let mask: UInt32
  private var folders: [Int32: String] = [:]

  /// - Parameter seesWrites: whether each write to a file is an event, also while the file stays open.
  /// - Throws: why the kernel reports nothing.
  package init(seesWrites: Bool = false) throws(FollowingFailure) {
    mask = Self.mask | (seesWrites ? UInt32(IN_MODIFY) : 0)
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { throw FollowingFailure(reason: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// Reports what happens in these folders, and in no other ones.
  ///
  /// - Returns: whether each of them is followed now: one that is not there at this moment is not.
  @discardableResult
  package mutating func follow(_ wanted: Set<String>) -> Bool {
    var followsAll = true
    for (watch, folder) in folders where !wanted.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      folders[watch] = nil
    }
    // One that was put in place of another is another one: the kernel knows which.
    for folder in wanted {
      let watch = inotify_add_watch(descriptor, folder, mask)
      if watch < 0 { followsAll = false }
      guard watch >= 0, folders[watch] != folder else { continue }
      for (old, other) in folders where other == folder && old != watch {
        inotify_rm_watch(descriptor, old)
        folders[old] = nil
      }
      folders[watch] = folder
    }
    return followsAll
  }

  /// What has happened since the last time.
  package func take() -> [Event] {
    var events: [Event] = []
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count <= 0 { return }
        events += parse(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return events
  }

  /// ```
  ///  watch 4 | mask 4 | cookie 4 | length 4 | name, zeros
  /// ```
  private func parse(_ bytes: UnsafeRawBufferPointer) -> [Event] {
    var (events, start) = ([Event](), 0)
    while start + 16 <= bytes.count {
      let watch = bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)
      let mask = bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
      let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
      let name = bytes[(start + 16)..<min(start + 16 + length, bytes.count)].prefix { $0 != 0 }
      events.append(
        Event(
          folder: folders[watch], name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self),
          isBeginning: mask & UInt32(IN_CREATE) != 0))
      start += 16 + length
    }
    return events
  }
}

/// Why the kernel reports nothing of files: too many are followed already, mostly.
package struct FollowingFailure: Error, Hashable {
  /// In the system's words.
  package let reason: String
}
