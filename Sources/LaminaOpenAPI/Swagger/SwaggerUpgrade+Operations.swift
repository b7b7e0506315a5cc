import LaminaJSON

extension SwaggerUpgrade {
  mutating func item(_ part: DocumentPart) -> JSONValue {
    let shared = part["parameters"]?.array ?? []
    let methods = part.rawMembers.filter { OpenAPIReader.methodNames.contains($0.key) }
    let changed = methods.map { name, method in
      (key: name, value: operation(method, shared.filter(Self.isOfBody)))
    }
    let parameters = shared.filter { !Self.isOfBody($0) }.map { parameter($0) }
    let places = Dictionary(
      (part.value.object?.members ?? []).map { ($0.key, $0.keyRange) }
    ) { _, last in last }
    let rest = (part.value.object?.distinct ?? []).filter {
      $0.key != "parameters" && !OpenAPIReader.methodNames.contains($0.key)
    }
    var members =
      rest
      + changed.map {
        JSONMember(
          key: $0.key, keyRange: part.file == 0 ? places[$0.key] ?? 0..<0 : 0..<0, value: $0.value)
      }
    if !parameters.isEmpty {
      members.append(JSONMember(key: "parameters", value: .list(parameters)))
    }
    return JSONValue(.object(JSONObject(members)), range: part.file == 0 ? part.value.range : 0..<0)
  }

  static func isOfBody(_ parameter: DocumentPart) -> Bool {
    ["body", "formData"].contains(parameter["in"]?.string)
  }

  private mutating func operation(_ part: DocumentPart, _ shared: [DocumentPart]) -> JSONValue {
    let own = part["parameters"]?.array ?? []
    let names = Set(own.map { [$0["in"]?.string, $0["name"]?.string] })
    let all = shared.filter { !names.contains([$0["in"]?.string, $0["name"]?.string]) } + own
    var changed: [(key: String, value: JSONValue)] = []
    let parameters = own.filter { !Self.isOfBody($0) }.map { parameter($0) }
    if !parameters.isEmpty { changed.append(("parameters", .list(parameters))) }
    if let body = requestBody(all.filter(Self.isOfBody), part) {
      changed.append(("requestBody", body))
    }
    let produced = types(part, "produces")
    changed.append(("responses", members(part["responses"]) { $0.response($1, produced) }))
    if part["schemes"] != nil { changed.append(("servers", .list(servers(part["schemes"])))) }
    return part.replacing(changed, dropping: ["consumes", "produces", "parameters", "schemes"])
  }

  /// The media types of an operation, or else those of the document.
  private func types(_ part: DocumentPart, _ word: String) -> [String] {
    OpenAPIReader.texts(part[word] ?? document[word])
  }

  // MARK: Bodies

  private mutating func requestBody(_ parts: [DocumentPart], _ method: DocumentPart) -> JSONValue? {
    guard let first = parts.first else { return nil }
    let consumed = types(method, "consumes")
    guard let body = parts.first(where: { $0["in"]?.string == "body" }) else {
      return form(parts, first, consumed)
    }
    let schema = body.raw("schema").map { kept($0) } ?? [:]
    let content = (consumed.isEmpty ? ["application/json"] : consumed).map { type in
      (key: type, value: JSONValue.object([("schema", schema)]))
    }
    return body.replacing(
      [("content", .object(content))], dropping: ["name", "in", "schema"])
  }

  private mutating func form(
    _ parts: [DocumentPart], _ first: DocumentPart, _ consumed: [String]
  ) -> JSONValue {
    let forms = consumed.filter { $0.hasPrefix("multipart/") || $0.hasSuffix("-urlencoded") }
    let hasFile = parts.contains { $0["type"]?.string == "file" }
    let usual = hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded"
    let fields = parts.map { part in
      (key: part["name"]?.string ?? "", value: field(part))
    }
    let required = parts.filter { $0["required"]?.bool == true }.compactMap { $0["name"]?.value }
    var schema = JSONMembers()
    schema.set("type", "object")
    schema.set("properties", .object(fields))
    schema.set("required", required)
    var content = JSONMembers()
    for type in forms.isEmpty ? [usual] : forms {
      content.set(type, .object([("schema", schema.value)]))
    }
    var out = JSONMembers()
    if !required.isEmpty { out.set("required", true) }
    out.set("content", content)
    return out.value
  }

  private mutating func field(_ part: DocumentPart) -> JSONValue {
    var out = JSONMembers()
    for member in schema(part).object?.members ?? [] { out.set(member.key, member.value) }
    out.set("description", part["description"]?.string)
    return out.value
  }

  // MARK: Answers

  private mutating func response(_ part: DocumentPart, _ produced: [String]) -> JSONValue {
    var changed: [(key: String, value: JSONValue)] = []
    if part["headers"] != nil {
      changed.append(("headers", members(part["headers"]) { $0.header($1) }))
    }
    let content = content(part, produced)
    if !content.isEmpty { changed.append(("content", content.value)) }
    return part.replacing(changed, dropping: ["schema", "examples", "headers"])
  }

  private mutating func content(_ part: DocumentPart, _ produced: [String]) -> JSONMembers {
    var out = JSONMembers()
    let examples = part["examples"]?.rawMembers ?? []
    let schema = part.raw("schema").map { answer($0) }
    let usual = schema == nil ? [] : produced.isEmpty ? ["application/json"] : produced
    for type in usual + examples.map(\.key).filter({ !usual.contains($0) }) {
      var body = JSONMembers()
      body.set("schema", schema)
      body.set("example", examples.first { $0.key == type }?.value.value)
      out.set(type, body.value)
    }
    return out
  }

  private mutating func answer(_ part: DocumentPart) -> JSONValue {
    part.raw("type")?.string == "file" ? ["type": "string", "format": "binary"] : kept(part)
  }

  // MARK: Parameters

  private mutating func parameter(_ part: DocumentPart) -> JSONValue {
    let place = part["in"]?.string ?? "query"
    return part.replacing(
      [("schema", schema(part))] + style(part, place), dropping: Self.schemaWords)
  }

  private mutating func header(_ part: DocumentPart) -> JSONValue {
    part.replacing([("schema", schema(part))] + style(part, "header"), dropping: Self.schemaWords)
  }

  private static let schemaWords: Set = [
    "type", "format", "items", "collectionFormat", "default", "maximum", "exclusiveMaximum",
    "minimum", "exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems",
    "uniqueItems", "enum", "multipleOf",
  ]

  /// The schema that is in a parameter, a header, or items.
  private mutating func schema(_ part: DocumentPart, _ depth: Int = 0) -> JSONValue {
    var out = JSONMembers()
    for (key, value) in part.rawMembers where Self.schemaWords.contains(key) {
      switch key {
      case "collectionFormat": break
      case "items": out.set(key, depth < 16 ? schema(value, depth + 1) : [:])
      case "type" where value.string == "file":
        out.set("type", "string")
        out.set("format", "binary")
      default: out.set(key, kept(value))
      }
    }
    return out.value
  }

  /// How the parts of a list are written.
  private func style(_ part: DocumentPart, _ place: String) -> [(key: String, value: JSONValue)] {
    guard part["type"]?.string == "array", place == "query" else { return [] }
    switch part["collectionFormat"]?.string {
    case "multi": return [("style", "form"), ("explode", true)]
    case "ssv": return [("style", "spaceDelimited"), ("explode", false)]
    case "pipes": return [("style", "pipeDelimited"), ("explode", false)]
    default: return [("style", "form"), ("explode", false)]
    }
  }
}
