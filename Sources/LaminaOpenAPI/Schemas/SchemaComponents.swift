import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// The schemas of a document: those with names, and parts of others that references need.
struct SchemaComponents {
  private let version: OpenAPIVersion
  /// The dialect of the sources of schemas.
  private let dialect: APISchema.Dialect?
  private let declared: [String: DeclaredSchema]
  private let order: [String]
  /// The components of the declared schemas by name, and of those that are files by path.
  private let known: [String: String]
  private let files: [String: String]
  private var names = UniqueNames()
  private var outside: OutsideSchemas
  private var others = JSONMembers()
  private(set) var notes: [OpenAPINote] = []

  init(_ api: APIModel, _ version: OpenAPIVersion, _ loader: (any SourceLoader)?) {
    self.version = version
    outside = OutsideSchemas(loader)
    dialect = api.dialect
    var declared: [String: DeclaredSchema] = [:]
    var order: [String] = []
    for schema in api.schemas {
      guard let name = schema.name, declared[name] == nil else { continue }
      declared[name] = DeclaredSchema(component: names.take(name), schema: schema)
      order.append(name)
    }
    (self.declared, self.order) = (declared, order)
    known = declared.mapValues(\.component)
    let whole = order.compactMap { declared[$0] }.filter { $0.schema.isFile }
    files = Dictionary(
      whole.map { ($0.schema.place?.file ?? "", $0.component) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The schema of a body: a reference to the one declared, or the schema itself.
  mutating func use(_ schema: APISchema, _ wish: String) -> JSONValue {
    if let name = schema.name, let declared = declared[name], declared.schema.text == schema.text {
      return SchemaReference.to(declared.component)
    }
    // Of OpenAPI a schema stays where it stands.
    if dialect != nil { return converted(schema, wish) }
    guard schema.language == .json, schema.text.contains("\"$ref\"") else {
      return named(converted(schema, wish), schema)
    }
    let name = names.take(wish)
    let value = named(converted(schema, name), schema)
    others.set(name, value.adding("x-raml-part", true))
    return SchemaReference.to(name)
  }

  private func named(_ value: JSONValue, _ schema: APISchema) -> JSONValue {
    guard dialect == nil else { return value }
    return schema.name.map { value.adding("x-raml-name", JSONValue.text($0)) } ?? value
  }

  /// All components, those with names first.
  mutating func written() -> JSONMembers {
    var out = JSONMembers()
    for name in order {
      guard let declared = declared[name] else { continue }
      var value = converted(declared.schema, declared.component)
      if declared.component != name {
        value = value.adding("x-raml-name", JSONValue.text(name))
      }
      out.set(declared.component, value)
    }
    while let next = outside.next() { write(next) }
    out.append(others)
    return out
  }

  /// Writes a part of a file as a component.
  private mutating func write(_ part: OutsideSchemas.Waiting) {
    var conversion = SchemaConversion(
      part.root, name: part.component, version, known: known, files: files, file: part.spot.path,
      names: names, outside: outside, at: part.spot)
    let result = conversion.root()
    (names, outside) = (conversion.names, conversion.outside)
    notes += conversion.losses.map { OpenAPINote($0) }
    others.set(part.component, result.adding("x-raml-part", true))
  }

  private mutating func converted(_ schema: APISchema, _ name: String) -> JSONValue {
    if let source = schema.source, let value = try? JSONValue(parsing: source), dialect != nil {
      return fitted(value, schema.name ?? name, schema.place)
    }
    switch schema.language {
    case .xml: return ["x-raml-xsd": JSONValue.text(schema.text)]
    case .unknown: return kept(schema, "is neither JSON nor XML")
    case .json: break
    }
    guard let value = try? JSONValue(parsing: schema.text), value.object != nil else {
      return kept(schema, "is no JSON object")
    }
    return converted(value, name, schema.place)
  }

  private mutating func kept(_ schema: APISchema, _ fault: String) -> JSONValue {
    let name = schema.name.map { "The schema \($0)" } ?? "A schema"
    notes.append(
      OpenAPINote("\(name) \(fault); its text is kept in x-raml-schema.", place: schema.place))
    return ["x-raml-schema": JSONValue.text(schema.text)]
  }

  /// The schema, its original beside it where that differs, and its parts as further components.
  private mutating func converted(
    _ value: JSONValue, _ name: String, _ place: Place?
  ) -> JSONValue {
    var conversion = SchemaConversion(
      value, name: name, version, known: known, files: files, file: place?.file ?? "",
      names: names, outside: outside)
    let result = conversion.root()
    (names, outside) = (conversion.names, conversion.outside)
    for part in conversion.parts.value.object?.members ?? [] {
      others.set(part.key, part.value.adding("x-raml-part", true))
    }
    notes += conversion.losses.map { OpenAPINote($0, place: place) }
    if dialect != nil { return result }
    return result == value ? result : result.adding("x-raml-schema", value)
  }

  /// A schema in the words of the model's dialect, as the version has it.
  mutating func fitted(_ value: JSONValue, _ name: String, _ place: Place?) -> JSONValue {
    guard let dialect else { return value }
    var fit = SchemaFit(from: dialect, to: version, known)
    let result = fit.schema(value)
    if !fit.lost.isEmpty {
      let words = fit.lost.map { "'\($0)'" }.joined(separator: ", ")
      notes.append(
        OpenAPINote("OpenAPI 3.0 has no \(words); the schema \(name) is without.", place: place))
    }
    return result
  }
}

/// A schema with a name, and the component that it becomes.
private struct DeclaredSchema {
  let component: String
  let schema: APISchema
}

extension JSONValue {
  /// The object with a further member; a reference, which allows none beside it, goes into an allOf.
  fileprivate func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    let member = JSONMember(key: key, value: value)
    let wrapped: [JSONMember] =
      self["$ref"] == nil
      ? object?.members ?? [] : [JSONMember(key: "allOf", value: JSONValue(.array([self])))]
    return JSONValue(.object(JSONObject(wrapped + [member])))
  }
}
