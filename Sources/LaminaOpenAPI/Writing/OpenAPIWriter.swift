import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Writes a model as an OpenAPI document, part by part, and collects notes.
struct OpenAPIWriter {
  let api: APIModel
  let version: OpenAPIVersion
  private(set) var notes: [OpenAPINote] = []
  private var names = OperationNames()
  private var writtenPaths: Set<String> = []
  var schemas: SchemaComponents
  /// The component's name of each scheme that can be one.
  let schemeNames: [String: String]

  init(_ api: APIModel, _ version: OpenAPIVersion) {
    self.api = api
    self.version = version
    schemas = SchemaComponents(api, version)
    schemeNames = SecuritySchemeNames(api).names
  }

  mutating func note(_ message: String, _ place: Place?) {
    notes.append(OpenAPINote(message, place: place))
  }

  /// Whether a path comes for the first time.
  mutating func isFirst(_ path: String) -> Bool { writtenPaths.insert(path).inserted }

  mutating func operationName(_ method: APIMethod, _ uri: String) -> String {
    names.take(method.name, uri)
  }

  mutating func document() -> JSONValue {
    var out = Members()
    out.set("openapi", text: version.rawValue)
    out.set("info", info())
    out.set("servers", list: rootServers())
    out.set("security", list: demands(api.securedBy))
    let paths = paths()
    out.set("paths", paths.value)
    let schemes = securitySchemes()
    out.set("components", components(schemes.possible))
    out.append(kept(schemes.others))
    notes += schemas.notes
    return out.value
  }

  private mutating func components(_ schemes: Members) -> Members {
    var out = Members()
    out.set("schemas", schemas.written())
    out.set("securitySchemes", schemes)
    return out
  }

  /// What stands at the root of the model, and has no place in OpenAPI.
  private mutating func kept(_ schemes: Members) -> Members {
    var out = Members()
    out.set("x-raml-baseUri", text: api.baseURI)
    out.set("x-raml-baseUriParameters", fields(api.baseParameters))
    out.set("x-raml-protocols", texts: api.protocols.map(\.rawValue))
    out.set("x-raml-mediaType", text: api.mediaType)
    out.set("x-raml-documentation", list: api.documentation.map(section))
    out.set("x-raml-templates", list: api.templates.map(template))
    out.set("x-raml-securitySchemes", schemes)
    if !schemes.isEmpty {
      out.set("x-raml-securityScheme-order", texts: api.securitySchemes.map(\.name))
    }
    out.append(keptDemands(api.securedBy))
    return out
  }

  private func section(_ section: APISection) -> JSONValue {
    ["title": JSONValue(.string(section.title)), "content": JSONValue(.string(section.content))]
  }

  private func template(_ template: APITemplate) -> JSONValue {
    var out = Members()
    out.set("kind", text: template.kind.rawValue)
    out.set("name", text: template.name)
    out.set("usage", text: template.usage)
    out.set("description", text: template.description)
    return out.value
  }
}
