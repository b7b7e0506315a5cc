import LaminaAPIModel
import LaminaJSON

extension OpenAPIReader {
  /// All resources without those within them, with the paths around them.
  func resources() -> [(resource: APIResource, parent: String?)] {
    (document["paths"]?.object?.distinct ?? []).map { path in
      (resource(path.key, path.value), path.value["x-raml-parent"]?.string)
    }
  }

  private func resource(_ path: String, _ item: JSONValue) -> APIResource {
    let uri = item["x-raml-uri"]?.string ?? path
    var resource = APIResource(
      path: item["x-raml-path"]?.string ?? uri, uri: uri, displayName: item["summary"]?.string)
    resource.description = item["description"]?.string
    resource.uriParameters = uriParameters(resource.path, item)
    resource.baseParameters = ParameterReader.fields(item["x-raml-baseUriParameters"])
    resource.type = item["x-raml-type"]?.string
    resource.traits = Self.texts(item["x-raml-is"])
    resource.methods = methods(item) + methods(item["x-raml-methods"])
    return resource
  }

  private func uriParameters(_ path: String, _ item: JSONValue) -> [APIParameter] {
    let names = URITemplate.read(path, isStrict: false).template?.names ?? []
    let all = (item["parameters"]?.array ?? []).filter { $0["in"] == "path" }
    let own = names.compactMap { name in all.first { $0["name"]?.string == name } }
    return own.compactMap(ParameterReader.parameter)
      + ParameterReader.fields(item["x-raml-uriParameters"])
  }

  private static let methodNames: Set = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]

  private func methods(_ item: JSONValue?) -> [APIMethod] {
    (item?.object?.distinct ?? []).compactMap { member in
      let isMethod = Self.methodNames.contains(member.key) || member.value["operationId"] != nil
      return isMethod ? method(member.key.uppercased(), member.value) : nil
    }
  }

  private func method(_ name: String, _ value: JSONValue) -> APIMethod {
    var method = APIMethod(name: name)
    method.description = value["description"]?.string
    let parameters = value["parameters"]?.array ?? []
    method.headers = headers(value, parameters.filter { $0["in"] == "header" })
    method.queryParameters = parameters.filter { $0["in"] == "query" }
      .compactMap(ParameterReader.parameter)
    method.baseParameters = ParameterReader.fields(value["x-raml-baseUriParameters"])
    method.protocols = Self.protocols(value) ?? protocols
    method.securedBy = SecurityReader(document).demands(value) ?? securedBy
    method.traits = Self.texts(value["x-raml-is"])
    method.bodies = bodies(value["requestBody"]?["content"])
    method.responses = responses(value["responses"]) + responses(value["x-raml-responses"])
    return method
  }

  private func headers(_ value: JSONValue, _ parameters: [JSONValue]) -> [APIParameter] {
    HeaderOrder.sorted(parameters.compactMap(ParameterReader.parameter), value)
  }
}
