import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension OpenAPIReader {
  /// What stands at the root besides paths and components.
  mutating func describe(_ api: inout APIModel) {
    if let info = document["info"] { api.info = self.info(info, api) }
    api.servers = servers(document)
    api.tags = (document["tags"]?.array ?? []).compactMap { tag($0) }
    api.externalDocs = document["externalDocs"].flatMap { docs($0) }
    api.webhooks = webhooks()
    api.extensions = extensions(document, "root", written: JSONMembers(), except: Self.rootParts)
  }

  private static let rootParts: Set = [
    "openapi", "info", "servers", "paths", "webhooks", "components", "security", "tags",
    "externalDocs", "swagger", "host", "basePath", "schemes", "consumes", "produces",
    "definitions", "parameters", "responses", "securityDefinitions",
  ]

  private mutating func info(_ part: DocumentPart, _ api: APIModel) -> APIInfo {
    var info = APIInfo()
    info.summary = part["summary"]?.string
    info.termsOfService = part["termsOfService"]?.string
    info.contact = part["contact"].map { contact($0) }
    info.license = part["license"].flatMap { license($0) }
    var plain = api
    plain.info = info
    plain.dialect = dialect
    info.extensions = extensions(
      part, "info", written: writer.info(plain), except: ["contact", "license"])
    return info
  }

  private mutating func contact(_ part: DocumentPart) -> APIContact {
    var contact = APIContact(
      name: part["name"]?.string, url: part["url"]?.string, email: part["email"]?.string)
    contact.extensions = extensions(part, "contact", written: writer.contact(contact))
    return contact
  }

  private mutating func license(_ part: DocumentPart) -> APILicense? {
    guard let name = part["name"]?.string else { return nil }
    var license = APILicense(
      name: name, url: part["url"]?.string, identifier: part["identifier"]?.string)
    license.extensions = extensions(part, "license", written: writer.license(license))
    return license
  }

  mutating func docs(_ part: DocumentPart) -> APIExternalDocs? {
    guard let url = part["url"]?.string else { return nil }
    var docs = APIExternalDocs(url: url, description: part["description"]?.string)
    docs.extensions = extensions(part, "docs", written: writer.docs(docs))
    return docs
  }

  private mutating func tag(_ part: DocumentPart) -> APITag? {
    guard let name = part["name"]?.string else { return nil }
    var tag = APITag(name: name, description: part["description"]?.string, place: part.place)
    tag.summary = part["summary"]?.string
    tag.parent = part["parent"]?.string
    tag.kind = part["kind"]?.string
    tag.externalDocs = part["externalDocs"].flatMap { docs($0) }
    tag.extensions = extensions(
      part, "tag", written: writer.tag(tag), except: ["externalDocs"])
    return tag
  }

  // MARK: Servers

  /// The servers that a part names; those that were written of other values are none.
  mutating func servers(_ part: DocumentPart) -> [APIServer] {
    guard !isOfModel || part["x-raml-servers"]?.bool == true else { return [] }
    return (part["servers"]?.array ?? []).compactMap { server($0) }
  }

  mutating func server(_ part: DocumentPart) -> APIServer? {
    guard let url = part["url"]?.string else { return nil }
    var server = APIServer(url: url, description: part["description"]?.string, place: part.place)
    server.name = part["name"]?.string
    server.variables = (part["variables"]?.members ?? []).map { name, part in
      var variable = Self.variable(name, part)
      variable.extensions = extensions(
        part, "variable", written: OpenAPIWriter.variable(name, variable, version: nil))
      return variable
    }
    server.extensions = extensions(
      part, "server", written: writer.server(server), except: ["variables"])
    return server
  }

  static func variables(_ server: DocumentPart?) -> [APIParameter] {
    (server?["variables"]?.members ?? []).map { variable($0.key, $0.value) }
  }

  private static func variable(_ name: String, _ part: DocumentPart) -> APIParameter {
    var type = APIParameterType()
    type.values = part["enum"].map(texts)
    type.defaultValue = part["default"]?.string
    var parameter = APIParameter(name: name, isRequired: true, types: [type], place: part.place)
    parameter.description = part["description"]?.string
    return parameter
  }
}
