import LaminaAPIModel
import LaminaJSON

extension SchemaTypes {
  /// An object: a structure, or a map if it names no member.
  mutating func object(_ value: JSONValue, _ spot: TypeSpot) -> SwiftType {
    object(parts(of: value, spot.text), value, spot)
  }

  private mutating func object(
    _ parts: ObjectParts, _ value: JSONValue, _ spot: TypeSpot
  ) -> SwiftType {
    guard parts.properties.isEmpty else { return structure(parts, value, spot) }
    guard let others = parts.others else {
      return parts.isClosed ? structure(parts, value, spot) : .map(.json)
    }
    return .map(
      type(of: others.value, at: spot.inner(spot.owner, Self.valueWishes(spot), text: others.text)))
  }

  private static func valueWishes(_ spot: TypeSpot) -> [String] {
    spot.wishes.map { $0 + "Value" }
  }

  private mutating func structure(
    _ parts: ObjectParts, _ value: JSONValue, _ spot: TypeSpot
  ) -> SwiftType {
    let id = begin(spot, value)
    let names = NameScope.members(
      parts.properties.map(\.key), reserved: parts.others == nil ? [] : ["others"])
    var properties: [TypeProperty] = []
    for (part, name) in zip(parts.properties, names) {
      let wish = SwiftWords(part.key).upper
      let wishes = [wish] + spot.wishes.prefix(1).map { $0 + wish }
      let inner = spot.inner(id, wishes, text: part.text)
      properties.append(
        TypeProperty(
          key: part.key, name: name, type: type(of: part.value, at: inner),
          isRequired: (part.isRequired || parts.required.contains(part.key))
            && !SchemaWords.isOneSided(part.value),
          documentation: SchemaWords.text(part.value)))
    }
    let others = parts.others.map {
      type(of: $0.value, at: spot.inner(id, ["OtherValue"], text: $0.text))
    }
    graph[id].shape = .structure(properties, others: others)
    return .named(id)
  }

  /// A schema with others that hold, too.
  mutating func whole(
    _ value: JSONValue, _ demands: [JSONValue], _ spot: TypeSpot
  ) -> SwiftType {
    var alone = spot
    alone.depth += 1
    if demands.count == 1, value["properties"] == nil { return type(of: demands[0], at: alone) }
    let parts = parts(of: value, spot.text)
    if parts.isObject { return object(parts, value, alone) }
    alone.target = nil
    let types = demands.map { type(of: $0, at: alone) }
    return types.first { $0 != .json } ?? .json
  }

  // MARK: Members

  private mutating func parts(of value: JSONValue, _ text: Int) -> ObjectParts {
    var parts = ObjectParts()
    var trail: Set<SchemaTarget> = []
    gather(value, text, &parts, &trail, 0)
    return parts
  }

  private mutating func gather(
    _ value: JSONValue, _ text: Int, _ parts: inout ObjectParts,
    _ trail: inout Set<SchemaTarget>, _ depth: Int
  ) {
    guard depth < 32 else { return }
    if let reference = value["$ref"]?.string {
      guard let found = find(reference, from: text), trail.insert(found.target).inserted else {
        return
      }
      return gather(found.value, found.target.text, &parts, &trail, depth + 1)
    }
    for demand in SchemaWords.demands(value) { gather(demand, text, &parts, &trail, depth + 1) }
    parts.add(value, text)
  }
}

/// The members of an object, from all schemas that hold.
struct ObjectParts {
  struct Part {
    let key: String
    let value: JSONValue
    let text: Int
    let isRequired: Bool
  }

  private(set) var properties: [Part] = []
  private(set) var required: Set<String> = []
  /// The schema of members that are not named.
  private(set) var others: (value: JSONValue, text: Int)?
  private(set) var isClosed = false
  private(set) var isObject = false

  mutating func add(_ value: JSONValue, _ text: Int) {
    if SchemaWords.types(value).contains("object") { isObject = true }
    required.formUnion(value["required"]?.array?.compactMap(\.string) ?? [])
    for member in value["properties"]?.object?.distinct ?? [] {
      let part = Part(
        key: member.key, value: member.value, text: text,
        isRequired: member.value["required"]?.bool == true)
      let index = properties.firstIndex { $0.key == member.key }
      if let index { properties[index] = part } else { properties.append(part) }
    }
    addOthers(value, text)
  }

  private mutating func addOthers(_ value: JSONValue, _ text: Int) {
    let patterns = value["patternProperties"]?.object?.distinct ?? []
    let further = value["additionalProperties"]
    if further?.bool == false, patterns.isEmpty { isClosed = true }
    let schemas =
      patterns.map(\.value) + (further?.object == nil ? [] : [further].compactMap(\.self))
    if schemas.count == 1 { others = (schemas[0], text) }
    if schemas.count > 1 { others = (["type": "any"], text) }
  }
}
