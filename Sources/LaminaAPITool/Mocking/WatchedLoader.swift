import LaminaAPI
import LaminaFollowing
import Synchronization

/// A loader that takes the mark of each file before it is read, so that a follower sees what is written later.
final class WatchedLoader: SourceLoader {
  private let project: Project
  private let noted = Mutex(FileMarks())

  init(_ project: Project) { self.project = project }

  func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String {
    try project.loader.resolve(reference, from: parent)
  }

  func read(_ path: String) throws(SourceFault) -> [UInt8] {
    if let file = project.location(of: path) { noted.withLock { $0.note(file) } }
    return try project.loader.read(path)
  }

  /// Begins another reading.
  func forget() { noted.withLock { $0 = FileMarks() } }

  /// What was read, as it was right before that.
  var marks: FileMarks { noted.withLock { $0 } }
}
