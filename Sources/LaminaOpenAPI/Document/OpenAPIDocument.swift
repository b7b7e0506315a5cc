public import LaminaAPIModel
public import LaminaAPISource
public import LaminaJSON

/// An OpenAPI document, made of a model.
///
/// ```swift
/// let document = OpenAPIDocument(APIModel(title: "Shop"))
/// print(document.value["openapi"]?.string ?? "-")       // 3.0.3
/// print(document.text(.json).hasPrefix("{"))            // true
/// ```
///
/// - Complexity: O(*n*) for a model of *n* parts; each schema is converted once.
public struct OpenAPIDocument: Sendable {
  /// How a document is written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// JSON, two blanks inwards.
    case json
    /// YAML 1.2, which readers of YAML 1.1 read alike.
    case yaml
  }

  /// The version it is written in.
  public let version: OpenAPIVersion
  /// The document.
  public let value: JSONValue
  /// What OpenAPI has no place for, in the order of the model.
  public let notes: [OpenAPINote]

  /// Converts a model.
  ///
  /// - Parameters:
  ///   - api: the model.
  ///   - version: the version of OpenAPI.
  ///   - loader: reads the files that schemas of the model refer to; these become components, too.
  public init(
    _ api: APIModel, version: OpenAPIVersion = .v3_0, loader: (any SourceLoader)? = nil
  ) {
    var writer = OpenAPIWriter(api, version, loader)
    self.version = version
    value = writer.document()
    notes = writer.notes
  }

  /// The document as text that ends with a line break.
  public func text(_ format: Format) -> String {
    switch format {
    case .json: value.text(.pretty) + "\n"
    case .yaml: YAMLText(value).text
    }
  }
}
