import Dispatch
import Foundation

/// Notices when another file stands at a path, or other bytes are in it.
///
/// ```
///  kernel ──events──▶ names of the trail? ──pause──▶ other mark? ──▶ onChange
/// ```
/// Nothing wakes up while nothing happens in the folders of the trail.
// Everything but the ends is done on its queue, one after the other.
final class FileFollower: @unchecked Sendable {
  /// How long it waits for more of the same change: editors move one file away and another one in.
  private static let pause = DispatchTimeInterval.milliseconds(30)
  /// How long it waits for a file that was made to be written.
  private static let longPause = DispatchTimeInterval.milliseconds(150)

  private let path: String
  private let onChange: () -> Void
  private let queue = DispatchQueue(label: "LaminaThemeFiles.FileFollower")
  private var events: FolderEvents
  private var trail: FileTrail
  private var mark: FileMark?
  private var source: (any DispatchSourceRead)?
  /// The look at the file that is due.
  private var due: (time: DispatchTime, work: DispatchWorkItem)?

  /// Begins; what happens from here on is noticed.
  init(_ path: String, onChange: @escaping @Sendable () -> Void) throws(FolderEvents.Failure) {
    self.path = path
    self.onChange = onChange
    events = try FolderEvents()
    trail = FileTrail(path)
    mark = nil
    followTrail()
    mark = FileMark(path)
    let source = DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.takeEvents() }
    self.source = source
    source.activate()
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

  /// Follows the folders of the trail as it is now, and looks again, as it may have changed meanwhile.
  private func followTrail() {
    for _ in 0..<8 {
      events.follow(Set(trail.names.keys))
      let next = FileTrail(path)
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
    trail = FileTrail(path)
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
    let next = FileMark(path)
    guard next != mark else { return }
    mark = next
    onChange()
  }
}

/// By what one sees that another file stands there, or other bytes.
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
