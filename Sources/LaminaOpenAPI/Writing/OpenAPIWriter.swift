import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Writes a model as an OpenAPI document, part by part, and collects notes.
struct OpenAPIWriter {
  let api: APIModel
  let version: OpenAPIVersion
  private(set) var notes: [OpenAPINote] = []
  private var names: OperationNames
  private var writtenPaths: Set<String> = []
  var schemas: SchemaComponents
  /// The component's name of each scheme that can be one.
  let schemeNames: [String: String]
  /// The answers that schemes describe, as components, with the names of these by scheme and status.
  private var schemeAnswers = JSONMembers()
  private var schemeAnswerNames: [String: [Int: String]] = [:]
  private var answerNames = UniqueNames()

  /// A writer of parts of no model.
  init(plain dialect: APISchema.Dialect) {
    var api = APIModel(title: "")
    api.dialect = dialect
    self.init(api, OpenAPIVersion(dialect))
  }

  init(_ api: APIModel, _ version: OpenAPIVersion, _ loader: (any SourceLoader)? = nil) {
    self.api = api
    self.version = version
    names = OperationNames(api)
    schemas = SchemaComponents(api, version, loader)
    schemeNames = SecuritySchemeNames(api, version).names
  }

  mutating func note(_ message: String, _ place: Place?) {
    notes.append(OpenAPINote(message, place: place))
  }

  /// Whether a path comes for the first time.
  mutating func isFirst(_ path: String) -> Bool { writtenPaths.insert(path).inserted }

  /// The name of an operation: its own, or in a document of a model of another language one that is made for it.
  mutating func operationName(_ method: APIMethod, _ uri: String) -> String? {
    api.dialect == nil ? names.take(method, uri) : method.operationID
  }

  mutating func document() -> JSONValue {
    var out = JSONMembers()
    out.set("openapi", version.rawValue)
    out.set("info", fullInfo())
    out.append(serversAtRoot())
    out.set("security", demands(api.securedBy))
    out.set("tags", api.tags.map { fullTag($0) })
    out.set("externalDocs", api.externalDocs.map { fullDocs($0) })
    let paths = paths()
    if !paths.isEmpty || api.webhooks.isEmpty || version == .v3_0 { out.set("paths", paths.value) }
    out.set(version == .v3_0 ? "x-webhooks" : "webhooks", webhooks())
    let schemes = securitySchemes()
    out.set("components", components(schemes.possible))
    out.append(kept(schemes.others))
    extend(&out, api.extensions, "root")
    out = fitting(out, "root")
    notes += schemas.notes
    return out.value
  }

  /// The name of the component for an answer that a scheme describes.
  mutating func component(of answer: APIResponse, _ scheme: APISecurityScheme) -> String {
    if let known = schemeAnswerNames[scheme.name]?[answer.status] { return known }
    let name = answerNames.take("\(scheme.name)\(answer.status)")
    schemeAnswerNames[scheme.name, default: [:]][answer.status] = name
    let mark = JSONMember(key: "x-raml-scheme", value: .text(scheme.name))
    let members = response(answer, name).object?.members ?? []
    schemeAnswers.set(name, JSONValue(.object(JSONObject(members + [mark]))))
    return name
  }

  private mutating func components(_ schemes: JSONMembers) -> JSONMembers {
    var out = JSONMembers()
    out.set("schemas", schemas.written())
    out.set("responses", schemeAnswers)
    out.set("securitySchemes", schemes)
    return out
  }

  /// What stands at the root of the model, and has no place in OpenAPI.
  private mutating func kept(_ schemes: JSONMembers) -> JSONMembers {
    var out = JSONMembers()
    if api.dialect == nil || api.servers.isEmpty {
      out.set("x-raml-baseUri", api.baseURI)
      out.set("x-raml-baseUriParameters", fields(api.baseParameters))
      out.set("x-raml-protocols", texts: api.protocols.map(\.rawValue))
    }
    out.set("x-raml-mediaType", api.mediaType)
    if plainDescription == nil {
      out.set("x-raml-documentation", api.documentation.map(section))
    }
    out.set("x-raml-templates", api.templates.map(template))
    out.set("x-raml-securitySchemes", schemes)
    if !schemes.isEmpty {
      out.set("x-raml-securityScheme-order", texts: api.securitySchemes.map(\.name))
    }
    out.append(keptDemands(api.securedBy))
    // That it was written of a model must be seen.
    if out.isEmpty, api.dialect == nil { out.set("x-raml-model", true) }
    return out
  }

  private func section(_ section: APISection) -> JSONValue {
    ["title": JSONValue.text(section.title), "content": JSONValue.text(section.content)]
  }

  private func template(_ template: APITemplate) -> JSONValue {
    var out = JSONMembers()
    out.set("kind", template.kind.rawValue)
    out.set("name", template.name)
    out.set("usage", template.usage)
    out.set("description", template.description)
    return out.value
  }
}
