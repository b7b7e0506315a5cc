import LaminaAPIModel
import LaminaJSON

extension OpenAPIReader {
  /// All resources without those within them, with the paths around them.
  mutating func resources() -> [(resource: APIResource, parent: String?)] {
    guard let paths = document["paths"] else { return [] }
    return paths.members.filter { !$0.key.hasPrefix("x-") }.map { path, item in
      var resource = resource(path, item)
      resource.place = paths.keyPlace(path)
      return (resource, item["x-raml-parent"]?.string)
    }
  }

  mutating func resource(_ path: String, _ item: DocumentPart) -> APIResource {
    let uri = item["x-raml-uri"]?.string ?? path
    var resource = APIResource(
      path: item["x-raml-path"]?.string ?? uri, uri: uri, displayName: item["summary"]?.string)
    resource.description = item["description"]?.string
    resource.uriParameters = uriParameters(resource.path, item)
    resource.baseParameters = ParameterReader.fields(item["x-raml-baseUriParameters"])
    resource.type = item["x-raml-type"]?.string
    resource.traits = Self.texts(item["x-raml-is"])
    resource.servers = servers(item)
    let others = [item["additionalOperations"], item["x-raml-methods"]].compactMap(\.self)
    resource.methods =
      methods(item, item, resource.path)
      + others.flatMap { methods($0, item, resource.path, isOther: true) }
    resource.extensions = extensions(
      item, "pathItem", written: writer.named(resource), except: Self.itemParts)
    return resource
  }

  private mutating func uriParameters(_ path: String, _ item: DocumentPart) -> [APIParameter] {
    parameters(pathParts(path, item), in: .path)
      + ParameterReader.fields(item["x-raml-uriParameters"])
  }

  /// The parameters of the path: those of the item, or of the first method that has them.
  private func pathParts(_ path: String, _ item: DocumentPart) -> [DocumentPart] {
    let names = URITemplate.read(path, isStrict: false).template?.names ?? []
    let methods = item.members.filter { Self.methodNames.contains($0.key) }
    let lists = [item["parameters"]] + methods.map { $0.value["parameters"] }
    let all = lists.flatMap { $0?.array ?? [] }.filter { $0["in"]?.string == "path" }
    return names.compactMap { name in all.first { $0["name"]?.string == name } }
  }

  /// What a method says of parameters of the path, where that is not what the model has of them.
  private mutating func ownPathParameters(
    _ parts: [DocumentPart], _ path: String, _ item: DocumentPart
  ) -> [APIExtension] {
    let known = pathParts(path, item)
    let others = parts.filter { part in
      let name = part["name"]?.string
      return known.contains { $0["name"]?.string == name && $0.value != part.value }
    }
    if isOfModel || others.isEmpty { return [] }
    let list = others.map { copies.object($0, "parameter") }
    schemas.use(copies.takeUsed())
    return [APIExtension("parameters", .list(list))]
  }

  static let methodNames: Set = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
  ]

  private static let itemParts = methodNames.union([
    "parameters", "servers", "additionalOperations",
  ])

  private mutating func methods(
    _ list: DocumentPart, _ item: DocumentPart, _ path: String, isOther: Bool = false
  ) -> [APIMethod] {
    list.members.compactMap { name, part in
      guard isOther || Self.methodNames.contains(name), part.value.object != nil else { return nil }
      var method = method(name.uppercased(), part, item, path)
      method.place = list.keyPlace(name)
      return method
    }
  }

  private mutating func method(
    _ name: String, _ part: DocumentPart, _ item: DocumentPart, _ path: String
  ) -> APIMethod {
    var method = APIMethod(name: name)
    method.description = part["description"]?.string
    describe(&method, part)
    let parts = Dictionary(grouping: parameters(of: part, in: item)) { $0["in"]?.string ?? "" }
    let headers = (parts["header"] ?? []).filter { !Self.isImplied($0) }
    method.headers = HeaderOrder.sorted(parameters(headers, in: .header), part)
    method.queryParameters = parameters(parts["query"] ?? [], in: .query)
    method.cookies = parameters(parts["cookie"] ?? [], in: .cookie)
    noteOthers(parts.values.flatMap(\.self))
    method.baseParameters = ParameterReader.fields(part["x-raml-baseUriParameters"])
    method.protocols = Self.protocols(part) ?? protocols
    method.securedBy = SecurityReader(document).demands(part) ?? securedBy
    method.traits = Self.texts(part["x-raml-is"])
    method.bodies = bodies(part["requestBody"]?["content"])
    method.isBodyRequired = part["requestBody"]?["required"]?.bool == true
    let answers = responses(part["responses"])
    method.responses = answers.own + responses(part["x-raml-responses"]).own
    method.otherResponses = answers.others
    describeBody(&method, part["requestBody"])
    method.callbacks = callbacks(part["callbacks"])
    method.servers = servers(part)
    method.extensions =
      extensions(part, "operation", written: writer.named(method), except: Self.operationParts)
      + ownPathParameters(parts["path"] ?? [], path, item)
    return method
  }

  private static let operationParts: Set = [
    "parameters", "requestBody", "responses", "callbacks", "security", "servers", "externalDocs",
  ]

  private mutating func describe(_ method: inout APIMethod, _ part: DocumentPart) {
    // A document of a model names methods that have no names there.
    if part["x-raml-operationId"] == nil { method.operationID = part["operationId"]?.string }
    method.summary = part["summary"]?.string
    method.tags = Self.texts(part["tags"])
    method.isDeprecated = part["deprecated"]?.bool ?? false
    method.externalDocs = part["externalDocs"].flatMap { docs($0) }
  }

  private mutating func describeBody(_ method: inout APIMethod, _ part: DocumentPart?) {
    guard let part else { return }
    method.bodyDescription = part["description"]?.string
    method.bodyExtensions = extensions(
      part, "requestBody", written: writer.named(bodyOf: method), except: ["content"])
  }

  private mutating func noteOthers(_ parameters: [DocumentPart]) {
    for parameter in parameters {
      switch parameter["in"]?.string {
      case "querystring": note("A query as a whole is not in the model.", parameter)
      case "header" where Self.isImplied(parameter):
        note("The header \(parameter["name"]?.string ?? "") is said by other words.", parameter)
      default: break
      }
    }
  }

  /// A method's own parameters, and those of its path that it does not replace.
  private func parameters(of part: DocumentPart, in item: DocumentPart) -> [DocumentPart] {
    let own = part["parameters"]?.array ?? []
    let names = Set(own.map(Self.name))
    return (item["parameters"]?.array ?? []).filter { !names.contains(Self.name($0)) } + own
  }

  private static func name(_ parameter: DocumentPart) -> [String?] {
    [parameter["in"]?.string, parameter["name"]?.string]
  }

  /// Headers that OpenAPI says to pass over: what else says them.
  private static func isImplied(_ parameter: DocumentPart) -> Bool {
    ImpliedHeaders.contains(parameter["name"]?.string ?? "")
  }
}

/// The headers of requests that OpenAPI passes over where they are written as parameters.
enum ImpliedHeaders {
  static func contains(_ name: String) -> Bool {
    ["accept", "content-type", "authorization"].contains(name.lowercased())
  }
}
