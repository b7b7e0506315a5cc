import LaminaAPIModel
import LaminaJSON

/// Says which schemas need their source: those whose text, written again, is another schema.
struct SchemaSourcing {
  private let names: SchemaNames
  private let dialect: APISchema.Dialect
  /// References to schemas of the model, by their names.
  private let known: [String: String]

  init(_ names: SchemaNames, _ dialect: APISchema.Dialect) {
    self.names = names
    self.dialect = dialect
    known = Dictionary(names.all.map { ($0, $0) }) { first, _ in first }
  }

  /// The schema as it is written, with references to the model's schemas; nil if the text says as much.
  func source(of part: DocumentPart, _ text: String) -> String? {
    var copy = PartCopy(names, dialect)
    let source = copy.schema(part.value, in: part)
    return written(text) == source ? nil : source.text()
  }

  /// What would be written of a text.
  private func written(_ text: String) -> JSONValue? {
    guard let value = try? JSONValue(parsing: text) else { return nil }
    var conversion = SchemaConversion(
      value, name: "", OpenAPIVersion(dialect), known: known, names: UniqueNames())
    let result = conversion.root()
    return conversion.losses.isEmpty && conversion.parts.isEmpty ? result : nil
  }
}
