import LaminaJSON
import LaminaJSONSchema
import SeededRandom
import Testing

/// Schemas and values with random changes: everything ends, with answers that agree.
@Suite("Damaged schemas")
struct DamageTests {
  private static let source = ##"""
    {"$schema": "http://json-schema.org/draft-04/schema#", "id": "http://a/b", "type": "object",
     "required": ["name"], "properties": {"name": {"type": "string", "pattern": "^(a|b)+$", "format": "date"},
     "list": {"type": "array", "items": {"$ref": "#/definitions/item"}, "uniqueItems": true, "maxItems": 3},
     "self": {"$ref": "#"}}, "additionalProperties": {"anyOf": [{"type": "null"}, {"minimum": 1}]},
     "definitions": {"item": {"oneOf": [{"multipleOf": 2}, {"not": {"type": "number"}}], "allOf": [{}]}},
     "dependencies": {"list": ["self"], "self": {"minProperties": 2}}, "enum": [{"name": "ab"}, {}, 1]}
    """##
  private static let words = [
    "type", "$ref", "#", "#/properties/name", "items", "allOf", "not", "properties", "extends",
    "disallow",
    "id", "required", "http://json-schema.org/draft-03/schema#",
    "http://json-schema.org/draft-04/schema#",
  ]

  @Test(
    "Ten thousand damaged schemas are read, applied and end within their limits",
    arguments: [3, 13, 23, 33])
  func damaged(seed: UInt64) throws {
    let source = try JSONValue(parsing: Self.source)
    var numbers = SeededNumbers(seed: seed)
    let limits = SchemaLimits(steps: 2_000)
    for _ in 0..<2_500 {
      let value = (0..<Int.random(in: 1...4, using: &numbers)).reduce(source) { value, _ in
        Self.changed(value, using: &numbers)
      }
      let schema = JSONSchema(value, options: SchemaOptions(limits: limits))
      for sample in [source, value] {
        let result = schema.validate(sample)
        #expect(result.limit != nil || schema.accepts(sample) == result.isValid, "\(value)")
      }
    }
  }

  @Test("A thousand damaged schemas make values that are valid, or an error")
  func made() throws {
    let source = try JSONValue(parsing: Self.source)
    var numbers = SeededNumbers(seed: 4)
    var made = 0
    for seed in 0..<1_000 {
      let value = Self.changed(Self.changed(source, using: &numbers), using: &numbers)
      let schema = JSONSchema(value, options: SchemaOptions(limits: SchemaLimits(steps: 2_000)))
      let limits = SchemaGenerationLimits(attempts: 60)
      guard let example = try? schema.generate(seed: UInt64(seed), limits: limits) else { continue }
      made += 1
      #expect(schema.accepts(example), "\(value) \(example)")
    }
    #expect(made > 100)
  }

  /// The value with one part removed, replaced, renamed or put elsewhere.
  private static func changed(_ value: JSONValue, using numbers: inout SeededNumbers) -> JSONValue {
    guard Int.random(in: 0..<4, using: &numbers) > 0 else { return leaf(value, using: &numbers) }
    switch value.content {
    case .array(let elements) where !elements.isEmpty:
      var elements = elements
      let index = Int.random(in: elements.indices, using: &numbers)
      elements[index] = changed(elements[index], using: &numbers)
      return JSONValue(.array(elements), range: value.range)
    case .object(let object) where !object.members.isEmpty:
      return JSONValue(.object(changed(object, using: &numbers)), range: value.range)
    case .null, .bool, .number, .string, .array, .object: return leaf(value, using: &numbers)
    }
  }

  private static func changed(_ object: JSONObject, using numbers: inout SeededNumbers)
    -> JSONObject
  {
    var members = object.members
    let index = Int.random(in: members.indices, using: &numbers)
    let member = members[index]
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: members.remove(at: index)
    case 1:
      members[index] = JSONMember(
        key: words.randomElement(using: &numbers) ?? "", value: member.value)
    case 2:
      members.append(
        JSONMember(key: words.randomElement(using: &numbers) ?? "", value: member.value))
    default:
      members[index] = JSONMember(key: member.key, value: changed(member.value, using: &numbers))
    }
    return JSONObject(members)
  }

  private static func leaf(_ value: JSONValue, using numbers: inout SeededNumbers) -> JSONValue {
    let word = JSONValue(.string(words.randomElement(using: &numbers) ?? ""))
    let choices: [JSONValue] = [
      nil, true, 0, -1, 1.5, word, [], [value], [:], ["$ref": word], ["not": value],
    ]
    return choices.randomElement(using: &numbers) ?? nil
  }
}
