package import LaminaAPISource
package import LaminaJSON

/// What `$ref` may lead to: declared schemas by name, and files that the loader reads.
package struct SchemaReferences: Sendable {
  private let declared: [String: String]
  private let loader: (any SourceLoader)?

  /// Schemas by name, of several with one name the first.
  package init(_ schemas: [APISchema], _ loader: (any SourceLoader)?) {
    let named = schemas.compactMap { schema in schema.name.map { ($0, schema.text) } }
    self.init(Dictionary(named, uniquingKeysWith: { first, _ in first }), loader)
  }

  package init(_ declared: [String: String], _ loader: (any SourceLoader)?) {
    self.declared = declared
    self.loader = loader
  }

  /// The name of the declared schema that an address means: the whole, or its last part.
  package func declaredName(_ uri: String) -> String? {
    [uri, Self.lastPart(of: uri)].first { declared[$0] != nil }
  }

  /// Whether a declared schema has a word somewhere.
  package func mentions(_ word: String) -> Bool { declared.values.contains { $0.contains(word) } }

  /// What an address leads to that is relative to nothing: a declared schema, or a file.
  package func value(of uri: String) -> JSONValue? {
    if let text = declaredName(uri).flatMap({ declared[$0] }) {
      return try? JSONValue(parsing: text)
    }
    return path(of: uri, from: "").flatMap(file)
  }

  /// The text of a file that an address names.
  package func bytes(of uri: String) -> [UInt8]? {
    path(of: uri, from: "").flatMap { path in try? loader?.read(path) }
  }

  /// The file that an address names in another file.
  package func path(of uri: String, from file: String) -> String? {
    try? loader?.resolve(uri, from: file)
  }

  /// What a file holds, if that is JSON.
  package func file(_ path: String) -> JSONValue? {
    guard let bytes = try? loader?.read(path) else { return nil }
    return try? JSONDocument(utf8: bytes).validValue()
  }

  package static func lastPart(of uri: String) -> String {
    uri.split(separator: "/").last.map(String.init) ?? uri
  }
}
