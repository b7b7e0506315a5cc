import LaminaAPIModel
import LaminaJSON

/// Says which schemas need their source: those whose text, written again, is another schema.
struct SchemaSourcing {
  private let names: SchemaNames
  private let dialect: APISchema.Dialect
  /// Whether schemas are those of Swagger 2.0, which has lists of types and of items, as draft 4.
  private let isSwagger: Bool
  /// References to schemas of the model, by their names.
  private let known: [String: String]

  init(_ names: SchemaNames, _ dialect: APISchema.Dialect, isSwagger: Bool) {
    self.names = names
    self.isSwagger = isSwagger
    self.dialect = dialect
    known = Dictionary(names.all.map { ($0, $0) }) { first, _ in first }
  }

  /// The schema as it is written, with references to the model's schemas; nil if the text says as much.
  func source(of part: DocumentPart, _ text: String) -> String? {
    var copy = PartCopy(names, dialect)
    var source = copy.schema(part.value, in: part)
    if isSwagger {
      var fit = SchemaFit(from: .openAPI31, to: .v3_0, known)
      source = fit.schema(source)
    }
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
