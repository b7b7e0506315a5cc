import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

/// The schemas of a model, each read once; finds what they refer to.
struct SchemaLibrary {
  private let texts: [String: String]
  private let loader: (any SourceLoader)?
  private var rules: [APISchema: SchemaRule] = [:]

  init(_ schemas: [APISchema], _ loader: (any SourceLoader)?) {
    let named = schemas.compactMap { schema in schema.name.map { ($0, schema.text) } }
    texts = Dictionary(named, uniquingKeysWith: { first, _ in first })
    self.loader = loader
  }

  /// The rule of a schema of JSON; nil for others, and for what is no schema.
  mutating func rule(of schema: APISchema) -> SchemaRule? {
    if let known = rules[schema] { return known }
    guard let value = try? JSONValue(parsing: schema.text) else { return nil }
    let (texts, loader) = (texts, loader)
    let options = SchemaOptions(
      uri: schema.place?.file ?? "", resolver: { Self.value(of: $0, texts, loader) })
    let rule = SchemaRule(schema: schema, JSONSchema(value, options: options))
    rules[schema] = rule
    return rule
  }

  private static func value(
    of uri: String, _ texts: [String: String], _ loader: (any SourceLoader)?
  ) -> JSONValue? {
    let last = uri.split(separator: "/").last.map(String.init) ?? uri
    if let text = texts[uri] ?? texts[last] { return try? JSONValue(parsing: text) }
    guard let path = try? loader?.resolve(uri, from: ""), let bytes = try? loader?.read(path) else {
      return nil
    }
    return try? JSONDocument(utf8: bytes).validValue()
  }
}
