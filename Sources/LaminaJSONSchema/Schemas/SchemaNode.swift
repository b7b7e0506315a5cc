internal import LaminaJSON
internal import LaminaPatterns

/// A schema within a document, as rules.
struct SchemaNode: Sendable {
  let document: Int
  let pointer: JSONPointer
  let range: Range<Int>
  /// The schema that `$ref` leads to: it stands in for this one.
  var target: Int?
  var rules: [SchemaRule] = []
}

/// A keyword with what it demands.
struct SchemaRule: Sendable {
  let keyword: String
  /// The bytes of the keyword's value.
  let range: Range<Int>
  let test: SchemaTest
}

/// What a keyword demands.
enum SchemaTest: Sendable {
  case type(SchemaTypes, schemas: [Int], isNegated: Bool)
  case values([JSONValue])
  case maximum(JSONNumber, isExclusive: Bool)
  case minimum(JSONNumber, isExclusive: Bool)
  case multiple(JSONNumber)
  case maxLength(Int), minLength(Int)
  case pattern(TextPattern)
  case format(SchemaFormat)
  case maxItems(Int), minItems(Int)
  case uniqueItems
  case items(Int)
  case itemList([Int], SchemaRest)
  case maxProperties(Int), minProperties(Int)
  case required([String])
  case members(SchemaMembers)
  case dependencies([SchemaDependency])
  case allOf([Int]), anyOf([Int]), oneOf([Int])
  case not(Int)
}

/// What becomes of elements and members that no schema is for.
enum SchemaRest: Sendable {
  case anything
  case nothing
  case schema(Int)
}

/// The schemas of an object's members.
struct SchemaMembers: Sendable {
  var properties: [ByteKey: Int] = [:]
  /// The keys in the order of the schema.
  var keys: [String] = []
  var patterns: [(pattern: TextPattern, node: Int)] = []
  var rest = SchemaRest.anything
  var restRange = 0..<0
}

/// What an object has to have if it has a key.
struct SchemaDependency: Sendable {
  enum Demand: Sendable {
    case names([String])
    case schema(Int)
  }

  let key: String
  let demand: Demand
}
