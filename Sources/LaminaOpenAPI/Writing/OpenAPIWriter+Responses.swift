import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The answers; one that says nothing if the model has none, because OpenAPI demands one.
  mutating func responses(of method: APIMethod, _ name: String) -> JSONMembers {
    var (written, others) = (JSONMembers(), JSONMembers())
    for response in method.responses + method.otherResponses {
      let value = self.response(response, "\(name)\(response.status)")
      if (100...599).contains(response.status) {
        written.set(Self.key(response), value)
      } else {
        note(
          "OpenAPI has no status \(response.status); it is kept in x-raml-responses.",
          response.place)
        others.set(String(response.status), value)
      }
    }
    written.append(schemeAnswers(of: method))
    if written.isEmpty, version == .v3_0 || api.dialect == nil {
      written.set("default", ["description": "Any answer", "x-raml-implied": true])
    }
    var out = JSONMembers()
    out.set("responses", written)
    out.set("x-raml-responses", others)
    return out
  }

  private static func key(_ response: APIResponse) -> String {
    switch response.coverage {
    case .status: String(response.status)
    case .statusClass: "\(response.status / 100)XX"
    case .others: "default"
    }
  }

  /// What the schemes of a method answer, and itself says nothing of: references to components.
  private mutating func schemeAnswers(of method: APIMethod) -> JSONMembers {
    var known = Set(method.responses.map(\.status))
    var out = JSONMembers()
    for name in method.securedBy.flatMap(\.demands).compactMap(\.scheme) {
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
    var out = named(response)
    out.set("headers", headers(of: response))
    out.set("content", content(response.bodies, name))
    out.set("links", links(of: response))
    out.append(patterns(response.headers, inAnswer: true))
    extend(&out, response.extensions, "response")
    return fitting(out, "response", response.place).value
  }

  /// What an answer says of itself, without its parts.
  func named(_ response: APIResponse) -> JSONMembers {
    var out = JSONMembers()
    out.set("summary", response.summary)
    let isFree = version == .v3_2 && api.dialect != nil
    out.set(
      "description", response.description ?? (isFree ? nil : ReasonPhrase.of(response.status)))
    if response.description == nil, !isFree { out.set("x-raml-description", JSONValue(.null)) }
    return out
  }
}
