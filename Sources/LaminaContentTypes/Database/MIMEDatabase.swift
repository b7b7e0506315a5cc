import Glibc
import Synchronization

/// The desktop's database of media types (shared-mime-info), read when it is first asked.
///
/// ```
///  $XDG_DATA_HOME/mime, then $XDG_DATA_DIRS/mime:
///  globs2          weight:media type:pattern of names        MIMEGlobs
///  aliases, subclasses                                       MIMERelations
///  magic           how contents begin                        MIMEMagic
///  image/png.xml   names for people, by language             name(of:)
/// ```
/// Where there is no database, it knows nothing. What changes on disk later is not seen.
package final class MIMEDatabase: Sendable {
  /// Its folders; what stands in the first one counts most.
  let folders: [String]
  /// The person's languages, the preferred one first: `de_CH`, `de`.
  let languages: [String]
  private let parts = Mutex(Parts())

  private struct Parts {
    var globs: MIMEGlobs?
    var relations: MIMERelations?
    var magic: MIMEMagic?
    var names: [String: String?] = [:]
  }

  /// The database of this desktop.
  package static let system: MIMEDatabase = {
    let environment = XDGFolders { name in getenv(name).map { String(cString: $0) } }
    return MIMEDatabase(
      folders: environment.data.map { $0 + "/mime" }, languages: environment.languages)
  }()

  package init(folders: [String], languages: [String] = []) {
    self.folders = folders
    self.languages = languages
  }

  private var globs: MIMEGlobs { part(\.globs, MIMEGlobs.init) }
  private var relations: MIMERelations { part(\.relations, MIMERelations.init) }
  private var magic: MIMEMagic { part(\.magic, MIMEMagic.init) }

  /// A part, read from its files when it is first asked for.
  private func part<Part: Sendable>(
    _ place: WritableKeyPath<Parts, Part?>, _ read: ([String]) -> Part
  ) -> Part {
    parts.withLock { parts in
      if let part = parts[keyPath: place] { return part }
      let part = read(folders)
      parts[keyPath: place] = part
      return part
    }
  }

  /// The media types of files with this name, the preferred one first; `*.png` stands for all that end so.
  package func mediaTypes(filename: String) -> [String] { globs.mediaTypes(filename) }
  /// The endings of a media type, the preferred one first.
  package func filenameExtensions(of mediaType: String) -> [String] {
    globs.filenameExtensions(mediaType)
  }
  /// Says whether a media type stands in the database.
  package func knows(_ mediaType: String) -> Bool {
    globs.knows(mediaType) || relations.types.contains(mediaType)
  }
  /// The media type that another one is a name for.
  package func canonical(_ mediaType: String) -> String {
    relations.canonical[mediaType] ?? mediaType
  }
  /// Other names of a media type.
  package func aliases(of mediaType: String) -> [String] { relations.aliases[mediaType] ?? [] }
  /// What a media type is a kind of, by the database's word.
  package func supertypes(of mediaType: String) -> [String] {
    relations.supertypes[mediaType] ?? []
  }
  /// The media type of contents by how they begin.
  package func mediaType(ofBytes bytes: [UInt8]) -> String? { magic.mediaType(bytes) }

  /// What a person calls such files, in the first of the person's languages that has a word for it.
  package func name(of mediaType: String) -> String? {
    if let known = parts.withLock({ $0.names[mediaType] }) { return known }
    let name = readName(mediaType)
    parts.withLock { $0.names[mediaType] = .some(name) }
    return name
  }

  private func readName(_ mediaType: String) -> String? {
    guard !mediaType.contains("..") else { return nil }
    for folder in folders {
      let names = MIMENames(BoundedFile.lines("\(folder)/\(mediaType).xml"))
      if let name = names.name(languages) { return name }
    }
    return nil
  }
}
