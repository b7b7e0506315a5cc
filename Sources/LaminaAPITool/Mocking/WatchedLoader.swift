import Glibc
import LaminaAPI
import Synchronization

/// A loader that remembers which files were read, and can say whether one has changed.
final class WatchedLoader: SourceLoader {
  private let inner: any SourceLoader
  private let root: String
  private let paths = Mutex(Set<String>())

  init(_ inner: any SourceLoader, root: String) {
    self.inner = inner
    self.root = root
  }

  func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String {
    try inner.resolve(reference, from: parent)
  }

  func read(_ path: String) throws(SourceFault) -> [UInt8] {
    _ = paths.withLock { $0.insert(path) }
    return try inner.read(path)
  }

  func forget() { paths.withLock { $0.removeAll() } }

  /// When each file was written, and how long it is; missing files have none.
  var stamps: [String: [Int]] {
    let paths = paths.withLock { $0 }
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.stamp("\(root)/\($0)")) })
  }

  private static func stamp(_ path: String) -> [Int] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size)]
  }
}
