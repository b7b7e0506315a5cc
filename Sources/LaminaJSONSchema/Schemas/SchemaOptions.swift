public import LaminaJSON
internal import LaminaPatterns

/// How a schema is read.
public struct SchemaOptions: Sendable {
  /// The address of the document, which references are relative to.
  public var uri: String
  /// The draft of documents without `$schema`; nothing takes draft-04 and gives a hint.
  public var defaultDraft: SchemaDraft?
  /// Finds the documents that references name; gets the address without fragment.
  public var resolver: (@Sendable (_ uri: String) -> JSONValue?)?
  /// Whether `format` is checked, and not only described.
  public var checksFormats: Bool
  /// What schemas may hold.
  public var limits: SchemaLimits

  /// Creates options.
  public init(
    uri: String = "", defaultDraft: SchemaDraft? = nil, checksFormats: Bool = true,
    limits: SchemaLimits = SchemaLimits(),
    resolver: (@Sendable (_ uri: String) -> JSONValue?)? = nil
  ) {
    self.uri = uri
    self.defaultDraft = defaultDraft
    self.checksFormats = checksFormats
    self.limits = limits
    self.resolver = resolver
  }
}

/// How large schemas may be, and how long judging a value may take.
public struct SchemaLimits: Hashable, Sendable {
  /// Documents that references bring.
  public var documents: Int
  /// Schemas within all documents.
  public var schemas: Int
  /// Problems that are reported.
  public var problems: Int
  /// Rules that are applied to one value.
  public var steps: Int
  /// Schemas inside each other while a value is judged; 3 MB of the thread's stack end it earlier.
  public var depth: Int
  /// Violations that are reported.
  public var violations: Int

  /// Creates limits.
  public init(
    documents: Int = 1_000, schemas: Int = 200_000, problems: Int = 1_000,
    steps: Int = 5_000_000, depth: Int = 1_000, violations: Int = 1_000
  ) {
    self.documents = documents
    self.schemas = schemas
    self.problems = problems
    self.steps = steps
    self.depth = depth
    self.violations = violations
  }
}
