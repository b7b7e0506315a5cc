public import Dispatch
import LaminaFollowing

/// Reads the map in a file, and follows it: what is saved is read, and reported within 0.3 s.
///
/// ```swift
/// let watcher = WireframeWatcher(path: "Shop.plist") { map in
///   do { try wireframe.reload(WireframeTree(map)) } catch { print(error) }    // and the old map stays
/// }
/// let wireframe = Wireframe(WireframeTree(watcher.map))
/// ```
///
/// What is saved after `map` was read is reported, however soon. The kernel says what happens to the file: nothing
/// wakes up while nothing happens in its folder. It ends when the watcher is let go.
public final class WireframeWatcher: Sendable {
  /// The map as it was at the beginning, with its faults.
  public let map: WireframeMap
  /// Why changes are not reported, in the system's words; nil where they are.
  public let refusal: String?
  private let follower: FileFollower?

  /// Reads the map at a path, and begins to follow it; `onChange` is called on `queue` with each later one.
  public init(
    path: String, queue: DispatchQueue = .main, onChange: @escaping @Sendable (WireframeMap) -> Void
  ) {
    let marks = FileMarks([path])
    map = WireframeMap(contentsOf: path)
    do {
      follower = try FileFollower(marks) {
        let marks = FileMarks([path])
        let map = WireframeMap(contentsOf: path)
        queue.async { onChange(map) }
        return marks
      }
      refusal = nil
    } catch {
      (follower, refusal) = (nil, error.reason)
    }
  }
}
