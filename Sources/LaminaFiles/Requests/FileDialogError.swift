public import LaminaGeometry

/// Why a file was not read, written or moved.
public nonisolated enum FileDialogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file or folder.
  case missing(URL)
  /// It may not be read or written.
  case notPermitted(URL)
  /// The disk is full.
  case noSpace(URL)
  /// The document gave nothing that can be written: no contents, or a folder where a file is wanted.
  case emptyDocument(String)
  /// There was nothing to export or to move.
  case nothingToDo
  /// A name is no name of a file: empty, with a slash, or longer than 255 bytes.
  case badName(String)
  /// Neither the desktop nor the program, which has no windows, can show a dialog for files.
  case noDialog
  /// The system refused for another reason, in its words.
  case system(URL, String)

  /// A sentence for a person.
  public var description: String {
    switch self {
    case .missing(let url): "«\(url.lastPathComponent)» is not there any more."
    case .notPermitted(let url): "«\(url.lastPathComponent)» may not be read or written by you."
    case .noSpace(let url): "There is no room left for «\(url.lastPathComponent)»."
    case .emptyDocument(let name): "«\(name)» has no contents that can be written."
    case .nothingToDo: "There is nothing to write."
    case .badName(let name): "«\(name)» cannot be the name of a file."
    case .noDialog: "There is no dialog for files: the desktop has none, and the program no window."
    case .system(let url, let reason): "«\(url.lastPathComponent)» was refused: \(reason)"
    }
  }

  /// The error of a number of the system's.
  init(_ number: Int32, at url: URL) {
    self =
      switch number {
      case ENOENT, ENOTDIR: .missing(url)
      case EACCES, EPERM, EROFS: .notPermitted(url)
      case ENOSPC, EDQUOT: .noSpace(url)
      case ENAMETOOLONG: .badName(url.lastPathComponent)
      default: .system(url, String(cString: strerror(number)))
      }
  }
}

extension FileDialogError: LocalizedError {
  public var errorDescription: String? { description }
}
