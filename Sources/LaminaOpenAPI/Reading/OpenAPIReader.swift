import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Reads the parts of a document, of one that was written of a model or of another.
struct OpenAPIReader {
  let document: DocumentPart
  let protocols: [APIProtocol]
  let securedBy: [APISecurity]
  let baseURI: String?
  var schemas: SchemaReader
  /// Whether the document was written of a model: what it says besides is then in `x-raml-…`.
  let isOfModel: Bool
  let dialect: APISchema.Dialect
  /// Copies what no value of the model stands for.
  var copies: PartCopy
  /// Writes values, so that it is seen what they do not say.
  var writer: OpenAPIWriter
  /// The callbacks that are being read, each within the one before.
  var around: Set<SourceSpan> = []
  var depth = 0
  /// What the model has no place for.
  private(set) var losses: [(message: String, part: DocumentPart)] = []

  init(_ document: DocumentPart) {
    self.document = document
    let isOfModel = document.value.object?.members.contains { $0.key.hasPrefix("x-raml-") } ?? false
    let dialect = document.sources.dialect ?? .openAPI30
    (self.isOfModel, self.dialect) = (isOfModel, dialect)
    let server = Self.isPlain(document) ? document["servers"]?.array.first : nil
    baseURI = document["x-raml-baseUri"]?.string ?? server?["url"]?.string
    protocols = Self.protocols(document) ?? (server == nil ? [] : Self.servers(document))
    securedBy = SecurityReader(document).demands(document) ?? []
    schemas = SchemaReader(document, isOfModel ? nil : dialect)
    copies = PartCopy(schemas.names, dialect)
    writer = OpenAPIWriter(plain: dialect)
  }

  mutating func note(_ message: String, _ part: DocumentPart) { losses.append((message, part)) }

  /// Whether servers are all that is said of the base URI.
  private static func isPlain(_ document: DocumentPart) -> Bool {
    document["x-raml-baseUri"] == nil && document["x-raml-protocols"] == nil
  }

  private static func servers(_ document: DocumentPart) -> [APIProtocol] {
    var found: [APIProtocol] = []
    for server in document["servers"]?.array ?? [] {
      let scheme = server["url"]?.string?.prefix { $0 != ":" }.uppercased() ?? ""
      if let way = APIProtocol(rawValue: scheme), !found.contains(way) { found.append(way) }
    }
    return found
  }

  mutating func model() -> APIModel {
    let info = document["info"]
    let title = info?["title"]?.string ?? ""
    var api = APIModel(title: title)
    api.version = info?["x-raml-version"] == nil ? info?["version"]?.string : nil
    api.baseURI = baseURI
    api.baseParameters = baseParameters()
    api.protocols = protocols
    api.mediaType = document["x-raml-mediaType"]?.string
    api.documentation = documentation(title)
    api.securitySchemes = securitySchemes()
    api.securedBy = securedBy
    api.templates = (document["x-raml-templates"]?.array ?? []).compactMap(template)
    api.resources = ResourceTree(resources()).roots
    describe(&api)
    api.schemas = schemas.declared()
    api.dialect = isOfModel ? nil : dialect
    noteOthers()
    return api
  }

  private func baseParameters() -> [APIParameter] {
    let kept = ParameterReader.fields(document["x-raml-baseUriParameters"])
    guard kept.isEmpty, Self.isPlain(document) else { return kept }
    return Self.variables(document["servers"]?.array.first)
  }

  private func documentation(_ title: String) -> [APISection] {
    if let kept = document["x-raml-documentation"] { return kept.array.compactMap(section) }
    guard let text = document["info"]?["description"]?.string else { return [] }
    return [APISection(title: title, content: text)]
  }

  private mutating func noteOthers() {
    noteOwn(document.raw("paths"), "paths")
    noteOwn(document.raw("components"), "components")
    noteUnused()
  }

  static func protocols(_ part: DocumentPart) -> [APIProtocol]? {
    part.raw("x-raml-protocols")?.array.compactMap {
      $0.string.flatMap(APIProtocol.init(rawValue:))
    }
  }

  static func texts(_ part: DocumentPart?) -> [String] { (part?.array ?? []).compactMap(\.string) }

  private func section(_ part: DocumentPart) -> APISection? {
    guard let title = part["title"]?.string, let content = part["content"]?.string else {
      return nil
    }
    return APISection(title: title, content: content)
  }

  private func template(_ part: DocumentPart) -> APITemplate? {
    let kind = part["kind"]?.string.flatMap(APITemplate.Kind.init(rawValue:))
    guard let kind, let name = part["name"]?.string else { return nil }
    return APITemplate(
      kind, name: name, usage: part["usage"]?.string, description: part["description"]?.string)
  }
}
