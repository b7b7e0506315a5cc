import Foundation

/// The folders of a program in which its tables of words may stand.
///
/// ```
///  bin/dreams                      the program
///  bin/de.lproj, bin/*.xcstrings   beside it
///  bin/Dreams_dreams.resources/    as SwiftPM builds the resources of its target
///  share/dreams/                   as packages of distributions have it
/// ```
/// Every program with a text asks at its start, and most have no table. The folder beside it may hold hundreds of
/// programs, or all that a build has left: it is read only where a few questions by name leave a table possible.
package struct ProgramFolders {
  private let folder: String
  private let name: String

  /// Makes those of a program; nil for what is no absolute path.
  package init?(program path: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    folder = String(path[..<slash])
    name = String(path[path.utf8.index(after: slash)...])
  }

  /// Those of this process; `Bundle.main` and `FileManager` take longer to say its file.
  static var ofProcess: ProgramFolders? {
    let limit = Int(PATH_MAX)
    let path = String(unsafeUninitializedCapacity: limit) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { names in
        names.baseAddress.map { max(0, readlink("/proc/self/exe", $0, limit)) } ?? 0
      }
    }
    return ProgramFolders(program: path)
  }

  /// Those that hold tables.
  ///
  /// - Parameter isAnyName: whether a table beside the program counts that is not `Localizable` where it stands
  ///   among no folders.
  /// - Returns: their paths, in the order in which tables are looked for.
  package func holdingTables(ofAnyName isAnyName: Bool = false) -> [String] {
    let beside = isAnyName || mayHoldTables ? Self.names(in: folder) : []
    let resources = beside.filter { $0.hasSuffix("_\(name).resources") }.map { "\(folder)/\($0)" }
    let shared = folder.hasSuffix("/bin") ? ["\(folder.dropLast(4))/share/\(name)"] : []
    return (Self.holdTables(beside) ? [folder] : [])
      + (resources + shared).filter { Self.holdTables(Self.names(in: $0)) }
  }

  /// Whether reading the folder beside the program may bring a table to light.
  private var mayHoldTables: Bool {
    let isBuilt = exists("\(name).build")
    let hasFolders =
      isBuilt ? exists("\(name).build/DerivedSources/resource_bundle_accessor.swift") : holdsFolders
    return hasFolders
      || Self.endings.contains { $0 != ".lproj" && exists("Localizable\($0)") }
  }

  /// Whether there are folders beside the program.
  ///
  /// Each has a link to the one that it is in. File systems that do not count these say 1.
  private var holdsFolders: Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_nlink != 2
  }

  private func exists(_ name: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }

  private static let endings = [".lproj", ".xcstrings", ".strings", ".stringsdict"]

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

  private static func holdTables(_ names: [String]) -> Bool {
    names.contains { name in endings.contains { name.hasSuffix($0) } }
  }
}
