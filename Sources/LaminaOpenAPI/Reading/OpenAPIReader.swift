import LaminaAPIModel
import LaminaJSON

/// Reads the parts of a document that was written of a model.
struct OpenAPIReader {
  let document: JSONValue
  let protocols: [APIProtocol]
  let securedBy: [APISecurity]

  init(_ document: JSONValue) {
    self.document = document
    protocols = Self.protocols(document) ?? []
    securedBy = SecurityReader(document).demands(document) ?? []
  }

  func model(_ title: String) -> APIModel {
    var api = APIModel(title: title)
    let info = document["info"]
    api.version = info?["x-raml-version"] == nil ? info?["version"]?.string : nil
    api.baseURI = document["x-raml-baseUri"]?.string
    api.baseParameters = ParameterReader.fields(document["x-raml-baseUriParameters"])
    api.protocols = protocols
    api.mediaType = document["x-raml-mediaType"]?.string
    api.documentation = (document["x-raml-documentation"]?.array ?? []).compactMap(section)
    api.schemas = SchemaReader(document).declared
    api.securitySchemes = securitySchemes()
    api.securedBy = securedBy
    api.templates = (document["x-raml-templates"]?.array ?? []).compactMap(template)
    api.resources = ResourceTree(resources()).roots
    return api
  }

  static func protocols(_ part: JSONValue) -> [APIProtocol]? {
    part["x-raml-protocols"]?.array?.compactMap { $0.string.flatMap(APIProtocol.init(rawValue:)) }
  }

  static func texts(_ value: JSONValue?) -> [String] { (value?.array ?? []).compactMap(\.string) }

  private func section(_ value: JSONValue) -> APISection? {
    guard let title = value["title"]?.string, let content = value["content"]?.string else {
      return nil
    }
    return APISection(title: title, content: content)
  }

  private func template(_ value: JSONValue) -> APITemplate? {
    let kind = value["kind"]?.string.flatMap(APITemplate.Kind.init(rawValue:))
    guard let kind, let name = value["name"]?.string else { return nil }
    return APITemplate(
      kind, name: name, usage: value["usage"]?.string, description: value["description"]?.string)
  }
}
