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
  private var entries: [Key: SchemaEntry] = [:]

  private struct Key: Hashable {
    let text: String
    let uri: String
  }

  package init(_ references: SchemaReferences) { self.references = references }

  /// The schema of a text that stands in the file of that path.
  package mutating func entry(for text: String, in path: String) -> SchemaEntry {
    let key = Key(text: text, uri: path)
    if let known = entries[key] { return known }
    let entry = read(text, path)
    entries[key] = entry
    return entry
  }

  private func read(_ text: String, _ path: String) -> SchemaEntry {
    let document = JSONDocument(text)
    guard document.isValid, let value = document.value else {
      return SchemaEntry(problems: document.problems, value: nil, schema: nil)
    }
    let references = references
    let options = SchemaOptions(uri: path, resolver: { references.value(of: $0) })
    let schema = JSONSchema(value, options: options)
    return SchemaEntry(problems: document.problems, value: value, schema: schema)
  }
}
