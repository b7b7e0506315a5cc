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

  package func value(of uri: String) -> JSONValue? {
    if let text = declared[uri] ?? declared[lastPart(of: uri)] {
      return try? JSONValue(parsing: text)
    }
    guard let bytes = bytes(of: uri) else { return nil }
    return try? JSONDocument(utf8: bytes).validValue()
  }

  /// The text of a file that a reference names.
  package func bytes(of uri: String) -> [UInt8]? {
    guard let loader, let path = try? loader.resolve(uri, from: "") else { return nil }
    return try? loader.read(path)
  }

  private func lastPart(of uri: String) -> String {
    uri.split(separator: "/").last.map(String.init) ?? uri
  }
}
