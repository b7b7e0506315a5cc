import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Schemas of two models, each pair compared once.
struct SchemaPairs {
  private let before: SchemaTexts
  private let after: SchemaTexts
  private var known: [Pair: [SchemaChange]] = [:]

  private struct Pair: Hashable {
    let before: APISchema
    let after: APISchema
  }

  init(_ old: APIModel, _ new: APIModel) {
    before = SchemaTexts(old.schemas)
    after = SchemaTexts(new.schemas)
  }

  /// What differs between two schemas.
  mutating func changes(_ one: APISchema, _ other: APISchema) -> [SchemaChange] {
    let pair = Pair(before: one, after: other)
    if let known = known[pair] { return known }
    let found = compared(one, other)
    known[pair] = found
    return found
  }

  private func compared(_ one: APISchema, _ other: APISchema) -> [SchemaChange] {
    guard one.language == .json, other.language == .json, let left = before.spot(of: one),
      let right = after.spot(of: other)
    else { return one.text == other.text ? [] : [Self.another(one, other)] }
    var comparison = SchemaComparison(before, after)
    comparison.compare(left, right, "")
    return comparison.changes
  }

  /// Schemas that are not looked into.
  private static func another(_ one: APISchema, _ other: APISchema) -> SchemaChange {
    SchemaChange(
      kind: .changed, code: "schema-changed", pointer: "", message: "The schema is another one.",
      effect: .both, old: one.place, new: other.place)
  }
}

/// The schemas of a model by name, read.
struct SchemaTexts {
  private let named: [String: APISchema]

  init(_ schemas: [APISchema]) {
    named = Dictionary(
      schemas.compactMap { schema in schema.name.map { ($0, schema) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The beginning of a schema; nil if it is no JSON object.
  func spot(of schema: APISchema) -> SchemaSpot? {
    guard let value = JSONDocument(schema.text).value, value.object != nil else { return nil }
    return SchemaSpot(value: value, root: value, schema: schema)
  }

  /// What a spot stands for: what its references lead to.
  ///
  /// Nil if they lead nowhere, or round.
  func target(of spot: SchemaSpot) -> SchemaSpot? {
    var spot = spot
    var steps = 0
    while let reference = spot.value["$ref"]?.string {
      steps += 1
      guard steps < 32, let next = next(reference, spot) else { return nil }
      spot = next
    }
    return spot
  }

  private func next(_ reference: String, _ spot: SchemaSpot) -> SchemaSpot? {
    if reference.hasPrefix("#") {
      return JSONPointer(String(reference.dropFirst())).flatMap { spot.root[$0] }.map {
        SchemaSpot(value: $0, root: spot.root, schema: spot.schema)
      }
    }
    let last = reference.split(separator: "/").last.map(String.init) ?? reference
    return (named[reference] ?? named[last]).flatMap { self.spot(of: $0) }
  }
}

/// A part of a schema.
struct SchemaSpot {
  let value: JSONValue
  let root: JSONValue
  let schema: APISchema

  func inner(_ value: JSONValue) -> SchemaSpot {
    SchemaSpot(value: value, root: root, schema: schema)
  }

  var place: Place? { schema.place(at: value.range.lowerBound) }
}
