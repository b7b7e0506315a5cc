/// Texts that are held in memory, by path.
///
/// ```swift
/// let loader = MemoryLoader(["api.raml": "#%RAML 0.8\ntitle: Shop\n"])
/// ```
public struct MemoryLoader: SourceLoader {
  private let texts: [String: [UInt8]]

  /// Creates a loader of texts by path.
  public init(_ texts: [String: String]) {
    self.texts = texts.mapValues { Array($0.utf8) }
  }

  /// Joins a reference and the path of the file it stands in.
  public func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String {
    SourcePath.join(reference, parent: parent)
  }

  /// The bytes of a text.
  public func read(_ path: String) throws(SourceFault) -> [UInt8] {
    if let text = texts[path] { return text }
    throw SourcePath.isAddress(path) ? .network(path) : .missing(path)
  }
}
