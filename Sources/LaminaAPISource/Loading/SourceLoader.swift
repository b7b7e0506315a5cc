/// Reads the texts that a document includes.
///
/// A path that `resolve` answered is what `read` gets. Both throw full sentences for the diagnostics.
public protocol SourceLoader: Sendable {
  /// The path of a reference that stands in `parent`.
  func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String
  /// The bytes of a path.
  func read(_ path: String) throws(SourceFault) -> [UInt8]
}

/// Why a text could not be read.
public enum SourceFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file.
  case missing(String)
  /// The file lies outside of the project's folder.
  case outside(String, root: String)
  /// The network is not asked.
  case network(String)
  /// The file is not written in the encoding that it should be.
  case encoding(String, TextEncoding)
  /// The file has more bytes than a text may have.
  case tooLarge(String, limit: Int)

  /// What would mend it, if that can be said.
  public var repair: String? {
    guard case .outside = self else { return nil }
    return "Name a folder that holds both with --root."
  }

  /// The fault as a sentence.
  public var description: String {
    switch self {
    case .missing(let path): "There is no file \"\(path)\"."
    case .outside(let path, let root):
      "The file \"\(path)\" lies outside of the project's folder \"\(root)\"."
    case .network(let address): "\(address) is not read: includes over the network are off."
    case .encoding(let path, let encoding): "The file \"\(path)\" is no text in \(encoding)."
    case .tooLarge(let path, let limit): "The file \"\(path)\" has more than \(limit) bytes."
    }
  }
}
