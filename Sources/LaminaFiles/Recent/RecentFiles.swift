import Foundation
import LaminaContentTypes

/// The list of files that a person has used lately (`recently-used.xbel`), which all programs of a desktop share.
///
/// Entries of others stay as they are, byte for byte. What does not look like the list is not written over.
nonisolated struct RecentFiles: Sendable {
  let surroundings: FileDialogSurroundings
  private var path: String { surroundings.data + "/recently-used.xbel" }

  /// The files of the list that are there, the newest first.
  func files(most: Int = 50) -> [URL] {
    guard let text = BoundedFile.text(path) else { return [] }
    let newest = BookmarkList(text).bookmarks.sorted { $0.modified > $1.modified }
    let urls = newest.lazy.compactMap { PortalAnswer.file($0.address) }
    return Array(urls.filter { FilePaths.exists($0.path) }.prefix(most))
  }

  /// Notes that files were used now; what goes wrong changes nothing, and a list of more than 8 MB is left alone.
  func add(_ urls: [URL]) {
    var list = BookmarkList.empty
    if FilePaths.exists(path) {
      guard let text = BoundedFile.text(path) else { return }
      list = BookmarkList(text)
      guard list.isWhole else { return }
    }
    let files = urls.filter(\.isFileURL).map { url in
      let type = UTType(filename: url.lastPathComponent).preferredMIMEType
      return (url.absoluteString, type ?? "application/octet-stream")
    }
    list.note(
      Dictionary(files) { first, _ in first }, by: surroundings.program,
      at: surroundings.now().formatted(.iso8601))
    try? FileManager.default.createDirectory(
      atPath: surroundings.data, withIntermediateDirectories: true)
    try? AtomicFile.write(Data(list.text.utf8), to: URL(fileURLWithPath: path), mode: 0o600)
  }
}
