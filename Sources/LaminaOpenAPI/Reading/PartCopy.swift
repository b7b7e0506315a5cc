import LaminaAPIModel
import LaminaJSON

/// Copies parts of a document as one file has them.
///
/// What a reference leads to stands in its place, but for schemas: these are referred to by `#/components/schemas/` and
/// the name that they have in the model.
struct PartCopy {
  private var used: [ReferenceSpot] = []
  /// Whether something was so large, or referred to itself, that it is not whole.
  private(set) var isCut = false
  private let names: SchemaNames
  private let kinds: [String: ObjectKind]
  private var left = 100_000
  private var depth = 0

  private static let deepest = 200

  init(_ names: SchemaNames, _ dialect: APISchema.Dialect) {
    self.names = names
    kinds = ObjectKind.kinds(of: dialect)
  }

  /// The copy of an object of a kind.
  mutating func object(_ part: DocumentPart, _ kind: String) -> JSONValue {
    left = 100_000
    isCut = false
    return copy(part, .object(kind))
  }

  private mutating func copy(_ part: DocumentPart, _ shape: ObjectKind.Shape) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    left -= 1
    guard left > 0, depth < Self.deepest else {
      isCut = true
      return nil
    }
    switch shape {
    case .text, .texts, .truth, .any: return part.value
    case .schema: return schema(part.value, in: part)
    case .list(let inner):
      guard part.value.array != nil else { return part.value }
      return .list(part.rawArray.map { copy($0, inner) })
    case .map(let inner): return members(part) { _ in inner }
    case .object(let kind):
      let fields = kinds[kind]?.fields ?? [:]
      return part.followed.map { members($0) { fields[$0] } } ?? part.value
    }
  }

  private mutating func members(
    _ part: DocumentPart, _ shape: (String) -> ObjectKind.Shape?
  ) -> JSONValue {
    guard part.value.object != nil else { return part.value }
    return .object(
      part.rawMembers.map { name, value in
        guard !name.hasPrefix("x-"), let shape = shape(name) else { return (name, value.value) }
        return (name, copy(value, shape))
      })
  }

  /// Where the schemas stand that copies refer to since this was asked last.
  mutating func takeUsed() -> [ReferenceSpot] {
    defer { used = [] }
    return used
  }

  // MARK: Schemas

  /// A schema, whose references are names of the model's schemas.
  mutating func schema(_ value: JSONValue, in part: DocumentPart) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let object = value.object else { return value }
    return .object(
      object.distinct.map { member in (member.key, word(member.key, member.value, part)) })
  }

  private mutating func word(
    _ word: String, _ value: JSONValue, _ part: DocumentPart
  ) -> JSONValue {
    switch word {
    case "$ref": return value.string.map { reference($0, part) } ?? value
    case "discriminator": return discriminator(value, part)
    case let word where SchemaWords.one.contains(word) || SchemaWords.lists.contains(word):
      guard let list = value.array else { return schema(value, in: part) }
      return .list(list.map { schema($0, in: part) })
    case let word where SchemaWords.maps.contains(word):
      guard let object = value.object else { return value }
      return .object(object.distinct.map { ($0.key, schema($0.value, in: part)) })
    default: return value
    }
  }

  private mutating func reference(_ text: String, _ part: DocumentPart) -> JSONValue {
    guard let spot = part.sources.target(of: text, in: part.file).spot,
      let name = names.name(of: spot)
    else { return .text(text) }
    used.append(spot)
    return SchemaReference.text(name)
  }

  private mutating func discriminator(_ value: JSONValue, _ part: DocumentPart) -> JSONValue {
    if value.string != nil { return ["propertyName": value] }
    guard let object = value.object, let mapping = value["mapping"]?.object else { return value }
    let mapped = JSONValue.object(
      mapping.distinct.map { member in
        let spot = member.value.string.flatMap { part.sources.target(of: $0, in: part.file).spot }
        return (
          member.key, spot.flatMap(names.name).map(SchemaReference.text) ?? member.value
        )
      })
    return .object(object.distinct.map { ($0.key, $0.key == "mapping" ? mapped : $0.value) })
  }
}

extension JSONValue {
  /// An object of members in order.
  static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    JSONValue(.object(JSONObject(members.map { JSONMember(key: $0.key, value: $0.value) })))
  }
}
