import Foundation

/// Paths as texts.
nonisolated enum FilePaths {
  /// A path within a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder above; nil for the root.
  static func parent(_ path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part; the root's is `/`.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "/"
  }

  /// What a person has typed as a path: with `~` for the person's folder, within another one unless it begins at the root.
  static func typed(_ text: String, in folder: String, home: String) -> String {
    var path = text
    if path == "~" || path.hasPrefix("~/") { path = home + path.dropFirst() }
    if !path.hasPrefix("/") { path = join(folder, path) }
    return normal(path)
  }

  /// A path without `.`, `..` and doubled slashes.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder, with each above it from the root down.
  static func folders(to path: String) -> [String] {
    Array(sequence(first: path, next: parent)).reversed()
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// A folder, or the nearest one above it that is there.
  static func existing(_ path: String) -> String {
    sequence(first: path, next: parent).first(where: isFolder) ?? "/"
  }

  /// Whether a text can be a file's name.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
      && !name.contains("/") && name.utf8.count <= 255
  }
}
