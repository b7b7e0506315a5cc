import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Schemas of two models, each pair compared once.
struct SchemaPairs {
  private var comparison: SchemaComparison
  private var known: [Pair: [SchemaChange]] = [:]

  private struct Pair: Hashable {
    let before: Int
    let after: Int
  }

  init(_ before: SchemaTexts, _ after: SchemaTexts) {
    comparison = SchemaComparison(before, after)
  }

  /// What differs between two schemas.
  mutating func changes(_ one: APISchema, _ other: APISchema) -> [SchemaChange] {
    guard let before = comparison.before.number(of: one),
      let after = comparison.after.number(of: other)
    else { return one.text == other.text ? [] : [Self.another(one, other)] }
    let pair = Pair(before: before, after: after)
    if let known = known[pair] { return known }
    let found = comparison.changes(before, after)
    known[pair] = found
    return found
  }

  /// Schemas that are not looked into.
  private static func another(_ one: APISchema, _ other: APISchema) -> SchemaChange {
    SchemaChange(
      kind: .changed, code: "schema-changed", pointer: "", message: "The schema is another one.",
      effect: .both, old: one.place, new: other.place)
  }
}

extension SchemaTexts {
  /// What a spot stands for: what its references lead to.
  ///
  /// Nil if they lead nowhere, or round.
  mutating func target(of spot: SchemaSpot) -> SchemaSpot? {
    var spot = spot
    var steps = 0
    while let reference = spot.value["$ref"]?.string {
      steps += 1
      guard steps < 32, let next = find(reference, from: spot.text) else { return nil }
      spot = SchemaSpot(value: next.value, text: next.target.text)
    }
    return spot
  }

  mutating func place(of spot: SchemaSpot) -> Place? {
    place(at: spot.value.range.lowerBound, in: spot.text)
  }
}
