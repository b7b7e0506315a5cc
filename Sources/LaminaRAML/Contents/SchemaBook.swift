import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

/// A schema's text that was read: its value, its rules, and what is wrong with either.
struct SchemaEntry {
  let problems: [JSONProblem]
  let value: JSONValue?
  let schema: JSONSchema?

  /// Whether examples can be checked against it.
  var isUsable: Bool { schema?.isValid == true && !problems.contains { $0.severity == .error } }
}

/// The schemas of a document, each read once; finds what they refer to.
struct SchemaBook {
  private let references: SchemaReferences
  private var entries: [Key: SchemaEntry] = [:]

  private struct Key: Hashable {
    let text: String
    let uri: String
  }

  init(_ references: SchemaReferences) { self.references = references }

  /// The schema of a text that stands in the file of that path.
  mutating func entry(for text: String, in path: String) -> SchemaEntry {
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

/// What `$ref` may lead to: declared schemas by name, and files that the loader reads.
struct SchemaReferences: Sendable {
  private let declared: [String: String]
  private let loader: any SourceLoader

  init(_ declarations: Declarations, _ loader: any SourceLoader) {
    declared = declarations.schemas.compactMapValues(\.value.text)
    self.loader = loader
  }

  func value(of uri: String) -> JSONValue? {
    if let text = declared[uri] ?? declared[lastPart(of: uri)] {
      return try? JSONValue(parsing: text)
    }
    guard let bytes = bytes(of: uri) else { return nil }
    let document = JSONDocument(utf8: bytes)
    return document.isValid ? document.value : nil
  }

  /// The text of a file that a reference names.
  func bytes(of uri: String) -> [UInt8]? {
    guard let path = try? loader.resolve(uri, from: "") else { return nil }
    return try? loader.read(path)
  }

  private func lastPart(of uri: String) -> String {
    uri.split(separator: "/").last.map(String.init) ?? uri
  }
}
