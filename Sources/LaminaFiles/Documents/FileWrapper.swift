public import Foundation

/// A file, a folder of such, or a link, in memory: what a document is read from and written to.
///
/// ```swift
/// let notes = FileWrapper(regularFileWithContents: Data(text.utf8))
/// let package = FileWrapper(directoryWithFileWrappers: ["notes.txt": notes])
/// ```
/// As Foundation's on other systems, which Linux does not have.
public nonisolated final class FileWrapper: @unchecked Sendable {
  // Unchecked: as the class on other systems, it belongs to one thread after another.

  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Contents are read at once; here they always are.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Contents are mapped no matter what; here they never are.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Files are written whole or not at all; here they always are.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names in the wrappers become those of the files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name that it would have by preference.
  public var preferredFilename: String?
  /// The name that it has in a folder.
  public var filename: String?
  /// Attributes of the file, by the names of `FileAttributeKey`.
  public var fileAttributes: [String: Any] = [:]

  /// A file of these bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder of these, by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName {
      child.filename = name
      if child.preferredFilename == nil { child.preferredFilename = name }
    }
  }

  /// A link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file or a folder with all in it, at most 1,000 folders deep.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    try self.init(reading: url, depth: 0)
  }

  private init(reading url: URL, depth: Int) throws {
    var status = stat()
    // A link that is asked for is what it leads to; one within a folder stays one.
    guard fstatat(AT_FDCWD, url.path, &status, depth == 0 ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      throw FileDialogError(errno, at: url)
    }
    switch status.st_mode & S_IFMT {
    case S_IFLNK:
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      content = .link(URL(fileURLWithPath: target, relativeTo: url))
    case S_IFDIR where depth < 1000: content = .folder(try Self.children(of: url, depth))
    case S_IFREG: content = .file(try Data(contentsOf: url))
    default: throw FileDialogError.system(url, "It is neither a file nor a folder.")
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  private static func children(of url: URL, _ depth: Int) throws -> [String: FileWrapper] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    let children = try names.map {
      ($0, try FileWrapper(reading: url.appendingPathComponent($0), depth: depth + 1))
    }
    return Dictionary(children) { first, _ in first }
  }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a link.
  public var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; nil for anything else.
  public var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }
  /// What a folder holds, by name; nil for anything else.
  public var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }
  /// Where a link leads; nil for anything else.
  public var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// Puts another one into the folder, under its name or one with a number if that is taken.
  ///
  /// - Precondition: it is a folder, and the other has a name.
  /// - Returns: the name.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else {
      preconditionFailure("A file wrapper was added to one that is no folder")
    }
    guard let wanted = child.preferredFilename ?? child.filename, !wanted.isEmpty else {
      preconditionFailure("A file wrapper without a name was added to a folder")
    }
    var (name, number) = (wanted, 2)
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    child.filename = name
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Puts a file into the folder.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = name
    return addFileWrapper(child)
  }

  /// Takes one out of the folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = content, let name = keyForChildFileWrapper(child) else {
      return
    }
    children[name] = nil
    content = .folder(children)
  }

  /// The name of one in the folder.
  public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Whether the file at an address has the same bytes as this one.
  public func matchesContents(of url: URL) -> Bool {
    regularFileContents.map { $0 == (try? Data(contentsOf: url)) } ?? false
  }

  /// Writes it to an address: a file whole or not at all; of a folder each file so.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    switch content {
    case .file(let data): try AtomicFile.write(data, to: url)
    case .folder(let children): try write(children, to: url)
    case .link(let target): try AtomicFile.link(to: target.relativePath, at: url)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// A folder is written beside its place first, then put there: what stood there is gone only when the new one is whole.
  private func write(_ children: [String: FileWrapper], to url: URL) throws {
    if let wrong = children.keys.first(where: { !FilePaths.isName($0) }) {
      throw FileDialogError.badName(wrong)
    }
    let new = AtomicFile.temporary(beside: url)
    guard mkdir(new.path, 0o777) == 0 else { throw FileDialogError(errno, at: url) }
    do {
      for (name, child) in children { try child.write(to: new.appendingPathComponent(name)) }
      try replace(url, with: new)
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
  }

  private func replace(_ url: URL, with new: URL) throws {
    guard FilePaths.exists(url.path) else {
      guard rename(new.path, url.path) == 0 else { throw FileDialogError(errno, at: url) }
      return
    }
    let old = new.appendingPathExtension("old")
    guard rename(url.path, old.path) == 0 else { throw FileDialogError(errno, at: url) }
    guard rename(new.path, url.path) == 0 else {
      let failure = errno
      rename(old.path, url.path)
      throw FileDialogError(failure, at: url)
    }
    try? FileManager.default.removeItem(at: old)
  }
}
