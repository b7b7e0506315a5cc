import Glibc
import LaminaGeometry

/// The files that other programs are given: those of bytes and words stand in a folder of our own.
///
/// Who reads them does so later, so they stay for a day; older ones go when something is shared again.
nonisolated struct SharedFiles: Sendable {
  private let folder: URL

  init(below folder: URL) { self.folder = folder }

  /// The files of some contents, in order; those that are files are these.
  @concurrent func files(of contents: [ShareContent]) async throws -> [URL] {
    try contents.map { content in
      if case .file(let file) = content { return file }
      return try write(content)
    }
  }

  private func write(_ content: ShareContent) throws -> URL {
    removeOld()
    let own = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = own.appendingPathComponent(content.fileName)
    try content.bytes.write(to: file)
    return file
  }

  private func removeOld() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let all =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    for old in all {
      let date = try? old.resourceValues(forKeys: keys).contentModificationDate
      guard let date, date.timeIntervalSinceNow < -86_400 else { continue }
      try? FileManager.default.removeItem(at: old)
    }
  }
}
