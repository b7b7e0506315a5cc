public import LaminaJSON

extension JSONSchema {
  /// Reads a schema.
  public init(_ value: JSONValue, options: SchemaOptions = SchemaOptions()) {
    var compiler = SchemaCompiler(options)
    compiler.compile(value)
    draft = compiler.documents[0].draft
    documents = compiler.documents.map(\.uri)
    nodes = compiler.nodes
    limits = options.limits
    problems = compiler.orderedProblems
  }
}
