import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Reads schemas back into the texts of the model.
struct SchemaReader {
  private let sources: OpenAPISources
  private let components: DocumentPart?
  let names: SchemaNames
  private let sourcing: SchemaSourcing?
  /// The schemas that references lead to, each read once.
  private var known: [ReferenceSpot: APISchema] = [:]
  /// Schemas that others refer to and that are no components.
  private var waiting: [ReferenceSpot] = []

  /// A reader that keeps sources in the dialect of a document, if it names one.
  init(_ document: DocumentPart, _ dialect: APISchema.Dialect? = nil) {
    sources = document.sources
    components = document.declaredSchemas
    names = SchemaNames(document.sources)
    let isSwagger = document.value["swagger"] != nil
    sourcing = dialect.map { [names] in SchemaSourcing(names, $0, isSwagger: isSwagger) }
  }

  /// The schemas that the model declares by name, and what they and the bodies refer to besides.
  mutating func declared() -> [APISchema] {
    var found = (components?.rawMembers ?? []).filter { $0.value["x-raml-part"] == nil }
      .map { component($0.key, $0.value) }
    var known = Set(found.compactMap(\.name))
    var next = 0
    while next < waiting.count {
      let spot = waiting[next]
      next += 1
      guard let part = sources.part(at: spot), let name = names.name(of: spot),
        known.insert(name).inserted
      else { continue }
      found.append(read(part, name))
    }
    return found
  }

  private mutating func component(_ key: String, _ part: DocumentPart) -> APISchema {
    let name = part["x-raml-name"]?.string ?? key
    return read(part, name)
  }

  /// What stands besides in the document, and refers to schemas.
  mutating func use(_ spots: [ReferenceSpot]) { waiting += spots }

  private mutating func read(_ part: DocumentPart, _ name: String?) -> APISchema {
    var schema = APISchema(name: name, text: text(of: part), place: part.place)
    guard let sourcing, !part.isKept else { return schema }
    schema.source = sourcing.source(of: part, schema.text)
    return schema
  }

  /// The schema of a body.
  mutating func schema(_ part: DocumentPart) -> APISchema {
    guard !SchemaImport.isNarrowed(part), let spot = part.spot,
      let target = part.sources.part(at: spot)
    else {
      return read(part, part["x-raml-name"]?.string)
    }
    if spot.componentName == nil || target["x-raml-part"] == nil { waiting.append(spot) }
    if let known = known[spot] { return known }
    let schema = read(target, name(of: spot, target))
    known[spot] = schema
    return schema
  }

  private func name(of spot: ReferenceSpot, _ target: DocumentPart) -> String? {
    if let own = target["x-raml-name"]?.string { return own }
    return target["x-raml-part"] == nil ? names.name(of: spot) : nil
  }

  mutating func text(of part: DocumentPart) -> String {
    if let truth = part.bool { return truth ? "{}" : #"{"not":{}}"# }
    if let kept = part.raw("x-raml-xsd") ?? part.raw("x-raml-schema") {
      return PlainText.of(kept.value)
    }
    var conversion = SchemaImport(names)
    let value = conversion.schema(part.value, in: part)
    waiting += conversion.used
    let own = value.object?.distinct.filter { !["x-raml-name", "x-raml-part"].contains($0.key) }
    return own.map { JSONValue(.object(JSONObject($0))).text() } ?? value.text()
  }
}

extension ReferenceSpot {
  /// The name of the component of the first file that it is.
  var componentName: String? {
    let tokens = pointer.tokens
    guard file == 0, tokens.count == 3, tokens[0] == "components", tokens[1] == "schemas" else {
      // Swagger 2.0 has them at its root.
      return file == 0 && tokens.count == 2 && tokens[0] == "definitions" ? tokens[1] : nil
    }
    return tokens[2]
  }
}

extension DocumentPart {
  /// The schemas of a document that have names.
  var declaredSchemas: DocumentPart? {
    value["swagger"] == nil ? self["components"]?.raw("schemas") : raw("definitions")
  }

  /// Whether it keeps a schema that OpenAPI has no words for.
  fileprivate var isKept: Bool {
    ["x-raml-xsd", "x-raml-schema"].contains { value[$0] != nil }
  }
}

/// The names of all that references lead to: those of components, and others made of where they stand.
struct SchemaNames: Sendable {
  private var names: [ReferenceSpot: String] = [:]

  init(_ sources: OpenAPISources) {
    var unique = UniqueNames()
    let start = sources.root.value["swagger"] == nil ? ["components", "schemas"] : ["definitions"]
    for member in sources.root.declaredSchemas?.rawMembers ?? [] {
      let pointer = JSONPointer(tokens: start + [member.key])
      names[ReferenceSpot(file: 0, pointer: pointer)] =
        member.value.value["x-raml-name"]?.string ?? member.key
      _ = unique.take(member.key)
    }
    for reference in sources.references {
      guard let spot = sources.target(of: reference.text, in: reference.file).spot,
        names[spot] == nil, !Self.isOther(spot)
      else { continue }
      names[spot] = unique.take(Self.wish(spot, sources))
    }
  }

  /// Whether it is a component of another kind, or a path.
  private static func isOther(_ spot: ReferenceSpot) -> Bool {
    let tokens = spot.pointer.tokens
    guard spot.file == 0, tokens.count > 1, tokens.count <= 3 else { return false }
    if tokens[0] == "components" { return tokens[1] != "schemas" }
    return ["paths", "webhooks", "parameters", "responses"].contains(tokens[0])
  }

  private static func wish(_ spot: ReferenceSpot, _ sources: OpenAPISources) -> String {
    if let last = spot.pointer.tokens.last { return last }
    let files = sources.table.files
    let file = files.indices.contains(spot.file) ? files[spot.file].path : "root"
    return String((file.split(separator: "/").last ?? "root").prefix { $0 != "." })
  }

  func name(of spot: ReferenceSpot) -> String? { names[spot] }

  /// All names.
  var all: [String] { names.values.sorted() }
}
