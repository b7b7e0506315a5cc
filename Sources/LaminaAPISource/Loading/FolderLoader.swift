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
  private let encoding: TextEncoding?

  /// Creates a loader of files below `root`.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - encoding: how files are written that are not UTF-8. UTF-16 that begins with its byte order mark is
  ///     read without.
  public init(_ root: String, encoding: TextEncoding? = nil) {
    self.root = Self.real(root) ?? root
    self.encoding = encoding
  }

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
    guard let size = Self.size(ofFile: real) else { throw .missing(path) }
    if size > Self.limit { throw .tooLarge(path, limit: Self.limit) }
    // A file that has grown meanwhile, or says no size, is read no further.
    guard let bytes = Self.bytes(of: real, size: size) else { throw .missing(path) }
    if bytes.count > Self.limit { throw .tooLarge(path, limit: Self.limit) }
    return try decoded(bytes, path)
  }

  /// The bytes in UTF-8; as they are if nobody says how they are written.
  private func decoded(_ bytes: [UInt8], _ path: String) throws(SourceFault) -> [UInt8] {
    if let marked = TextEncoding.marked(in: bytes) {
      return marked.utf8(of: Array(bytes.dropFirst(2))) ?? bytes
    }
    guard let encoding,
      encoding.name.uppercased().hasPrefix("UTF-16")
        || TextEncoding.firstFault(in: bytes) != nil
    else { return bytes }
    guard let text = encoding.utf8(of: bytes) else { throw .encoding(path, encoding) }
    return text
  }

  /// The bytes of a file: of a size that it says, and what it has grown by, up to one more than the limit.
  private static func bytes(of path: String, size: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let room = max(size + 1 - bytes.count, 1 << 16)
      var count = 0
      bytes += [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        count = Glibc.read(file, buffer.baseAddress, room)
        filled = max(count, 0)
      }
      if count < 0 { return nil }
      if count == 0 { break }
    }
    return bytes
  }

  private func isInside(_ path: String) -> Bool { path.hasPrefix(root == "/" ? root : root + "/") }

  /// The size of what is a file: pipes and devices would be waited for, or never end.
  private static func size(ofFile path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
