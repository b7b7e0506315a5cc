import LaminaAPIModel
import LaminaJSON
import LaminaJSONSchema

extension APIModel {
  /// The rules of a schema, with the model's others by name.
  func rules(_ schema: APISchema) throws -> JSONSchema {
    let texts = Dictionary(
      schemas.map { ($0.name ?? "", $0.text) }, uniquingKeysWith: { first, _ in first })
    let options = SchemaOptions(resolver: { texts[$0].flatMap { try? JSONValue(parsing: $0) } })
    return JSONSchema(try JSONValue(parsing: schema.text), options: options)
  }
}
