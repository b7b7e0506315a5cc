package import LaminaAPIModel
package import LaminaAPISource
import LaminaJSON

/// Reads the fields of schemas, drafts 3 and 4, along their references.
///
/// ```
///  Pet: {owner: {$ref: Person}, tag: {$ref: #/definitions/tag}, other: {$ref: #/definitions/tag}}
///       owner ─▶ a link to Person, which is declared;  tag ─▶ its fields;  other ─▶ a link to those
/// ```
/// What is declared by a name, and what was read before, is a link: all fields of all schemas are as many as the
/// schemas' texts have, whatever leads where.
package struct SchemaReader {
  private var texts: SchemaTexts
  /// The text that is being read.
  private var text = 0
  private var left = 0
  /// What has fields that were read.
  private var known: Set<SchemaTarget> = []

  /// What a field is called, whether it must be there, and how deep it stands.
  private struct Role {
    let name: String
    var isRequired = false
    var depth = 0

    func inner(_ name: String, isRequired: Bool = false) -> Role {
      Role(name: name, isRequired: isRequired, depth: depth + 1)
    }
  }

  /// Creates a reader of a model's schemas, whose references lead to those with names and to files.
  package init(_ schemas: [APISchema] = [], _ loader: (any SourceLoader)? = nil) {
    texts = SchemaTexts(schemas, loader)
  }

  /// The fields of a schema; a link if they were read before; nil if it is no JSON object.
  package mutating func field(_ name: String, of schema: APISchema) -> SchemaField? {
    guard let number = texts.number(of: schema) else { return nil }
    (text, left) = (number, SchemaField.countLimit)
    let root = SchemaTarget(text: number, pointer: JSONPointer())
    return unfolded(texts.texts[number].root, at: root, Role(name: name))
  }

  private mutating func field(_ schema: JSONValue, _ role: Role) -> SchemaField {
    left -= 1
    if let reference = schema["$ref"]?.string { return followed(reference, role) }
    var field = SchemaField(
      name: role.name, isRequired: role.isRequired || schema["required"]?.bool == true,
      type: SchemaRules.type(schema), rules: SchemaRules.rules(schema),
      description: schema["description"]?.string ?? schema["title"]?.string)
    field.isDeprecated = schema["deprecated"] == true
    field.side =
      schema["readOnly"] == true ? .answers : schema["writeOnly"] == true ? .requests : nil
    if role.depth < SchemaField.depthLimit { field.fields = inner(of: schema, role) }
    return field
  }

  private mutating func followed(_ reference: String, _ role: Role) -> SchemaField {
    guard role.depth < SchemaField.depthLimit,
      let (target, value) = texts.find(reference, from: text)
    else {
      return SchemaField(name: role.name, isRequired: role.isRequired, type: reference)
    }
    if let name = texts.declaredName(of: target) {
      return SchemaField(
        name: role.name, isRequired: role.isRequired, type: SchemaRules.type(value),
        link: .declared(name))
    }
    let outer = text
    text = target.text
    defer { text = outer }
    return unfolded(value, at: target, role)
  }

  /// What stands at a target: its fields for the first time, then a link to them.
  private mutating func unfolded(
    _ value: JSONValue, at target: SchemaTarget, _ role: Role
  ) -> SchemaField {
    if known.contains(target) {
      return SchemaField(
        name: role.name, isRequired: role.isRequired, type: SchemaRules.type(value),
        isRecursive: true, link: .part(target))
    }
    known.insert(target)
    let step = Role(name: role.name, isRequired: role.isRequired, depth: role.depth + 1)
    var field = field(value, step)
    if field.fields.isEmpty {
      // Little as it is, it is written again.
      known.remove(target)
    } else {
      field.target = target
    }
    return field
  }

  private mutating func inner(of schema: JSONValue, _ role: Role) -> [SchemaField] {
    var fields: [SchemaField] = []
    let required = Set(schema["required"]?.array?.compactMap(\.string) ?? [])
    for member in schema["properties"]?.object?.distinct ?? [] {
      let isRequired = required.contains(member.key)
      add(member.value, role.inner(member.key, isRequired: isRequired), to: &fields)
    }
    for member in schema["patternProperties"]?.object?.distinct ?? [] {
      add(member.value, role.inner("/\(member.key)/"), to: &fields)
    }
    if let others = schema["additionalProperties"], others.object != nil {
      add(others, role.inner("*"), to: &fields)
    }
    addItems(of: schema, role, to: &fields)
    addChoices(of: schema, role, to: &fields)
    return fields
  }

  /// Adds a field; the first one beyond the limit is a mark that there are more.
  private mutating func add(_ schema: JSONValue, _ role: Role, to fields: inout [SchemaField]) {
    if left > 0 { return fields.append(field(schema, role)) }
    if left == 0 {
      left = -1
      fields.append(SchemaField(name: "…", type: "…"))
    }
  }

  private mutating func addItems(
    of schema: JSONValue, _ role: Role, to fields: inout [SchemaField]
  ) {
    guard let items = schema["items"] else { return }
    if items.object != nil { return add(items, role.inner("[ ]"), to: &fields) }
    for (number, item) in (items.array ?? []).enumerated() {
      add(item, role.inner("[\(number)]"), to: &fields)
    }
  }

  private mutating func addChoices(
    of schema: JSONValue, _ role: Role, to fields: inout [SchemaField]
  ) {
    for key in ["allOf", "anyOf", "oneOf", "extends", "not"] {
      guard let value = schema[key] else { continue }
      for choice in value.array ?? [value] where choice.object != nil {
        add(choice, role.inner(key), to: &fields)
      }
    }
  }
}

extension SchemaTexts {
  /// The name of the declared schema whose whole text is meant.
  fileprivate func declaredName(of target: SchemaTarget) -> String? {
    guard target.pointer.tokens.isEmpty, let name = texts[target.text].schema?.name else {
      return nil
    }
    return declared(name) == nil ? nil : name
  }
}
