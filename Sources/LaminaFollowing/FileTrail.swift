import Foundation

/// The entries of folders on which it depends what stands at paths: the files', and those of links on the way.
///
/// ```
///  themes/night.json                       night.json in themes/
///  themes ─link─▶ v2/, v2/night.json       themes in ./,  night.json in v2/
///  there is no folder themes               themes in ./
/// ```
struct FileTrail: Hashable {
  /// Names by folder.
  private(set) var names: [String: Set<String>] = [:]
  /// More links after one another are a circle, as the system counts, too.
  private static let linkLimit = 40

  init(_ paths: some Sequence<String> = []) { for path in paths { take(path) } }

  private mutating func take(_ path: String) {
    var rest = Self.parts(URL(fileURLWithPath: path).path)
    var (folder, links) = ("/", 0)
    while let name = rest.popLast() {
      if name == ".." {
        folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        continue
      }
      let entry = folder == "/" ? "/" + name : folder + "/" + name
      switch Self.kind(entry) {
      case .link(let target):
        names[folder, default: []].insert(name)
        links += 1
        if links > Self.linkLimit { return }
        if target.hasPrefix("/") { folder = "/" }
        rest += Self.parts(target)
      case .folder: folder = entry
      case .other:
        names[folder, default: []].insert(name)
        return
      }
    }
  }

  /// The parts of a path, the first one last.
  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  private enum Kind {
    case link(String)
    case folder
    case other
  }

  private static func kind(_ path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK:
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target.map(Kind.link) ?? .other
    default: return .other
    }
  }
}
