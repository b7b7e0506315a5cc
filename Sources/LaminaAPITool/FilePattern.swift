import ArgumentParser
import Foundation

/// Files that a pattern names: `*` is part of a name, `?` a character, `**` any folders.
///
/// ```
///  apis/*.raml     apis/a.raml apis/b.raml
///  apis/**/*.raml  apis/a.raml apis/old/c.raml
/// ```
enum FilePattern {
  /// How many files and folders are looked at.
  private static let limit = 100_000

  /// The files, in order of their names; the text itself if it is no pattern, or a file of that very name.
  static func files(_ text: String) throws -> [String] {
    let isPattern = text.contains { $0 == "*" || $0 == "?" }
    if !isPattern || FileManager.default.fileExists(atPath: text) { return [text] }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var left = limit
    let found = matches(parts[...], in: "", &left)
    if left <= 0 {
      throw ValidationError("\(text): more than \(limit) files would be looked at. Name a folder.")
    }
    if found.isEmpty { throw ValidationError("No file matches \(text).") }
    return found
  }

  private static func matches(
    _ parts: ArraySlice<String>, in folder: String, _ left: inout Int
  ) -> [String] {
    guard let part = parts.first else { return [] }
    let rest = parts.dropFirst()
    if part == "**" {
      return matches(rest, in: folder, &left)
        + names(in: folder, &left).filter { isFolder(folder + $0) && !$0.hasPrefix(".") }
        .flatMap { matches(parts, in: folder + $0 + "/", &left) }
    }
    if !part.contains(where: { $0 == "*" || $0 == "?" }) {
      if rest.isEmpty { return isFile(folder + part) ? [folder + part] : [] }
      return matches(rest, in: folder + part + "/", &left)
    }
    let fitting = names(in: folder, &left).filter { fnmatch(part, $0, FNM_PERIOD) == 0 }
    if rest.isEmpty { return fitting.map { folder + $0 }.filter(isFile) }
    return fitting.filter { isFolder(folder + $0) }
      .flatMap { matches(rest, in: folder + $0 + "/", &left) }
  }

  private static func names(in folder: String, _ left: inout Int) -> [String] {
    guard left > 0 else { return [] }
    let path = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    left -= names.count + 1
    return names.sorted()
  }

  /// Whether a path is a folder that no link leads to: links may lead round.
  private static func isFolder(_ path: String) -> Bool {
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [
      .isDirectoryKey, .isSymbolicLinkKey,
    ])
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
