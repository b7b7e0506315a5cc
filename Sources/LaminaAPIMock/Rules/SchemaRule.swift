import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

/// A schema that bodies must keep, and where its rules stand.
struct SchemaRule: Sendable {
  let schema: JSONSchema
  private let source: APISchema

  /// The rule of a schema of JSON; nil for others, and for what is no schema.
  init?(_ source: APISchema, _ book: inout SchemaBook) {
    guard let schema = book.entry(for: source.text, in: source.place?.file ?? "").schema else {
      return nil
    }
    self.source = source
    self.schema = schema
  }

  /// The most violations that are said of one body.
  static let limit = 20

  func violations(of value: JSONValue) -> [Violation] {
    let result = schema.validate(value)
    let limit = result.limit.map {
      Violation(.body, "", $0.description, at: source.place)
    }
    return result.violations.prefix(Self.limit).map(violation) + (limit.map { [$0] } ?? [])
  }

  private func violation(_ found: SchemaViolation) -> Violation {
    Violation(
      .body, Self.name(of: found), found.message,
      at: found.schemaDocument.isEmpty || found.schemaDocument == source.place?.file
        ? source.place(at: found.schemaRange.lowerBound)
        : Place(file: found.schemaDocument, line: 1, column: 1))
  }

  private static func name(of violation: SchemaViolation) -> String {
    violation.pointer.description
  }
}
