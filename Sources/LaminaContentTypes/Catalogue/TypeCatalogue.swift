/// All types: those that the program has declared, the usual ones, and those of a database of media types.
package struct TypeCatalogue: Sendable {
  let database: MIMEDatabase
  let declared: DeclaredTypes

  /// The types of this desktop.
  package static let system = TypeCatalogue(database: .system)

  package init(database: MIMEDatabase) {
    self.database = database
    declared = .shared
  }

  /// What is known of a type; nil if nobody has declared it.
  package func record(_ identifier: String) -> TypeRecord? {
    TypeTable.usual.records[identifier] ?? declared.record(identifier)
      ?? DynamicType(identifier)?.record
      ?? MediaTypeNames.mediaType(identifier).flatMap(mediaRecord)
  }

  /// A media type of the database as a type, unless it has another name.
  private func mediaRecord(_ mediaType: String) -> TypeRecord? {
    guard database.knows(mediaType) else { return nil }
    let parents = database.supertypes(of: mediaType).map(identifier)
    var record = TypeRecord(
      MediaTypeNames.identifier(mediaType),
      supertypes: parents + MediaTypeNames.supertypes(mediaType).filter { !parents.contains($0) })
    record.filenameExtensions = database.filenameExtensions(of: mediaType)
    record.mimeTypes = [mediaType] + database.aliases(of: mediaType)
    return record
  }

  /// The identifier of a media type.
  func identifier(_ mediaType: String) -> String {
    declared.identifiers(mediaType, .mimeType).first
      ?? TypeTable.usual.identifiers(mediaType, .mimeType).first
      ?? MediaTypeNames.identifier(mediaType)
  }

  /// What a person calls a type.
  package func name(of type: UTType) -> String? {
    guard let record = record(type.identifier) else { return nil }
    let fromDatabase = record.mimeTypes.first.flatMap(database.name)
    return fromDatabase ?? record.name
  }
}
