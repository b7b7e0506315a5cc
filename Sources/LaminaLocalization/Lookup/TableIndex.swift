import Foundation

/// The tables of a source: what files there are, and the words of those that were read.
struct TableIndex {
  /// One table in all its languages.
  private struct Table {
    var catalogs: [CatalogFile] = []
    /// The files of folders for languages.
    var files: [LanguageTag: [String]] = [:]
    /// The files of a folder for whichever language, and those that stand in none.
    var baseFiles: [String] = []
    var read: [LanguageTag: [String: TableEntry]] = [:]
    var readBase: [String: TableEntry]?
    /// The languages that serve whoever asked last, best first.
    private var served: (wanted: [LanguageTag], languages: [LanguageTag])?

    /// The languages that serve a person, best first, and at last the one in which keys are written.
    mutating func languages(for wanted: [LanguageTag]) -> [LanguageTag] {
      if let served, served.wanted == wanted { return served.languages }
      let all = languages
      let chosen = LanguageTag.chosen(of: all, for: wanted + [source].compactMap(\.self))
      served = (wanted, chosen)
      return chosen
    }

    var languages: [LanguageTag] { Array(Set(files.keys).union(catalogs.flatMap(\.languages))) }
    var source: LanguageTag? { catalogs.lazy.compactMap(\.source).first ?? LanguageTag("en") }
  }

  private let folders: [String]
  private var tables: [String: Table] = [:]
  /// What was wrong with files since somebody asked.
  private(set) var faults: [LocalizationFault] = []

  init(_ source: TableSource) { folders = source.folders }

  /// Takes the faults that were found since the last time.
  mutating func takeFaults() -> [LocalizationFault] {
    defer { faults = [] }
    return faults
  }

  /// What a table says for a key, in the best language in which it says something.
  mutating func entry(
    _ key: String, table name: String, for wanted: [LanguageTag]
  ) -> (entry: TableEntry, language: LanguageTag?)? {
    var table = tables[name] ?? opened(name)
    defer { tables[name] = table }
    for language in table.languages(for: wanted) {
      if let entry = words(&table, language)[key] { return (entry, language) }
    }
    return baseWords(&table)[key].map { ($0, table.source) }
  }

  /// The language in which a table would be read; nil where that is the one in which keys are written.
  mutating func translation(of name: String, for wanted: [LanguageTag]) -> LanguageTag? {
    let table = tables[name] ?? opened(name)
    tables[name] = table
    let chosen = LanguageTag.chosen(of: table.languages, for: wanted).first
    return chosen?.language == table.source?.language ? nil : chosen
  }

  private mutating func opened(_ name: String) -> Table {
    var table = Table()
    for folder in folders {
      let catalog = "\(folder)/\(name).xcstrings"
      if exists(catalog) {
        collect { try table.catalogs.append(CatalogFile(TableFile(path: catalog))) }
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
      for inner in names where inner.hasSuffix(".lproj") {
        let files = self.files(name, in: "\(folder)/\(inner)")
        guard !files.isEmpty else { continue }
        if let tag = LanguageTag(inner.dropLast(6)) {
          table.files[tag, default: []] += files
        } else {
          table.baseFiles += files
        }
      }
      table.baseFiles += files(name, in: folder)
    }
    return table
  }

  /// What depends on numbers comes last, as it replaces what does not.
  private func files(_ name: String, in folder: String) -> [String] {
    ["\(folder)/\(name).strings", "\(folder)/\(name).stringsdict"].filter(exists)
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private mutating func words(_ table: inout Table, _ language: LanguageTag) -> [String: TableEntry]
  {
    if let read = table.read[language] { return read }
    var words = read(table.files[language] ?? [])
    for catalog in table.catalogs { words.merge(catalog.entries(in: language)) { $1 } }
    table.read[language] = words
    return words
  }

  private mutating func baseWords(_ table: inout Table) -> [String: TableEntry] {
    if let read = table.readBase { return read }
    let words = read(table.baseFiles)
    table.readBase = words
    return words
  }

  private mutating func read(_ paths: [String]) -> [String: TableEntry] {
    var words: [String: TableEntry] = [:]
    for path in paths {
      collect {
        let file = TableFile(path: path)
        let entries =
          path.hasSuffix(".stringsdict")
          ? try StringsDictionaryFile.entries(of: file) : try StringsFile.entries(of: file)
        words.merge(entries) { $1 }
      }
    }
    return words
  }

  /// Does some work, and keeps its fault.
  private mutating func collect(_ work: () throws -> Void) {
    do { try work() } catch { if let fault = error as? LocalizationFault { faults.append(fault) } }
  }
}
