/// Why a document cannot be read as a model.
public enum OpenAPIFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document is no object.
  case notAnObject
  /// The document names no version, or one that is not read.
  case unsupportedVersion(String?)
  /// What must be there is missing: a pointer to it.
  case missing(String)

  /// The fault and its repair as sentences.
  public var description: String {
    switch self {
    case .notAnObject: "An OpenAPI document is an object; this one is none."
    case .unsupportedVersion(let version):
      version.map { "OpenAPI \($0) is not read; write 3.0.x, 3.1.x or 3.2.x at /openapi." }
        ?? "The document names no version; write 3.0.3 or 3.1.0, as text, at /openapi."
    case .missing(let pointer): "The document has no text at \(pointer), where one must be."
    }
  }
}
