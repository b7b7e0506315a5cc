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

  /// The rules that a value breaks; `name` is what stands before the way to the place within it.
  func violations(
    of value: JSONValue, in part: Violation.Part = .body, below name: String = ""
  ) -> [Violation] {
    let result = schema.validate(value)
    let limit = result.limit.map { Violation(part, name, $0.description, at: source.place) }
    return result.violations.prefix(Self.limit).map { violation($0, part, name) }
      + (limit.map { [$0] } ?? [])
  }

  private func violation(
    _ found: SchemaViolation, _ part: Violation.Part, _ name: String
  ) -> Violation {
    Violation(
      part, name + found.pointer.description, found.message,
      at: found.schemaDocument.isEmpty || found.schemaDocument == source.place?.file
        ? source.place(at: found.schemaRange.lowerBound)
        : Place(file: found.schemaDocument, line: 1, column: 1))
  }
}
