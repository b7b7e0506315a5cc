import Glibc

/// Types of files.
extension TypeCatalogue {
  /// How much of a file is read at most.
  private static let readLimit = 4096

  /// The type of files of this name; nil for a name that says nothing.
  package func type(ofFilename name: String) -> UTType? {
    candidates(name).first.map(UTType.init(unchecked:))
  }

  /// What a name says, the preferred type first: what a program or the table knows of its ending goes before the
  /// database.
  private func candidates(_ name: String) -> [String] {
    let lowered = name.lowercased()
    if let dot = lowered.lastIndex(of: "."), dot != lowered.startIndex {
      let ending = String(lowered[lowered.index(after: dot)...])
      let known =
        declared.identifiers(ending, .filenameExtension)
        + TypeTable.usual.identifiers(ending, .filenameExtension)
      if !known.isEmpty { return known }
    }
    return database.mediaTypes(filename: name).map(identifier)
  }

  /// The type of a file: of a folder by what it is, of others by name, and where that is not enough by first bytes.
  package func type(ofFileAt path: String) -> UTType? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: break
    default: return .item
    }
    let named = candidates(String(path.split(separator: "/").last ?? ""))
    if named.count == 1 { return UTType(unchecked: named[0]) }
    let read = type(ofBytes: Self.beginning(of: path))
    guard let read, !named.isEmpty else {
      return read ?? named.first.map(UTType.init(unchecked:)) ?? .data
    }
    let fitting = named.map(UTType.init(unchecked:)).first { conforms($0, to: read) }
    return fitting ?? UTType(unchecked: named[0])
  }

  /// The type of bytes by how they begin; nil if they say nothing.
  package func type(ofBytes bytes: [UInt8]) -> UTType? {
    if let mediaType = database.mediaType(ofBytes: bytes) {
      return UTType(unchecked: identifier(mediaType))
    }
    return Self.looksLikeText(bytes) ? .plainText : nil
  }

  private static func looksLikeText(_ bytes: [UInt8]) -> Bool {
    !bytes.isEmpty && !bytes.prefix(128).contains { $0 < 32 && ![9, 10, 12, 13, 27].contains($0) }
  }

  private static func beginning(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: readLimit) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, readLimit))
    }
  }
}
