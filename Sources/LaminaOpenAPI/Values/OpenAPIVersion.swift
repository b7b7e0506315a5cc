/// A version of OpenAPI that documents are written in.
public enum OpenAPIVersion: String, Hashable, Sendable, CaseIterable {
  /// OpenAPI 3.0, whose schemas are a dialect of their own.
  case v3_0 = "3.0.3"
  /// OpenAPI 3.1, whose schemas are JSON Schema 2020-12.
  case v3_1 = "3.1.0"
}
