/// Types by name and by tag.
struct TypeTable: Sendable {
  private(set) var records: [String: TypeRecord] = [:]
  /// Identifiers by tag, the preferred one first.
  private var tagged: [UTTagClass: [String: [String]]] = [:]

  /// The usual types.
  ///
  /// The table is made when it is first asked for.
  static let usual = TypeTable(rows: rows)

  init() {}

  init(rows: String) {
    for row in rows.split(separator: "\n") {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 5 else { continue }
      var record = TypeRecord(cells[0], supertypes: Self.words(cells[1]))
      record.filenameExtensions = Self.words(cells[2])
      record.mimeTypes = Self.words(cells[3])
      record.name = cells[4]
      add(record)
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Adds a type, or puts it in place of the one of its name.
  mutating func add(_ record: TypeRecord) {
    records[record.identifier] = record
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      for tag in record.tags(tagClass)
      where tagged[tagClass]?[tag]?.contains(record.identifier) != true {
        tagged[tagClass, default: [:]][tag, default: []].append(record.identifier)
      }
    }
  }

  /// The identifiers of the types that have a tag.
  func identifiers(_ tag: String, _ tagClass: UTTagClass) -> [String] {
    tagged[tagClass]?[tag] ?? []
  }
}
