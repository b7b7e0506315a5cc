import LaminaAPIModel
import LaminaJSON

/// Turns schemas of one version of OpenAPI into those of another, with references to the components of a document.
///
/// ```
///  3.0 ─▶ 3.1   {"type": "string", "nullable": true}   ─▶ {"type": ["string", "null"]}
///  3.1 ─▶ 3.0   {"const": 1, "if": {}, "then": {}}     ─▶ {"enum": [1]}, and `if` and `then` are lost
/// ```
struct SchemaFit {
  /// The words that were lost, each once, in order.
  private(set) var lost: [String] = []
  private let isNewer: Bool
  private let isOlder: Bool
  /// The components by the names of schemas.
  private let known: [String: String]
  private var depth = 0

  private static let deepest = 200

  init(from dialect: APISchema.Dialect, to version: OpenAPIVersion, _ known: [String: String]) {
    isNewer = dialect == .openAPI30 && version != .v3_0
    isOlder = dialect != .openAPI30 && version == .v3_0
    self.known = known
  }

  mutating func schema(_ value: JSONValue) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return value }
    if isOlder, let truth = value.bool { return truth ? [:] : ["not": [:]] }
    guard let object = value.object else { return value }
    var members = object.distinct.map { (key: $0.key, value: inner($0.key, $0.value)) }
    if isNewer { members = newer(members, object) }
    if isOlder { members = older(members, object) }
    return .object(members)
  }

  private mutating func inner(_ word: String, _ value: JSONValue) -> JSONValue {
    switch word {
    case "$ref": return value.string.map { .text(reference($0)) } ?? value
    case "discriminator": return discriminator(value)
    case "additionalProperties" where value.bool != nil: return value
    case let word where SchemaWords.one.contains(word) || SchemaWords.lists.contains(word):
      guard let list = value.array else { return schema(value) }
      return .list(list.map { schema($0) })
    case let word where SchemaWords.maps.contains(word):
      guard let object = value.object else { return value }
      return .object(object.distinct.map { ($0.key, schema($0.value)) })
    default: return value
    }
  }

  private func reference(_ text: String) -> String {
    guard let name = SchemaReference.name(text), let component = known[name] else { return text }
    return "#/components/schemas/" + component
  }

  private func discriminator(_ value: JSONValue) -> JSONValue {
    guard let object = value.object else { return value }
    return .object(
      object.distinct.map { member in
        guard member.key == "mapping", let mapping = member.value.object else {
          return (member.key, member.value)
        }
        let mapped = mapping.distinct.map {
          ($0.key, $0.value.string.map { .text(reference($0)) } ?? $0.value)
        }
        return ("mapping", .object(mapped))
      })
  }

  // MARK: 3.0 to 3.1

  private typealias Members = [(key: String, value: JSONValue)]

  private func newer(_ members: Members, _ object: JSONObject) -> Members {
    let isNull = object["nullable"]?.bool == true && object["type"]?.string != nil
    return members.compactMap { key, value in
      switch key {
      case "nullable": return nil
      case "type" where isNull: return (key, .list([value, "null"]))
      case "enum" where isNull && value.array?.contains(where: \.isNull) == false:
        return (key, .list((value.array ?? []) + [nil]))
      case "exclusiveMinimum", "exclusiveMaximum":
        guard let truth = value.bool else { return (key, value) }
        return truth ? object[Self.bounds[key] ?? ""].map { (key, $0) } : nil
      case "minimum" where object["exclusiveMinimum"]?.bool == true: return nil
      case "maximum" where object["exclusiveMaximum"]?.bool == true: return nil
      case "example" where object["examples"] == nil: return ("examples", .list([value]))
      default: return (key, value)
      }
    }
  }

  private static let bounds = ["exclusiveMinimum": "minimum", "exclusiveMaximum": "maximum"]

  // MARK: 3.1 to 3.0

  private mutating func older(_ members: Members, _ object: JSONObject) -> Members {
    if let reference = object["$ref"] { return referenceAlone(reference, members) }
    var out: Members = []
    for (key, value) in members { out += older(key, value, object) }
    if object["type"].map({ Self.types($0).contains("array") }) == true, object["items"] == nil,
      object["prefixItems"] == nil
    {
      out.append(("items", [:]))
    }
    return out
  }

  /// Words beside a reference stand in an allOf with it.
  private mutating func referenceAlone(_ reference: JSONValue, _ members: Members) -> Members {
    let rest = members.filter { $0.key != "$ref" }
    let own: JSONValue = .object([("$ref", inner("$ref", reference))])
    if rest.isEmpty { return [("$ref", inner("$ref", reference))] }
    let beside = JSONObject(rest.map { JSONMember(key: $0.key, value: $0.value) })
    return [("allOf", .list([own, .object(older(rest, beside))]))]
  }

  private mutating func older(
    _ key: String, _ value: JSONValue, _ object: JSONObject
  ) -> Members {
    switch key {
    case "type": return type(value)
    case "const": return object["enum"] == nil ? [("enum", .list([value]))] : []
    case "exclusiveMinimum", "exclusiveMaximum":
      return value.number == nil ? [] : [(Self.bounds[key] ?? key, value), (key, .truth(true))]
    case "minimum" where object["exclusiveMinimum"]?.number != nil: return []
    case "maximum" where object["exclusiveMaximum"]?.number != nil: return []
    case "examples":
      let first = object["example"] == nil ? value.array?.first : nil
      if (value.array?.count ?? 0) > 1 { lose("examples") }
      return first.map { [("example", $0)] } ?? []
    case "prefixItems":
      lose(key)
      return object["items"] == nil ? [("items", [:])] : []
    case "items" where object["prefixItems"] != nil: return [("items", [:])]
    // Items by their places, of draft 4: in 3.0 each may be any of them.
    case "items" where value.array != nil: return [("items", .object([("anyOf", value)]))]
    case "$defs", "$schema", "$comment": return []
    case let key where key.hasPrefix("x-") || Self.words30.contains(key): return [(key, value)]
    default:
      lose(key)
      return []
    }
  }

  private static func types(_ value: JSONValue) -> [String] {
    value.string.map { [$0] } ?? (value.array ?? []).compactMap(\.string)
  }

  private func type(_ value: JSONValue) -> Members {
    let names = Self.types(value)
    let others = names.filter { $0 != "null" }
    let null: Members = names.contains("null") ? [("nullable", true)] : []
    switch others.count {
    case 0: return names.isEmpty ? [] : null + [("enum", [nil])]
    case 1: return [("type", .text(others[0]))] + null
    default:
      let choices = others.map { name -> JSONValue in
        name == "array" ? ["type": "array", "items": [:]] : ["type": .text(name)]
      }
      return [("anyOf", .list(choices))] + null
    }
  }

  private mutating func lose(_ word: String) {
    if !lost.contains(word) { lost.append(word) }
  }

  /// The words of schemas of 3.0.
  private static let words30: Set = [
    "title", "multipleOf", "maximum", "minimum", "maxLength", "minLength", "pattern", "maxItems",
    "minItems", "uniqueItems", "maxProperties", "minProperties", "required", "enum", "allOf",
    "oneOf", "anyOf", "not", "items", "properties", "additionalProperties", "description",
    "format", "default", "nullable", "discriminator", "readOnly", "writeOnly", "xml",
    "externalDocs", "example", "deprecated",
  ]
}
