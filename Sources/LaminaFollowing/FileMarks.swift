import Foundation

/// What files looked like when they were read: a mark for each path, also for one at which there was nothing.
package struct FileMarks: Equatable, Sendable {
  private var marks: [String: FileMark?] = [:]

  package init() {}

  /// Takes the marks of paths as they are now.
  package init(_ paths: some Sequence<String>) { for path in paths { note(path) } }

  /// Takes the mark of a file that is about to be read; of one that was read before, the first mark stays.
  package mutating func note(_ path: String) {
    if marks[path] == nil { marks[path] = .some(FileMark(path)) }
  }

  /// The paths.
  package var paths: some Collection<String> { marks.keys }

  /// Whether all is as it was.
  package var areCurrent: Bool { marks.allSatisfy { FileMark($0.key) == $0.value } }
}

/// By what one sees that another file stands at a path, or other bytes.
private struct FileMark: Equatable {
  private let file: [UInt]
  private let times: [Int]

  /// Nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    file = [UInt(status.st_dev), UInt(status.st_ino), UInt(status.st_size)]
    times = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }
}
