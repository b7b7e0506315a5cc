import LaminaAPIModel
import LaminaJSON

/// The names that types have in a document: those of schemas, where RAML allows them.
struct RAMLNames {
  /// The type by the schema's name.
  private(set) var types: [String: String] = [:]
  /// The declared texts by the schema's name; of several with one name the first.
  private(set) var texts: [String: String] = [:]
  private let traits: Set<String>
  private let resourceTypes: Set<String>

  init(_ api: APIModel) {
    var used: Set<String> = []
    for schema in api.schemas {
      guard let name = schema.name, types[name] == nil, schema.language != .unknown else {
        continue
      }
      types[name] = Self.free(Self.plain(name), &used)
      texts[name] = schema.text
    }
    func names(_ kind: APITemplate.Kind) -> Set<String> {
      Set(api.templates.filter { $0.kind == kind }.map(\.name).filter { !$0.contains(".") })
    }
    traits = names(.trait)
    resourceTypes = names(.resourceType)
  }

  func isTemplate(_ template: APITemplate) -> Bool { !template.name.contains(".") }

  func isTrait(_ name: String) -> Bool { traits.contains(name) }

  func isResourceType(_ name: String) -> Bool { resourceTypes.contains(name) }

  /// What type expressions and libraries take for nothing else.
  private static func plain(_ name: String) -> String {
    let plain = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? $0 : "_" })
    let isBuiltIn = TypeKind.named(plain) != nil || plain.isEmpty
    return isBuiltIn ? plain + "Type" : plain
  }

  private static func free(_ wish: String, _ used: inout Set<String>) -> String {
    var name = wish
    var number = 2
    while !used.insert(name).inserted {
      name = "\(wish)-\(number)"
      number += 1
    }
    return name
  }

  /// The text of a schema, with the names of types where it refers to schemas that are called otherwise.
  func text(_ schema: APISchema) -> String {
    guard types.contains(where: { $0.key != $0.value }), schema.language == .json,
      schema.text.contains("$ref"), let value = try? JSONValue(parsing: schema.text)
    else { return schema.text }
    let changed = renamed(value)
    return changed == value ? schema.text : changed.text()
  }

  private func renamed(_ value: JSONValue) -> JSONValue {
    if let list = value.array { return .list(list.map(renamed)) }
    guard let object = value.object else { return value }
    return .map(
      object.members.map { member in
        guard member.key == "$ref", let text = member.value.string else {
          return (member.key, renamed(member.value))
        }
        return (member.key, .text(types[text] ?? text))
      })
  }
}
