/// A schema that was read, with its faults; what is faulty in it is left out.
///
/// ```swift
/// let value = try JSONValue(parsing: #"{"required": true, "type": "strin"}"#)
/// let schema = JSONSchema(value)
/// for problem in schema.problems where problem.severity == .error { print(problem.message) }
/// // Keyword 'required' is expected to be of type 'array', and is a boolean.
/// // There is no type 'strin'; did you mean 'string'?
/// ```
public struct JSONSchema: Sendable {
  /// The faults and hints in the order of the text, those of other documents last.
  public let problems: [SchemaProblem]
  /// The draft of the document.
  public let draft: SchemaDraft
  let nodes: [SchemaNode]
  let documents: [String]
  let limits: SchemaLimits

  /// Whether the schema has no error.
  public var isValid: Bool { !problems.contains { $0.severity == .error } }
}
