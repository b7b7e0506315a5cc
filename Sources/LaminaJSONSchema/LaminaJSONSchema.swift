/// JSON Schema, drafts 3 and 4: all faults of a schema, all faults of a value, and values by seed.
///
/// ```
///  JSONValue ──SchemaCompiler──▶ JSONSchema ──validate──▶ SchemaResult (violations with both places)
///                  │  problems        └───────generate──▶ a value that is valid
///                  └──▶ other documents, by a resolver
/// ```
///
/// ```swift
/// let schema = JSONSchema(
///   ["type": "object", "properties": ["name": ["type": "string"]], "required": ["name"]],
///   options: SchemaOptions(defaultDraft: .draft4))
/// let result = schema.validate(["name": 1])
/// print(result.violations[0].pointer)           // /name
/// print(result.violations[0].message)           // The value is a number and should be a string.
/// print(try schema.generate(seed: 7)["name"]?.string ?? "-")
/// ```
///
/// Any thread may call it. It must never load anything by itself, and never end over what a schema
/// says: references in circles, patterns and depth have limits.
