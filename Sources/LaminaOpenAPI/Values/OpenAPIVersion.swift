public import LaminaAPIModel

/// A version of OpenAPI that documents are written in.
public enum OpenAPIVersion: String, Hashable, Sendable, CaseIterable {
  /// OpenAPI 3.0, whose schemas are a dialect of their own.
  case v3_0 = "3.0.3"
  /// OpenAPI 3.1, whose schemas are JSON Schema 2020-12.
  case v3_1 = "3.1.0"
  /// OpenAPI 3.2, whose schemas are those of 3.1.
  case v3_2 = "3.2.0"

  /// The dialect of its schemas, and of its other words.
  public var dialect: APISchema.Dialect {
    switch self {
    case .v3_0: .openAPI30
    case .v3_1: .openAPI31
    case .v3_2: .openAPI32
    }
  }

  /// The version that is written for a dialect.
  public init(_ dialect: APISchema.Dialect) {
    switch dialect {
    case .openAPI30: self = .v3_0
    case .openAPI31: self = .v3_1
    case .openAPI32: self = .v3_2
    }
  }
}
