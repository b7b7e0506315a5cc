public import Dispatch
import Foundation
import Synchronization

/// Follows the file of a theme: what is saved is read, and reported within 0.3 s.
///
/// ```swift
/// let watcher = ThemeWatcher(path: "Night.tokens.json") { result in
///   switch result {
///   case .success(let file): theme = file.theme
///   case .failure(let error): print(error)        // and the old look stays
///   }
/// }
/// ```
///
/// The file is looked at 10 times a second, by its time, size and number, so that editors that put
/// another file in its place are followed, too. It ends when the watcher is let go.
public final class ThemeWatcher: Sendable {
  /// How often the file is looked at, in seconds.
  static let interval = 0.1
  // Made and cancelled once each; Dispatch itself is safe from any thread.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer
  private let seen: Mutex<FileMark?>

  /// Begins to follow the file at a path; `onChange` is called on `queue`.
  public init(
    path: String, queue: DispatchQueue = .main,
    onChange: @escaping @Sendable (Result<ThemeFile, ThemeFileError>) -> Void
  ) {
    seen = Mutex(FileMark(path))
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "LaminaThemeWatcher"))
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [weak self] in
      guard let self, hasChanged(path) else { return }
      let result = Self.read(path)
      queue.async { onChange(result) }
    }
    timer.activate()
  }

  deinit { timer.cancel() }

  private func hasChanged(_ path: String) -> Bool {
    let mark = FileMark(path)
    return seen.withLock { seen in
      defer { seen = mark }
      return mark != seen
    }
  }

  private static func read(_ path: String) -> Result<ThemeFile, ThemeFileError> {
    do throws(ThemeFileError) {
      let file = try ThemeFile(contentsOf: path)
      if let wrong = file.findings.first(where: \.isError) {
        return .failure(.unreadable(wrong.description))
      }
      return .success(file)
    } catch {
      return .failure(error)
    }
  }
}

/// By what one sees that another file stands there, or other bytes.
private struct FileMark: Hashable {
  private let number: UInt
  private let size: Int
  private let time: timespec

  /// Nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    number = status.st_ino
    size = status.st_size
    time = status.st_mtim
  }

  static func == (a: FileMark, b: FileMark) -> Bool {
    a.number == b.number && a.size == b.size && a.time.tv_sec == b.time.tv_sec
      && a.time.tv_nsec == b.time.tv_nsec
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
