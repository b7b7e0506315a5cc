public import Dispatch
import LaminaFollowing

/// Follows the file of a theme: what is saved is read, and reported within 0.3 s.
///
/// ```swift
/// let file = try ThemeFile(contentsOf: "Night.tokens.json")
/// let watcher = ThemeWatcher(of: file) { result in
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
  public convenience init(
    path: String, queue: DispatchQueue = .main,
    onChange: @escaping @Sendable (Result<ThemeFile, ThemeFileError>) -> Void
  ) {
    self.init(path, FileMarks([path]), queue, onChange)
  }

  /// Goes on with a file that was read from a path: what was saved since is reported, too.
  public convenience init(
    of file: ThemeFile, queue: DispatchQueue = .main,
    onChange: @escaping @Sendable (Result<ThemeFile, ThemeFileError>) -> Void
  ) {
    self.init(file.file, file.marks ?? FileMarks([file.file]), queue, onChange)
  }

  private init(
    _ path: String, _ marks: FileMarks, _ queue: DispatchQueue,
    _ onChange: @escaping @Sendable (Result<ThemeFile, ThemeFileError>) -> Void
  ) {
    do {
      follower = try FileFollower(marks) {
        let marks = FileMarks([path])
        let result = Self.read(path)
        queue.async { onChange(result) }
        return marks
      }
    } catch {
      follower = nil
      queue.async { onChange(.failure(.notFollowed(file: path, reason: error.reason))) }
    }
  }

  private static func read(_ path: String) -> Result<ThemeFile, ThemeFileError> {
    do throws(ThemeFileError) {
      return .success(try ThemeFile(soundContentsOf: path))
    } catch {
      return .failure(error)
    }
  }
}
