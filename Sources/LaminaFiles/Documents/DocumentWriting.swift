import Foundation
import LaminaContentTypes

/// Documents on their way into files, off the main thread.
nonisolated enum DocumentWriting {
  /// Writes documents to addresses, each with what makes its file.
  static func write(
    _ documents: [@Sendable (UTType) throws -> FileWrapper], as types: [UTType], to urls: [URL]
  ) -> Result<[URL], any Error> {
    Result {
      guard documents.count == urls.count else { throw FileDialogError.nothingToDo }
      for (document, url) in zip(documents, urls) {
        try document(type(of: url, among: types)).write(to: url)
      }
      return urls
    }
  }

  /// Which of several types an address asks for.
  static func type(of url: URL, among types: [UTType]) -> UTType {
    let named = UTType(filename: url.lastPathComponent)
    return types.first { named.conforms(to: $0) } ?? types.first ?? named
  }

  /// Moves files to addresses, across file systems too.
  static func move(_ files: [URL], to urls: [URL]) -> Result<[URL], any Error> {
    Result {
      guard files.count == urls.count else { throw FileDialogError.nothingToDo }
      for (file, url) in zip(files, urls) where file.standardizedFileURL != url.standardizedFileURL
      {
        try move(file, to: url)
      }
      return urls
    }
  }

  private static func move(_ file: URL, to url: URL) throws {
    if rename(file.path, url.path) == 0 { return }
    guard errno == EXDEV else { throw FileDialogError(errno, at: errno == ENOENT ? file : url) }
    let copy = AtomicFile.temporary(beside: url)
    do {
      try FileManager.default.copyItem(at: file, to: copy)
      guard rename(copy.path, url.path) == 0 else { throw FileDialogError(errno, at: url) }
    } catch {
      try? FileManager.default.removeItem(at: copy)
      throw error
    }
    try FileManager.default.removeItem(at: file)
  }
}
