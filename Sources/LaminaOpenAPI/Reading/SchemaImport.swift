import LaminaJSON

/// Turns a schema of OpenAPI into one of draft 4, whose references are names of the model's schemas.
///
/// ```
///  {"type": "string", "nullable": true}           ─▶ {"type": ["string", "null"]}
///  {"const": 1}, {"exclusiveMinimum": 0}           ─▶ {"enum": [1]}, {"minimum": 0, "exclusiveMinimum": true}
///  {"$ref": "#/components/schemas/Pet"}            ─▶ {"$ref": "Pet"}
/// ```
struct SchemaImport {
  private let names: SchemaNames
  /// Where the references that were met lead.
  private(set) var used: [ReferenceSpot] = []
  private var depth = 0

  private static let deepest = 200

  init(_ names: SchemaNames) { self.names = names }

  /// The schema; `part` says in which file it stands.
  mutating func schema(_ value: JSONValue, in part: DocumentPart) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return [:] }
    if let truth = value.bool { return truth ? [:] : ["not": [:]] }
    guard let object = value.object else { return [:] }
    if let text = value["$ref"]?.string { return reference(text, part.part(value)) }
    var members: [JSONMember] = []
    for member in object.distinct {
      members += converted(member, object, part)
    }
    return nullable(members, object)
  }

  /// The words beside a reference, which hold, too: only 3.1 lets them stand there.
  private static func words(besideReferenceOf part: DocumentPart) -> [JSONMember] {
    guard part.sources.isNewer else { return [] }
    let words = part.value.object?.distinct ?? []
    return words.filter { !["$ref", "description", "summary"].contains($0.key) }
  }

  /// Whether more must hold than what a reference leads to.
  static func isNarrowed(_ part: DocumentPart) -> Bool {
    part.reference != nil
      && words(besideReferenceOf: part).contains { !$0.key.hasPrefix("x-") && $0.key != "title" }
  }

  private mutating func reference(_ text: String, _ part: DocumentPart) -> JSONValue {
    guard let spot = part.sources.target(of: text, in: part.file).spot,
      let name = names.name(of: spot) ?? spot.componentName, part.sources.part(at: spot) != nil
    else { return [:] }
    used.append(spot)
    let reference: JSONValue = ["$ref": JSONValue.text(name)]
    let rest = Self.words(besideReferenceOf: part)
    guard !rest.isEmpty else { return reference }
    let beside = schema(JSONValue(.object(JSONObject(rest))), in: part)
    return ["allOf": JSONValue(.array([reference, beside]))]
  }

  private static let schemaWords: Set = ["items", "additionalProperties", "additionalItems", "not"]
  private static let mapWords: Set = ["properties", "patternProperties", "definitions"]
  private static let listWords: Set = ["allOf", "anyOf", "oneOf"]
  private static let dropped: Set = ["nullable", "examples", "$id", "$comment", "$anchor", "$defs"]

  private mutating func converted(
    _ member: JSONMember, _ object: JSONObject, _ part: DocumentPart
  ) -> [JSONMember] {
    let value = member.value
    func one(_ key: String, _ value: JSONValue) -> [JSONMember] {
      [JSONMember(key: key, value: value)]
    }
    switch member.key {
    case "items" where object["prefixItems"] != nil:
      return one("additionalItems", inner(value, part))
    case "prefixItems": return one("items", list(value, part))
    case let key where Self.schemaWords.contains(key): return one(key, inner(value, part))
    case let key where Self.mapWords.contains(key): return one(key, map(value, part))
    case let key where Self.listWords.contains(key): return one(key, list(value, part))
    case "dependentSchemas": return one("dependencies", map(value, part))
    case "dependentRequired": return one("dependencies", value)
    case "const": return one("enum", JSONValue(.array([value])))
    case "exclusiveMinimum" where value.number != nil:
      return one("minimum", value) + one("exclusiveMinimum", true)
    case "exclusiveMaximum" where value.number != nil:
      return one("maximum", value) + one("exclusiveMaximum", true)
    case "exclusiveMinimum" where value == false, "exclusiveMaximum" where value == false: return []
    case "minimum" where object["exclusiveMinimum"]?.number != nil: return []
    case "maximum" where object["exclusiveMaximum"]?.number != nil: return []
    case "discriminator": return one("discriminator", discriminator(value, part))
    case "$schema" where value.string?.contains("draft-0") != true: return []
    case let key where Self.dropped.contains(key): return []
    default: return [member]
    }
  }

  /// A truth of drafts 3 and 4, or a schema.
  private mutating func inner(_ value: JSONValue, _ part: DocumentPart) -> JSONValue {
    if value.bool != nil { return value }
    return value.array != nil ? list(value, part) : schema(value, in: part)
  }

  private mutating func list(_ value: JSONValue, _ part: DocumentPart) -> JSONValue {
    JSONValue(.array((value.array ?? []).map { schema($0, in: part) }))
  }

  private mutating func map(_ value: JSONValue, _ part: DocumentPart) -> JSONValue {
    let members = (value.object?.distinct ?? []).map {
      JSONMember(key: $0.key, value: schema($0.value, in: part))
    }
    return JSONValue(.object(JSONObject(members)))
  }

  /// The mapping with names in place of references.
  private mutating func discriminator(_ value: JSONValue, _ part: DocumentPart) -> JSONValue {
    // Swagger 2.0 names the property alone.
    if value.string != nil { return ["propertyName": value] }
    guard let mapping = value["mapping"]?.object, let name = value["propertyName"] else {
      return value
    }
    let members = mapping.distinct.map { member -> JSONMember in
      let text = member.value.string ?? ""
      let spot = part.sources.target(of: text, in: part.file).spot
      let target =
        spot.flatMap { names.name(of: $0) } ?? String(text.split(separator: "/").last ?? "")
      return JSONMember(key: member.key, value: JSONValue.text(target))
    }
    return ["propertyName": name, "mapping": JSONValue(.object(JSONObject(members)))]
  }

  /// The schema, which takes null besides if it says so.
  private func nullable(_ members: [JSONMember], _ object: JSONObject) -> JSONValue {
    let value = JSONValue(.object(JSONObject(members)))
    guard object["nullable"]?.bool == true else { return value }
    guard let type = value["type"], type.string != nil else {
      return ["anyOf": [value, ["type": "null"]]]
    }
    let changed = members.map { member -> JSONMember in
      switch member.key {
      case "type": JSONMember(key: "type", value: [type, "null"])
      case "enum" where member.value.array?.contains(where: \.isNull) == false:
        JSONMember(key: "enum", value: JSONValue(.array((member.value.array ?? []) + [nil])))
      default: member
      }
    }
    return JSONValue(.object(JSONObject(changed)))
  }
}
