import Dispatch
import Foundation

/// Notices when a file is not any more what it was when it was read.
///
/// ```
///  marks of the reading ──▶ follow ──▶ other marks? ──▶ onChange ──▶ marks of that reading ─┐
///       ▲                     ▲                                                             │
///       │     kernel ──events─┘ for names of the trails, after a pause                      │
///       └───────────────────────────────────────────────────────────────────────────────────┘
/// ```
/// What is written between the reading and the following is seen, too. Nothing wakes up while nothing happens in the
/// folders of the trails. It ends when it is let go.
package final class FileFollower: Sendable {
  private let follow: Following

  /// Follows the files of a reading.
  ///
  /// - Parameters:
  ///   - marks: what was read, as it was right before that.
  ///   - onChange: reads again, on a queue of its own, and returns the marks of what it read.
  /// - Throws: why the kernel reports nothing.
  package init(
    _ marks: FileMarks, onChange: @escaping @Sendable () -> FileMarks
  ) throws(FollowingFailure) {
    follow = try Following(marks, onChange)
  }

  deinit { follow.end() }
}

/// What a follower does.
// Everything but the ends is done on its queue, one after the other.
private final class Following: @unchecked Sendable {
  /// How long it waits for more of the same change: editors move one file away and another one in.
  private static let pause = DispatchTimeInterval.milliseconds(30)
  /// How long it waits for a file that was made to be written.
  private static let longPause = DispatchTimeInterval.milliseconds(150)

  private let onChange: () -> FileMarks
  private let queue = DispatchQueue(label: "LaminaFollowing.FileFollower")
  private var events: FolderEvents
  private var marks: FileMarks
  private var trail = FileTrail()
  private var source: (any DispatchSourceRead)?
  /// The look at the files that is due.
  private var due: (time: DispatchTime, work: DispatchWorkItem)?

  init(_ marks: FileMarks, _ onChange: @escaping () -> FileMarks) throws(FollowingFailure) {
    self.marks = marks
    self.onChange = onChange
    events = try FolderEvents()
    followTrail()
    let source = DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.takeEvents() }
    self.source = source
    source.activate()
    if !marks.areCurrent { queue.async { [weak self] in self?.look(at: .now() + Self.pause) } }
  }

  /// Ends; the descriptor is closed when nobody waits on it any more.
  func end() {
    queue.async { [self] in
      due?.work.cancel()
      source?.setCancelHandler { withExtendedLifetime(self) {} }
      source?.cancel()
      source = nil
    }
  }

  /// Follows the folders of the trails as they are now, and looks again, as they may have changed meanwhile.
  private func followTrail() {
    for _ in 0..<8 {
      let next = FileTrail(marks.paths)
      events.follow(Set(next.names.keys))
      if next == trail { return }
      trail = next
    }
  }

  private func takeEvents() {
    var pause: DispatchTimeInterval?
    for event in events.take() where concerns(event) {
      if !event.isBeginning { pause = Self.pause } else if pause == nil { pause = Self.longPause }
    }
    guard let pause else { return }
    followTrail()
    look(at: .now() + pause)
  }

  private func concerns(_ event: FolderEvents.Event) -> Bool {
    guard let folder = event.folder, let name = event.name else { return true }
    return trail.names[folder]?.contains(name) == true
  }

  private func look(at time: DispatchTime) {
    if let due, due.time <= time { return }
    due?.work.cancel()
    let work = DispatchWorkItem { [weak self] in self?.compare() }
    due = (time, work)
    queue.asyncAfter(deadline: time, execute: work)
  }

  private func compare() {
    due = nil
    guard !marks.areCurrent else { return }
    marks = onChange()
    followTrail()
    if !marks.areCurrent { look(at: .now() + Self.pause) }
  }
}
