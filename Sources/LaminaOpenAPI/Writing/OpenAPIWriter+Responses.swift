import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The answers; one that says nothing if the model has none, because OpenAPI demands one.
  mutating func responses(of method: APIMethod, _ name: String) -> JSONMembers {
    var (written, others) = (JSONMembers(), JSONMembers())
    for response in method.responses {
      let value = self.response(response, "\(name)\(response.status)")
      if (100...599).contains(response.status) {
        written.set(String(response.status), value)
      } else {
        note(
          "OpenAPI has no status \(response.status); it is kept in x-raml-responses.",
          response.place)
        others.set(String(response.status), value)
      }
    }
    written.append(schemeAnswers(of: method))
    if written.isEmpty {
      written.set("default", ["description": "Any answer", "x-raml-implied": true])
    }
    var out = JSONMembers()
    out.set("responses", written)
    out.set("x-raml-responses", others)
    return out
  }

  /// What the schemes of a method answer, and itself says nothing of: references to components.
  private mutating func schemeAnswers(of method: APIMethod) -> JSONMembers {
    var known = Set(method.responses.map(\.status))
    var out = JSONMembers()
    for name in method.securedBy.compactMap(\.scheme) {
      guard let scheme = api.securitySchemes.first(where: { $0.name == name }) else { continue }
      for answer in scheme.responses where (100...599).contains(answer.status) {
        guard known.insert(answer.status).inserted else { continue }
        let component = "#/components/responses/" + component(of: answer, scheme)
        out.set(String(answer.status), ["$ref": .text(component)])
      }
    }
    return out
  }

  mutating func response(_ response: APIResponse, _ name: String) -> JSONValue {
    var out = JSONMembers()
    out.set("description", response.description ?? ReasonPhrase.of(response.status))
    if response.description == nil { out.set("x-raml-description", JSONValue(.null)) }
    out.set("headers", fields(response.headers.filter { !isApart($0, inAnswer: true) }))
    out.set("content", content(response.bodies, name))
    out.append(patterns(response.headers, inAnswer: true))
    return out.value
  }
}
