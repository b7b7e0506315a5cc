import LaminaJSON
import LaminaJSONSchema

/// Where a default goes: into the schema if it is valid there, as tools demand, else out of their way.
enum DefaultValue {
  static func key(_ value: JSONValue, _ schema: JSONValue) -> String {
    let compiled = JSONSchema(schema, options: SchemaOptions(defaultDraft: .draft4))
    return compiled.accepts(value) ? "default" : "x-raml-default"
  }
}
