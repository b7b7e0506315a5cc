import ArgumentParser
import LaminaAPI

/// A model that was read, in whichever language it is written.
enum ReadModel {
  case raml(RAMLDocument)
  case openAPI(OpenAPIFile)

  /// Reads a file: OpenAPI if it does not begin as RAML and names OpenAPI, else RAML.
  static func read(_ path: String, from loader: any SourceLoader, isChecked: Bool = true)
    -> ReadModel
  {
    let bytes = try? loader.read(path)
    return bytes.map(OpenAPIFile.isLikely) == true
      ? .openAPI(OpenAPIFile.read(path, from: loader, isChecked: isChecked))
      : .raml(RAMLDocument.read(path, from: loader, isChecked: isChecked))
  }

  var diagnostics: [Diagnostic] {
    switch self {
    case .raml(let document): document.diagnostics
    case .openAPI(let file): file.diagnostics
    }
  }

  func model() -> APIModel {
    switch self {
    case .raml(let document): document.model()
    case .openAPI(let file): file.model()
    }
  }

  /// What the file expands to, as JSON.
  func tree(_ options: TreeOptions) -> String {
    switch self {
    case .raml(let document): document.tree(options)
    case .openAPI(let file): APITree(file.model()).json
    }
  }
}
