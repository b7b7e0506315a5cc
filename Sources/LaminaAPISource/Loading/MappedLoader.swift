/// Answers addresses from folders: what begins with a prefix is read from the folder it is mapped to.
///
/// ```swift
/// let loader = MappedLoader(FolderLoader("/home/me/shop"), ["http://docs.shop/": FolderLoader("/srv/docs")])
/// ```
public struct MappedLoader: SourceLoader {
  private let inner: any SourceLoader
  private let folders: [String: FolderLoader]

  /// Creates a loader that asks `inner` for whatever no prefix fits.
  public init(_ inner: any SourceLoader, _ folders: [String: FolderLoader]) {
    self.inner = inner
    self.folders = folders
  }

  /// Joins a reference and the path or the address of the file it stands in.
  public func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String {
    let path = SourcePath.join(reference, parent: parent)
    return SourcePath.isAddress(path) ? path : try inner.resolve(reference, from: parent)
  }

  /// The bytes of a file.
  public func read(_ path: String) throws(SourceFault) -> [UInt8] {
    for (prefix, folder) in folders where path.hasPrefix(prefix) {
      return try folder.read(String(path.dropFirst(prefix.count)))
    }
    if SourcePath.isAddress(path) { throw .network(path) }
    return try inner.read(path)
  }
}
