package import Foundation

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
  package static let program = TableSource(folders: ProgramFolders.ofProcess?.holdingTables() ?? [])

  /// The same for who names a table, which may be one that a start does not look for.
  private static let programWithAnyTable = TableSource(
    folders: ProgramFolders.ofProcess?.holdingTables(ofAnyName: true) ?? [])

  /// Where a table of a name may be; nil for `Localizable`.
  func holding(_ table: String?) -> TableSource {
    table != nil && self == .program ? .programWithAnyTable : self
  }

  /// Whether there is a table at all.
  package var hasTables: Bool { !folders.isEmpty }
}
