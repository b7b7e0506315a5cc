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

  private mutating func resource(_ path: String, _ item: DocumentPart) -> APIResource {
    let uri = item["x-raml-uri"]?.string ?? path
    var resource = APIResource(
      path: item["x-raml-path"]?.string ?? uri, uri: uri, displayName: item["summary"]?.string)
    resource.description = item["description"]?.string
    resource.uriParameters = uriParameters(resource.path, item)
    resource.baseParameters = ParameterReader.fields(item["x-raml-baseUriParameters"])
    resource.type = item["x-raml-type"]?.string
    resource.traits = Self.texts(item["x-raml-is"])
    resource.methods =
      methods(item, item) + (item["x-raml-methods"].map { methods($0, item) } ?? [])
    return resource
  }

  /// The parameters of the path: those of the item, or of the first method that has them.
  private mutating func uriParameters(_ path: String, _ item: DocumentPart) -> [APIParameter] {
    let names = URITemplate.read(path, isStrict: false).template?.names ?? []
    let methods = item.members.filter { Self.methodNames.contains($0.key) }
    let lists = [item["parameters"]] + methods.map { $0.value["parameters"] }
    let all = lists.flatMap { $0?.array ?? [] }.filter { $0["in"]?.string == "path" }
    let own = names.compactMap { name in all.first { $0["name"]?.string == name } }
    return parameters(own, in: .path)
      + ParameterReader.fields(item["x-raml-uriParameters"])
  }

  static let methodNames: Set = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]

  private mutating func methods(_ list: DocumentPart, _ item: DocumentPart) -> [APIMethod] {
    list.members.compactMap { name, part in
      let isMethod = Self.methodNames.contains(name) || part["operationId"] != nil
      guard isMethod else { return nil }
      var method = method(name.uppercased(), part, item)
      method.place = list.keyPlace(name)
      return method
    }
  }

  private mutating func method(
    _ name: String, _ part: DocumentPart, _ item: DocumentPart
  ) -> APIMethod {
    var method = APIMethod(name: name)
    if part["x-raml-operationId"] == nil { method.operationID = part["operationId"]?.string }
    method.description = (part["description"] ?? part["summary"])?.string
    let parts = Dictionary(grouping: parameters(of: part, in: item)) { $0["in"]?.string ?? "" }
    let headers = (parts["header"] ?? []).filter { !Self.isImplied($0) }
    method.headers = HeaderOrder.sorted(parameters(headers, in: .header), part)
    method.queryParameters = parameters(parts["query"] ?? [], in: .query)
    method.cookies = parameters(parts["cookie"] ?? [], in: .cookie)
    method.baseParameters = ParameterReader.fields(part["x-raml-baseUriParameters"])
    method.protocols = Self.protocols(part) ?? protocols
    method.securedBy = SecurityReader(document).demands(part) ?? securedBy
    method.traits = Self.texts(part["x-raml-is"])
    method.bodies = bodies(part["requestBody"]?["content"])
    method.isBodyRequired = part["requestBody"]?["required"]?.bool == true
    method.responses = responses(part["responses"]) + responses(part["x-raml-responses"])
    return method
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
