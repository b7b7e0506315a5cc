package import Foundation
import Synchronization

/// Where words are looked for: the resources of a bundle, or those of the program.
package struct TableSource: Hashable, Sendable {
  /// The folders in which tables stand, in order.
  let folders: [String]

  /// The resources of a bundle; nil for the program's own.
  package init(_ bundle: Bundle?) {
    guard let bundle, bundle !== Bundle.main else {
      self = .program
      return
    }
    folders = [bundle.resourcePath ?? bundle.bundlePath]
  }

  package init(folder: String) { folders = [folder] }

  private init(folders: [String]) { self.folders = folders }

  /// The program's own resources.
  package static let program = TableSource(folders: ProgramFolders.withTables)

  /// Whether there is a table at all.
  package var hasTables: Bool { !folders.isEmpty }
}

/// The folders of a program in which its tables of words may stand.
///
/// ```
///  bin/dreams                      the program
///  bin/de.lproj, bin/*.xcstrings   beside it
///  bin/Dreams_dreams.resources/    as SwiftPM builds the resources of its target
///  share/dreams/                   as packages of distributions have it
/// ```
enum ProgramFolders {
  /// Those that hold tables.
  static var withTables: [String] {
    guard let program = path, let slash = program.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return []
    }
    let name = String(program[program.utf8.index(after: slash)...])
    let folder = String(program[..<slash])
    let beside = names(in: folder)
    var folders = holdsTables(beside) ? [folder] : []
    let resources = beside.filter { $0.hasSuffix("_\(name).resources") }.map { "\(folder)/\($0)" }
    let shared = folder.hasSuffix("/bin") ? ["\(folder.dropLast(4))/share/\(name)"] : []
    folders += (resources + shared).filter { holdsTables(names(in: $0)) }
    return folders
  }

  /// The program's file; `Bundle.main` and `FileManager` take longer to say it.
  private static var path: String? {
    let limit = Int(PATH_MAX)
    let path = String(unsafeUninitializedCapacity: limit) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { names in
        names.baseAddress.map { max(0, readlink("/proc/self/exe", $0, limit)) } ?? 0
      }
    }
    return path.isEmpty ? nil : path
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { names.append(String(cString: $0)) }
      }
    }
    return names
  }

  private static func holdsTables(_ names: [String]) -> Bool {
    let endings = [".lproj", ".xcstrings", ".strings", ".stringsdict"]
    return names.contains { name in endings.contains { name.hasSuffix($0) } }
  }
}
