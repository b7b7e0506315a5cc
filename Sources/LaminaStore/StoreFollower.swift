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
  /// Whether the folder that stood there when events were taken last is followed.
  private var follows: Bool

  /// Follows a file in a folder that is there.
  init(
    _ folder: String, name: String, on queue: DispatchQueue,
    onEvent: @escaping @Sendable (_ isOver: Bool) -> Void
  ) throws(FollowingFailure) {
    self.folder = folder
    self.name = name
    self.queue = queue
    events = try FolderEvents(seesWrites: true)
    follows = events.follow([folder])
    let source = DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      guard let self, takeEvents() else { return }
      onEvent(!follows || !isThere)
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

  /// Whether there is a folder to be followed.
  private var isThere: Bool { access(folder, F_OK) == 0 }

  private func takeEvents() -> Bool {
    var concerns = false
    for event in events.take() where event.name == nil || event.name == name {
      concerns = true
      // Another folder may stand there now.
      if event.name == nil { follows = events.follow([folder]) }
    }
    return concerns
  }
}
