package import LaminaJSON
package import LaminaJSONSchema

/// What a schema says of the kinds of its values, through references and combinations: enough to read texts by.
///
/// ```
///  {"anyOf": [{"type": "integer"}, {"type": "array", "items": {"$ref": "Id"}}]}
///     kinds   integer, array            items.kinds   those of Id
/// ```
package struct SchemaOutline: Sendable {
  /// The kinds of JSON's values.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case array, object, integer, number, boolean, null, string
  }

  private let parts: [JSONValue]
  /// The one schema it is the outline of.
  private let source: JSONValue?
  private let resolve: @Sendable (String) -> JSONValue?

  private static let partLimit = 256

  /// The outline of a schema; references lead where `resolve` says.
  package init(_ schema: JSONValue?, resolve: @escaping @Sendable (String) -> JSONValue?) {
    self.init(schema.map { [$0] } ?? [], resolve)
  }

  private init(_ schemas: [JSONValue], _ resolve: @escaping @Sendable (String) -> JSONValue?) {
    self.resolve = resolve
    source = schemas.count == 1 ? schemas[0] : nil
    var parts: [JSONValue] = []
    var waiting = schemas
    while let next = waiting.popLast(), parts.count < Self.partLimit {
      if let reference = next["$ref"]?.string {
        // What leads round is met again, and ends with the limit.
        parts.append([:])
        waiting += resolve(reference).map { [$0] } ?? []
        continue
      }
      parts.append(next)
      for word in ["allOf", "anyOf", "oneOf", "extends"] {
        let value = next[word]
        waiting += value?.array ?? value.map { [$0] } ?? []
      }
    }
    self.parts = parts
  }

  /// The outline of values of which nothing is said.
  package static let anything = SchemaOutline(nil) { _ in nil }

  /// The schemas that hold, ready to judge; nil if nothing is said.
  package var schema: JSONSchema? {
    guard let source else { return nil }
    let schema = JSONSchema(source, options: SchemaOptions(resolver: resolve))
    return schema.isValid ? schema : nil
  }

  /// The kinds that are named; all, where none is.
  package var kinds: Set<Kind> {
    let named = Set(parts.flatMap(Self.kinds))
    return named.isEmpty ? Set(Kind.allCases) : named
  }

  private static func kinds(_ schema: JSONValue) -> [Kind] {
    if let type = schema["type"] {
      return (type.array ?? [type]).compactMap(\.string).compactMap(Kind.init)
    }
    if let values = schema["enum"]?.array ?? schema["const"].map({ [$0] }) {
      return values.map(kind)
    }
    if schema["properties"] != nil || schema["additionalProperties"]?.object != nil {
      return [.object]
    }
    return schema["items"] == nil ? [] : [.array]
  }

  private static func kind(_ value: JSONValue) -> Kind {
    switch value.content {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// What the elements of a list are.
  package var items: SchemaOutline {
    SchemaOutline(parts.compactMap { $0["items"] }.flatMap { $0.array ?? [$0] }, resolve)
  }

  /// The names of an object's members that are declared.
  package var propertyNames: [String] {
    var names: [String] = []
    for part in parts {
      for member in part["properties"]?.object?.distinct ?? [] where !names.contains(member.key) {
        names.append(member.key)
      }
    }
    return names
  }

  /// Whether an object may have members that are not declared.
  package var takesOthers: Bool {
    let words = parts.compactMap { $0["additionalProperties"] }
    return words.isEmpty ? propertyNames.isEmpty : words.contains { $0.bool != false }
  }

  /// What a member of an object is.
  package func property(_ name: String) -> SchemaOutline {
    let own = parts.compactMap { $0["properties"]?[name] }
    let others = parts.compactMap { $0["additionalProperties"] }.filter { $0.object != nil }
    return SchemaOutline(own.isEmpty ? others : own, resolve)
  }

  /// Whether an object must have a member.
  package func requires(_ name: String) -> Bool {
    parts.contains { $0["required"]?.array?.contains { $0.string == name } == true }
  }

  /// The value that a text stands for, of the likeliest kind that is allowed.
  package func value(of text: String) -> JSONValue {
    TextValue(outline: self, prefersText: false).value(text)
  }

  private static let deepest = 64

  /// The value without the members of which the schema says a word, as `writeOnly`.
  package func removing(_ word: String, from value: JSONValue) -> JSONValue {
    removing(word, from: value, 0)
  }

  private func removing(_ word: String, from value: JSONValue, _ depth: Int) -> JSONValue {
    guard depth < Self.deepest else { return value }
    if let items = value.array {
      let own = self.items
      return .list(items.map { own.removing(word, from: $0, depth + 1) })
    }
    guard let object = value.object else { return value }
    let members = object.distinct.compactMap { member -> JSONMember? in
      let own = property(member.key)
      if own.word(word)?.bool == true { return nil }
      return JSONMember(key: member.key, value: own.removing(word, from: member.value, depth + 1))
    }
    return JSONValue(.object(JSONObject(members)))
  }

  /// The first value of a word in any of the schemas that hold.
  package func word(_ name: String) -> JSONValue? {
    parts.lazy.compactMap { $0[name] }.first
  }
}
