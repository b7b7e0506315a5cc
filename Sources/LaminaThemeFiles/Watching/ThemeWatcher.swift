public import Dispatch

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
/// The kernel reports what happens to the file: nothing wakes up while nothing happens in its folder. Editors that
/// put another file in its place are followed, and so are links, and a file that is deleted and comes again. File
/// systems over a network may report nothing. It ends when the watcher is let go.
///
/// Values that are none and names that lead nowhere make a theme a bad one. Colours that are too near to each
/// other, and pictures that are not there, are findings of `ThemeCheck` and do not keep the look from changing.
public final class ThemeWatcher: Sendable {
  /// Nil where the kernel reports nothing.
  private let follower: FileFollower?

  /// Begins to follow the file at a path; `onChange` is called on `queue`, also where the file cannot be followed.
  public init(
    path: String, queue: DispatchQueue = .main,
    onChange: @escaping @Sendable (Result<ThemeFile, ThemeFileError>) -> Void
  ) {
    do {
      follower = try FileFollower(path) {
        let result = Self.read(path)
        queue.async { onChange(result) }
      }
    } catch {
      follower = nil
      queue.async { onChange(.failure(.notFollowed(file: path, reason: error.reason))) }
    }
  }

  deinit { follower?.end() }

  private static func read(_ path: String) -> Result<ThemeFile, ThemeFileError> {
    do throws(ThemeFileError) {
      return .success(try ThemeFile(soundContentsOf: path))
    } catch {
      return .failure(error)
    }
  }
}
