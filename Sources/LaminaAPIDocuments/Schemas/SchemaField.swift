package import LaminaAPIModel
package import LaminaAPISource
import LaminaJSON

/// A part of a JSON Schema as a reader wants it: a name, what its values are, and what is inside.
package struct SchemaField: Hashable, Sendable {
  /// Deeper parts are only named.
  static let depthLimit = 16
  /// A schema's parts beyond so many are left out.
  static let countLimit = 2_000

  package let name: String
  package var isRequired = false
  package let type: String
  package let rules: [String]
  package let description: String?
  /// Whether it is a schema that stands further out.
  package var isRecursive = false
  package var fields: [SchemaField] = []
}

/// Reads the fields of schemas, drafts 3 and 4, along their references.
package struct SchemaReader {
  private var texts: SchemaTexts
  /// The text that is being read.
  private var text = 0
  private var left = 0
  /// The references that are being followed.
  private var trail: [SchemaTarget] = []

  /// Creates a reader of a model's schemas, whose references lead to those with names and to files.
  package init(_ schemas: [APISchema] = [], _ loader: (any SourceLoader)? = nil) {
    texts = SchemaTexts(schemas, loader)
  }

  /// The fields of a schema; nil if it is no JSON object.
  package mutating func field(_ name: String, of schema: APISchema) -> SchemaField? {
    guard let number = texts.number(of: schema) else { return nil }
    (text, left) = (number, SchemaField.countLimit)
    return field(name, texts.texts[number].root)
  }

  private mutating func field(
    _ name: String, _ schema: JSONValue, isRequired: Bool = false, depth: Int = 0
  ) -> SchemaField {
    left -= 1
    if let reference = schema["$ref"]?.string {
      return follow(reference, name: name, isRequired: isRequired, depth: depth)
    }
    var field = SchemaField(
      name: name, isRequired: isRequired || schema["required"]?.bool == true,
      type: SchemaRules.type(schema), rules: SchemaRules.rules(schema),
      description: schema["description"]?.string ?? schema["title"]?.string)
    if depth < SchemaField.depthLimit { field.fields = inner(of: schema, depth: depth + 1) }
    return field
  }

  private mutating func follow(
    _ reference: String, name: String, isRequired: Bool, depth: Int
  ) -> SchemaField {
    let found = texts.find(reference, from: text)
    let isRecursive = found.map { trail.contains($0.target) } == true
    guard !isRecursive, depth < SchemaField.depthLimit, let (target, value) = found else {
      return SchemaField(
        name: name, isRequired: isRequired, type: reference, rules: [], description: nil,
        isRecursive: isRecursive)
    }
    let outer = text
    trail.append(target)
    text = target.text
    defer {
      trail.removeLast()
      text = outer
    }
    return field(name, value, isRequired: isRequired, depth: depth + 1)
  }

  private mutating func inner(of schema: JSONValue, depth: Int) -> [SchemaField] {
    var fields: [SchemaField] = []
    let required = Set(schema["required"]?.array?.compactMap(\.string) ?? [])
    for member in schema["properties"]?.object?.distinct ?? [] where left > 0 {
      fields.append(
        field(member.key, member.value, isRequired: required.contains(member.key), depth: depth))
    }
    for member in schema["patternProperties"]?.object?.distinct ?? [] where left > 0 {
      fields.append(field("/\(member.key)/", member.value, depth: depth))
    }
    if let others = schema["additionalProperties"], others.object != nil {
      fields.append(field("*", others, depth: depth))
    }
    return fields + items(of: schema, depth: depth) + choices(of: schema, depth: depth)
  }

  private mutating func items(of schema: JSONValue, depth: Int) -> [SchemaField] {
    guard let items = schema["items"] else { return [] }
    if items.object != nil { return [field("[ ]", items, depth: depth)] }
    var fields: [SchemaField] = []
    for (number, item) in (items.array ?? []).enumerated() where left > 0 {
      fields.append(field("[\(number)]", item, depth: depth))
    }
    return fields
  }

  private mutating func choices(of schema: JSONValue, depth: Int) -> [SchemaField] {
    var fields: [SchemaField] = []
    for key in ["allOf", "anyOf", "oneOf", "extends", "not"] {
      guard let value = schema[key] else { continue }
      for choice in value.array ?? [value] where left > 0 && choice.object != nil {
        fields.append(field(key, choice, depth: depth))
      }
    }
    return fields
  }
}

/// What a schema says of its values, in words.
enum SchemaRules {
  static func type(_ schema: JSONValue) -> String {
    let type = schema["type"]
    if let name = type?.string { return name }
    let names = type?.array?.map { $0.string ?? "object" } ?? []
    if !names.isEmpty { return names.joined(separator: " | ") }
    return schema["properties"] != nil ? "object" : schema["items"] != nil ? "array" : "any"
  }

  static func rules(_ schema: JSONValue) -> [String] {
    let number = { (key: String) in schema[key]?.number?.text }
    let flags = [
      schema["uniqueItems"]?.bool == true ? "unique" : nil,
      schema["additionalProperties"]?.bool == false ? "no others" : nil,
    ]
    let rules = [
      schema["format"]?.string,
      schema["enum"]?.array.map { $0.prefix(50).map { $0.text() }.joined(separator: " | ") },
      schema["pattern"]?.string.map { "/\($0)/" },
      ParameterRules.range(number("minLength"), number("maxLength")).map { "|\($0)|" },
      ParameterRules.range(number("minimum"), number("maximum")),
      ParameterRules.range(number("minItems"), number("maxItems")).map { "[\($0)]" },
      (number("multipleOf") ?? number("divisibleBy")).map { "× \($0)" },
      schema["default"].map { "= \($0.text())" },
    ]
    return (rules + flags).compactMap(\.self)
  }
}
