import Foundation

/// The programs of the desktop, and which of them open what.
///
/// ```
///  [Default Applications]  the person's mimeapps.list before the desktop's before the system's
///  [Added Associations]    likewise, less what is in [Removed Associations]
///  MimeType=               of all desktop files, by mimeinfo.cache where that is
/// ```
/// Nothing is read before it is asked for, and nothing is kept: what was installed meanwhile is found. Reading takes
/// some milliseconds; off the main thread it makes nobody wait.
public struct ProgramTable: Sendable {
  package let surroundings: DesktopSurroundings

  /// The programs that this person has.
  public init() { surroundings = DesktopSurroundings() }

  package init(_ surroundings: DesktopSurroundings) { self.surroundings = surroundings }

  /// The program of an id such as `org.gnome.eog.desktop`; nil when there is none.
  public func program(_ id: String) -> Program? {
    guard id.hasSuffix(".desktop"), !id.contains("..") else { return nil }
    for folder in applicationFolders {
      for path in Self.paths(of: id) {
        let file = "\(folder)/\(path)"
        guard let text = DesktopFile(path: file) else { continue }
        return Program(text, id: id, at: URL(fileURLWithPath: file), surroundings)
      }
    }
    return nil
  }

  /// The programs that open files of some types, the most fitting first: those that the person chose, then all others.
  ///
  /// - Parameter types: MIME types, the most specific first.
  /// - Returns: programs that are there, each once.
  public func programs(for types: [String]) -> [Program] {
    var ids: [String] = []
    for type in types { ids += defaults(for: type) + associations(with: type) }
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }.compactMap(program)
  }

  /// The program that opens files of some types unless one chooses another.
  public func standard(for types: [String]) -> Program? { programs(for: types).first }

  /// All programs, those of the person's own folder first.
  public func all() -> [Program] {
    var seen: Set<String> = []
    return applicationFolders.flatMap(ids).filter { seen.insert($0).inserted }
      .compactMap(program)
  }

  // MARK: Files

  private var applicationFolders: [String] {
    surroundings.dataFolders.map { $0 + "/applications" }
  }

  /// Where a program of an id may be in a folder: a hyphen may stand for a folder within.
  private static func paths(of id: String) -> [String] {
    let parts = id.split(separator: "-", maxSplits: 4, omittingEmptySubsequences: false)
    return (0..<parts.count).map { folders in
      let inside = parts[..<folders].map { "\($0)/" }.joined()
      return inside + parts[folders...].joined(separator: "-")
    }
  }

  /// The ids of the programs in a folder, 5,000 at most.
  private func ids(in folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var ids: [String] = []
    for case let path as String in files where path.hasSuffix(".desktop") {
      ids.append(path.replacingOccurrences(of: "/", with: "-"))
      if ids.count >= 5_000 { break }
    }
    return ids.sorted()
  }

  /// The files that associate types with programs, the most important first.
  private func associationFiles(in folder: String) -> [DesktopFile] {
    (surroundings.desktops.map { "\($0)-mimeapps.list" } + ["mimeapps.list"])
      .compactMap { DesktopFile(path: "\(folder)/\($0)") }
  }

  private func defaults(for type: String) -> [String] {
    let folders = surroundings.configurationFolders + applicationFolders
    return folders.flatMap(associationFiles)
      .flatMap { $0.list(type, in: "Default Applications") }
  }

  /// What opens a type, in order: what was added, then what says so of itself, less what was removed above it.
  private func associations(with type: String) -> [String] {
    var found: [String] = []
    var refused: Set<String> = []
    func take(_ files: [DesktopFile]) {
      for file in files {
        found += file.list(type, in: "Added Associations").filter { !refused.contains($0) }
        refused.formUnion(file.list(type, in: "Removed Associations"))
      }
    }
    for folder in surroundings.configurationFolders { take(associationFiles(in: folder)) }
    for folder in applicationFolders {
      take(associationFiles(in: folder))
      let own = ids(in: folder, opening: type)
      found += own.filter { !refused.contains($0) }
      refused.formUnion(own)
    }
    return found
  }

  private func ids(in folder: String, opening type: String) -> [String] {
    if let cache = DesktopFile(path: folder + "/mimeinfo.cache") {
      return cache.list(type, in: "MIME Cache")
    }
    return ids(in: folder).filter { program($0)?.types.contains(type) == true }
  }
}
