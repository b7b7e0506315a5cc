public import FoundationEssentials

/// Types of files.
extension UTType {
  /// The type of the file at an address: by its name, and where that says nothing by its first bytes.
  ///
  /// Nil where there is no file, or none that may be looked at. A link counts as what it leads to. Reads up to 4 kB,
  /// and only of files whose name says nothing or more than one thing.
  public init?(contentsOf url: URL) {
    guard url.isFileURL, let type = TypeCatalogue.system.type(ofFileAt: url.path) else {
      return nil
    }
    self = type
  }

  /// The type of files with this name, whether there is one or not: `.plainText` for `notes.txt`.
  ///
  /// `.data` for a name that says nothing.
  public init(filename: String) { self = TypeCatalogue.system.type(ofFilename: filename) ?? .data }
}

extension URL {
  /// The address with the ending of a type, if its last part has none of that type yet.
  public func appendingPathExtension(for type: UTType) -> URL {
    guard let ending = type.preferredFilenameExtension else { return self }
    let has = UTType(filenameExtension: pathExtension)?.conforms(to: type) == true
    return has ? self : appendingPathExtension(ending)
  }

  /// The address of something of a type within the folder of this one.
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }
}
