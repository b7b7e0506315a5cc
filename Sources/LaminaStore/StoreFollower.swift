import Dispatch
import Glibc
import LaminaFollowing

/// Reports that something has happened to a file of a folder, as the kernel does; nothing wakes up before.
// All but the ends is done on its queue, one after the other.
final class StoreFollower: @unchecked Sendable {
  private let folder: String
  private let name: String
  private let queue: DispatchQueue
  private var events: FolderEvents
  private var source: (any DispatchSourceRead)?

  /// Follows a file in a folder; nil where there is none.
  init?(
    _ folder: String, name: String, on queue: DispatchQueue,
    onEvent: @escaping @Sendable (_ isOver: Bool) -> Void
  ) throws(FollowingFailure) {
    self.folder = folder
    self.name = name
    self.queue = queue
    events = try FolderEvents(seesWrites: true)
    if !events.follow([folder]) { return nil }
    let source = DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      guard let self, takeEvents() else { return }
      // Another folder may stand there now. Its end is not reported as long as a file of it is open.
      onEvent(!events.follow([self.folder]))
    }
    self.source = source
    source.activate()
  }

  /// Ends; the descriptor is closed when nobody waits on it any more.
  func end() {
    queue.async { [self] in
      source?.setCancelHandler { withExtendedLifetime(self) {} }
      source?.cancel()
      source = nil
    }
  }

  /// Whether something has happened to the file, or to the folder itself.
  private func takeEvents() -> Bool {
    events.take().contains { $0.name == nil || $0.name == name }
  }
}
