package import LaminaJSON
package import LaminaJSONSchema

/// A schema's text that was read: its value, its rules, and what is wrong with either.
package struct SchemaEntry {
  package let problems: [JSONProblem]
  package let value: JSONValue?
  package let schema: JSONSchema?

  /// Whether examples can be checked against it.
  package var isUsable: Bool {
    schema?.isValid == true && !problems.contains { $0.severity == .error }
  }
}

/// The schemas of a document, each read once; finds what they refer to.
package struct SchemaBook {
  private let references: SchemaReferences
  private let side: SchemaSide?
  /// Whether a declared schema has members that one side only sends.
  private let isSided: Bool
  private var entries: [Key: SchemaEntry] = [:]

  private struct Key: Hashable {
    let text: String
    let uri: String
  }

  /// Schemas as they are, or as the sender of values must keep them.
  package init(_ references: SchemaReferences, side: SchemaSide? = nil) {
    self.references = references
    self.side = side
    isSided = side.map { references.mentions($0.foreignWord) } ?? false
  }

  /// The schema of a text that stands in the file of that path.
  package mutating func entry(for text: String, in path: String) -> SchemaEntry {
    let key = Key(text: text, uri: path)
    if let known = entries[key] { return known }
    let entry = read(text, path)
    entries[key] = entry
    return entry
  }

  /// The word of members that only the other side sends, if a schema may have such.
  package func foreignWord(in text: String) -> String? {
    side.map(\.foreignWord).flatMap { isSided || text.contains($0) ? $0 : nil }
  }

  /// What a reference leads to that is relative to nothing.
  package var resolver: @Sendable (String) -> JSONValue? {
    let references = references
    guard isSided, let side else { return { references.value(of: $0) } }
    return { uri in
      references.value(of: uri).map { side.schema($0, resolve: { references.value(of: $0) }) }
    }
  }

  private func read(_ text: String, _ path: String) -> SchemaEntry {
    let document = JSONDocument(text)
    guard document.isValid, let value = document.value else {
      return SchemaEntry(problems: document.problems, value: nil, schema: nil)
    }
    let schema = JSONSchema(
      sided(value, text), options: SchemaOptions(uri: path, resolver: resolver))
    return SchemaEntry(problems: document.problems, value: value, schema: schema)
  }

  private func sided(_ value: JSONValue, _ text: String) -> JSONValue {
    guard let side, isSided || text.contains(side.foreignWord) else { return value }
    let references = references
    return side.schema(value, resolve: { references.value(of: $0) })
  }
}
