import LaminaJSON

/// The types that a schema allows.
struct SchemaTypeSet: Hashable {
  private let names: Set<String>

  private static let all: Set<String> = [
    "array", "boolean", "integer", "null", "number", "object", "string",
  ]

  /// The types that all parts of a schema allow.
  init(_ schema: SchemaWhole) {
    names = schema.parts.reduce(Self.all) { $0.intersection(SchemaTypeSet($1.value).names) }
  }

  private init(_ schema: JSONValue) {
    let type = schema["type"]
    var names = Set((type?.array ?? type.map { [$0] } ?? []).map { $0.string ?? "any" })
    if names.isEmpty || names.contains("any") { names = Self.all }
    if schema["nullable"] == true { names.insert("null") }
    if names.contains("number") { names.insert("integer") }
    self.names = names
  }

  func isSubset(of other: SchemaTypeSet) -> Bool { names.isSubset(of: other.names) }

  /// The types as a reader wants them.
  var words: String {
    if names == Self.all { return "any" }
    if names.isEmpty { return "none" }
    let shown = names.contains("number") ? names.subtracting(["integer"]) : names
    return shown.sorted().joined(separator: " or ")
  }
}
