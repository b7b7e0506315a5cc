import FoundationEssentials
import Glibc

/// Files of a folder, and of no other: a path that leads out of it, by `..` or by a link, is refused.
///
/// ```swift
/// let loader = FolderLoader("/home/me/shop")     // reads /home/me/shop/api.raml as "api.raml"
/// ```
public struct FolderLoader: SourceLoader {
  /// How many bytes a file may have.
  public static let limit = 64 << 20

  private let root: String

  /// Creates a loader of files below `root`.
  public init(_ root: String) { self.root = Self.real(root) ?? root }

  /// Joins a reference and the path of the file it stands in.
  public func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String {
    let path = SourcePath.join(reference, parent: parent)
    if SourcePath.isAddress(path) { throw .network(path) }
    return path
  }

  /// The bytes of a file.
  public func read(_ path: String) throws(SourceFault) -> [UInt8] {
    let wanted = SourcePath.normal(root + "/" + path)
    guard isInside(wanted) else { throw .outside(path, root: root) }
    guard let real = Self.real(wanted) else { throw .missing(path) }
    guard isInside(real) else { throw .outside(path, root: root) }
    guard Self.isFile(real) else { throw .missing(path) }
    guard let data = FileManager.default.contents(atPath: real) else { throw .missing(path) }
    if data.count > Self.limit { throw .tooLarge(path, limit: Self.limit) }
    return [UInt8](data)
  }

  private func isInside(_ path: String) -> Bool { path.hasPrefix(root == "/" ? root : root + "/") }

  /// Whether a path names a file: pipes and devices would be waited for, or never end.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
