import Dispatch
import Foundation

/// Notices when something comes into a folder, goes out of it, or is written in it, and when the folder itself goes.
///
/// What happens within 100 ms is one change. Nothing wakes up while nothing happens. It ends when it is let go.
package final class FolderFollower: Sendable {
  private let follow: FollowedFolder

  /// Follows a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - onChange: is called on a queue of its own.
  /// - Throws: why the kernel reports nothing.
  package init(
    _ path: String, onChange: @escaping @Sendable () -> Void
  ) throws(FollowingFailure) {
    follow = try FollowedFolder(path, onChange)
  }

  deinit { follow.end() }
}

/// What a follower of a folder does.
// Everything but the ends is done on its queue, one after the other.
private final class FollowedFolder: @unchecked Sendable {
  private static let pause = DispatchTimeInterval.milliseconds(100)

  private let onChange: () -> Void
  private let queue = DispatchQueue(label: "LaminaFollowing.FolderFollower")
  private var events: FolderEvents
  private var source: (any DispatchSourceRead)?
  private var isDue = false

  init(_ path: String, _ onChange: @escaping () -> Void) throws(FollowingFailure) {
    self.onChange = onChange
    events = try FolderEvents()
    events.follow([path])
    let source = DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.takeEvents() }
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

  private func takeEvents() {
    guard !events.take().isEmpty, !isDue, source != nil else { return }
    isDue = true
    queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      guard let self, source != nil else { return }
      isDue = false
      onChange()
    }
  }
}
